// Light or dark: as the reader chose, or as the system is.

import { useEffect, useState } from "preact/hooks";
import { recall, remember } from "./memory";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "okey.theme";
const system = matchMedia("(prefers-color-scheme: dark)");

function apply(theme: Theme): void {
  const isDark = theme === "dark" || (theme === "system" && system.matches);
  document.documentElement.dataset["theme"] = isDark ? "dark" : "light";
}

const readTheme = (): Theme => THEMES.find((theme) => theme === recall(KEY)) ?? "system";

// The first picture of the page has the right theme already.
apply(readTheme());

/** Returns the theme and how to change it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(readTheme);
  useEffect(() => {
    const follow = () => apply(theme);
    follow();
    system.addEventListener("change", follow);
    return () => system.removeEventListener("change", follow);
  }, [theme]);
  const choose = (chosen: Theme) => {
    remember(KEY, chosen);
    setTheme(chosen);
  };
  return [theme, choose];
}
