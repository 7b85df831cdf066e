// Texts that the page stores in the browser. If the browser refuses to store them, the page forgets them.

/** Returns what was stored under a name, or an empty text. */
export function recall(name: string): string {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

/** Stores a text under a name. */
export function remember(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // The page also works if nothing is stored.
  }
}
