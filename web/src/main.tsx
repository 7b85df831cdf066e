// The page: its views, its language, and the address, which names the view that is shown.

import { render } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { readPlace, VIEWS, type ViewName } from "./link";
import { RackView } from "./rack/view";
import { RefereeView } from "./referee/view";
import { ReplayView } from "./replay/view";
import { RulesView } from "./rules/view";
import { SheetView } from "./sheet/view";
import { readTable, TableContext, writeTable, type TableRules } from "./table/rules";
import { TableView } from "./table/view";
import { LanguageContext, readLanguage, sentences, writeLanguage, type Language } from "./text/language";
import { THEMES, useTheme, type Theme } from "./theme";
import { Update } from "./update";

const PAGES: Record<ViewName, (place: { rest: string }) => preact.JSX.Element> = {
  el: RackView,
  yazboz: SheetView,
  hakem: RefereeView,
  masa: TableView,
  kayit: ReplayView,
  kurallar: RulesView,
};

function Page() {
  const [language, setLanguage] = useState<Language>(readLanguage);
  const [table, setTable] = useState(readTable);
  const [place, setPlace] = useState(() => readPlace(location.hash));
  const changeTable = (changed: TableRules) => {
    writeTable(changed);
    setTable(changed);
  };
  const [theme, setTheme] = useTheme();
  const main = useRef<HTMLElement>(null);
  const say = sentences[language];
  // A layout effect runs before the browser can report a change of the address, so no change is missed.
  useLayoutEffect(() => {
    const follow = () => setPlace(readPlace(location.hash));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = `${say.views[place.view]} · ${say.title}`;
  }, [language, place.view]);
  const View = PAGES[place.view];
  const other: Language = language === "tr" ? "en" : "tr";
  return (
    <LanguageContext.Provider value={language}>
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {say.skip}
      </a>
      <header>
        <h1>{say.title}</h1>
        <button
          type="button"
          lang={other}
          onClick={() => {
            writeLanguage(other);
            setLanguage(other);
          }}
        >
          {say.otherLanguage}
        </button>
        <nav aria-label={say.viewsLabel}>
          {VIEWS.map((view) => (
            <a href={`#${view}`} aria-current={view === place.view ? "page" : undefined}>
              {say.views[view]}
            </a>
          ))}
        </nav>
      </header>
      <Update isSheetOpen={place.view === "yazboz"} />
      <main id="main" ref={main} tabIndex={-1}>
        <TableContext.Provider value={{ table, changeTable }}>
          <View key={place.view} rest={place.rest} />
        </TableContext.Provider>
      </main>
      <footer>
        <p>
          <label for="theme">{say.theme}</label>{" "}
          <select id="theme" value={theme} onChange={({ currentTarget }) => setTheme(currentTarget.value as Theme)}>
            {THEMES.map((name) => (
              <option value={name}>{say.themes[name]}</option>
            ))}
          </select>
        </p>
        <p>{say.promise}</p>
      </footer>
    </LanguageContext.Provider>
  );
}

render(<Page />, document.getElementById("page")!);
