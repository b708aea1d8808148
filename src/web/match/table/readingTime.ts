/** How long people need to read: two seconds to look, and three tenths of a second a word (200 words a minute). */
const LOOK = 2000;
const WORD = 300;

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** In milliseconds. */
export const readingTime = (text: string): number => LOOK + WORD * wordsIn(text);
