/** The browser's localStorage as a map with the usual quota, for tests without a browser. */
const ROOM = 5_000_000;

export class BrowserStore {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, text: string): void {
    if (text.length > ROOM) throw new Error('no room');
    this[key] = text;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}
