// State that stays while the reader looks at another view.

import { useState } from "preact/hooks";

const kept = new Map<string, unknown>();

/** Like `useState`, but the value is kept under `name` until the page is closed. */
export function useKept<T>(name: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => (kept.has(name) ? (kept.get(name) as T) : initial));
  const keep = (next: T) => {
    kept.set(name, next);
    setValue(next);
  };
  return [value, keep];
}
