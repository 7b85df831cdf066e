// The language of the page, Turkish unless the reader chose English.

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { recall, remember } from "../memory";
import { english } from "./english";
import { turkish, type Sentences } from "./turkish";

export type Language = "tr" | "en";

export const sentences: Record<Language, Sentences> = { tr: turkish, en: english };

const KEY = "okey.language";

/** Returns the stored language. */
export function readLanguage(): Language {
  return recall(KEY) === "en" ? "en" : "tr";
}

/** Stores the language. */
export function writeLanguage(language: Language): void {
  remember(KEY, language);
}

export const LanguageContext = createContext<Language>("tr");

/** Returns the language of the page and its sentences. */
export function useLanguage(): { language: Language; say: Sentences } {
  const language = useContext(LanguageContext);
  return { language, say: sentences[language] };
}
