/**
 * Plain data as few bytes: small whole numbers take one, a string or a list of keys that was sent before takes one, and
 * so does the outline of a whole message, which is everything but the numbers, strings and the like in it.
 * Both ends keep the same book of what was sent; it holds only what everyone at the table was sent.
 */
// The first byte of a value. Below 0x80 it is a whole number from −16 to 111.
export const LOWEST = -16;
export const HIGHEST = 111;
export const KNOWN_STRING = 0x80; // and the 47 above it: one of the first strings of the book
export const NEAR = 48;
export const NULL = 0xb0;
export const FALSE = 0xb1;
export const TRUE = 0xb2;
export const POSITIVE = 0xb3;
export const NEGATIVE = 0xb4;
export const FRACTION = 0xb5;
export const STRING = 0xb6;
export const FAR_STRING = 0xb7;
export const TWO_BYTES = 0xb8; // and the 39 above it: a whole number above 111, the next byte being its last
export const FARTHEST = HIGHEST + 40 * 256;
// From here on it is part of the outline.
export const KNOWN_SHAPE = 0xe0; // and the 26 above it: an object with one of the first lists of keys
export const NEAR_SHAPES = 27;
export const FAR_SHAPE = 0xfb;
export const OBJECT = 0xfc;
/** A list of numbers, strings and the like: how many they are is not part of the outline, so that it may grow. */
export const PLAIN_LIST = 0xfd;
export const LIST = 0xfe;
/** Stands in an outline for whatever is not part of it. */
export const PLAIN = 0xff;

/** A byte of an outline is this much more as a character of a text. */
export const FIRST = 0x30;
