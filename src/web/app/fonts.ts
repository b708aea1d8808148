/** The page's own letters are waited for before its first drawing: those in their stead are wider, and all that is written would move. */
import { signal } from '@preact/signals';

const FONTS = ['Atkinson Hyperlegible Next Variable', 'Fraunces Variable'];
/** Milliseconds after which the page is drawn without them, as long as browsers hide text by themselves; they come later then. */
const FONT_TIMEOUT_MS = 3000;

export const hasFonts = signal(false);

export function waitForFonts(): void {
  const go = (): void => void (hasFonts.value = true);
  setTimeout(go, FONT_TIMEOUT_MS);
  void Promise.allSettled(FONTS.map((face) => document.fonts.load(`1rem "${face}"`))).then(go);
}
