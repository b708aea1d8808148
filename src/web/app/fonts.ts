/** The page's own letters are waited for before its first drawing: those in their stead are wider, and all that is written would move. */
import { signal } from '@preact/signals';

const FACES = ['Atkinson Hyperlegible Next Variable', 'Fraunces Variable'];
/** Milliseconds after which the page is drawn without them, as long as browsers hide text by themselves; they come later then. */
const PATIENCE = 3000;

export const hasLetters = signal(false);

export function awaitLetters(): void {
  const go = (): void => void (hasLetters.value = true);
  setTimeout(go, PATIENCE);
  void Promise.allSettled(FACES.map((face) => document.fonts.load(`1rem "${face}"`))).then(go);
}
