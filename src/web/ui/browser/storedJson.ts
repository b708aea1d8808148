/** JSON in the browser's storage. Unreadable data counts as missing; failed writes last until the page closes. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** False if the browser did not store it. */
export function writeJson(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    // The storage is full or forbidden. Callers warn about what is lost.
    return false;
  }
}

/** What follows the prefix in each key. */
export function listStoredIds(prefix: string): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
    );
  } catch {
    return [];
  }
}
