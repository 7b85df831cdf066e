// The theme, light or dark: the one that the reader chose, or that of the system.

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

// Apply the theme before the page is drawn for the first time.
apply(readTheme());

/** Returns the theme and a function that changes it. */
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
