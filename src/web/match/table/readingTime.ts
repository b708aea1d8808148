/** Reading time: two seconds to look, and 300 ms per word (200 words a minute). */
const BASE_MS = 2000;
const WORD_MS = 300;

const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** In milliseconds. */
export const estimateReadingTime = (text: string): number => BASE_MS + WORD_MS * countWords(text);
