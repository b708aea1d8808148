/**
 * Plain data in few bytes. Small integers take one byte; so does a string or list of keys that was sent before, and
 * so does the template of a whole message: everything in it but numbers, strings and other plain values. Both ends
 * keep the same dictionary. It holds only what everyone at the table received.
 */
// The first byte of a value. Below 0x80 it is an integer from −16 to 111.
export const LOWEST = -16;
export const HIGHEST = 111;
export const KNOWN_STRING = 0x80; // to 0xb7: one of the first strings of the dictionary
export const NEAR = 48;
export const NULL = 0xb0;
export const FALSE = 0xb1;
export const TRUE = 0xb2;
export const POSITIVE = 0xb3;
export const NEGATIVE = 0xb4;
export const FRACTION = 0xb5;
export const STRING = 0xb6;
export const FAR_STRING = 0xb7;
export const TWO_BYTES = 0xb8; // to 0xdf: an integer above 111; the next byte is its low byte
export const FARTHEST = HIGHEST + 40 * 256;
// From here on, bytes belong to the template.
export const KNOWN_SHAPE = 0xe0; // to 0xfa: an object with one of the first lists of keys
export const NEAR_SHAPES = 27;
export const FAR_SHAPE = 0xfb;
export const OBJECT = 0xfc;
/** A list of plain values. Its length is not part of the template, so the list may grow. */
export const PLAIN_LIST = 0xfd;
export const LIST = 0xfe;
/** The placeholder in a template for everything that is not part of it. */
export const PLAIN = 0xff;

/** A template's byte plus this gives its character in the text. */
export const FIRST = 0x30;
