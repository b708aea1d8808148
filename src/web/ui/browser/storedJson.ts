/** Plain data in the browser's storage: what cannot be read is nothing, and what cannot be written is kept until the page is closed. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function writeJson(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage takes nothing; whoever writes says what is lost then.
  }
}
