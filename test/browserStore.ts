/** The browser's store as a map, for tests without a browser; it has room for as much as browsers have. */
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
