/** JSON in the browser's storage. Unreadable data counts as missing; failed writes last until the page closes. */
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
    // The storage is full or forbidden. Callers warn about what is lost.
  }
}
