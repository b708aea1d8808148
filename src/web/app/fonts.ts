/** Waits for web fonts before the first render to avoid layout shift: fallback fonts are wider. */
import { signal } from '@preact/signals';

const FONTS = ['Atkinson Hyperlegible Next Variable', 'Fraunces Variable'];
/** The page renders without the fonts after this time. Browsers hide text for about as long. */
const FONT_TIMEOUT_MS = 3000;

export const hasFonts = signal(false);

export function waitForFonts(): void {
  const go = (): void => void (hasFonts.value = true);
  setTimeout(go, FONT_TIMEOUT_MS);
  void Promise.allSettled(FONTS.map((face) => document.fonts.load(`1rem "${face}"`))).then(go);
}
