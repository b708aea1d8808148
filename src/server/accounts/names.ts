/** Which names are allowed, and which look so alike that only one of them can be taken. */

const LETTERS = {
  Latin: String.raw`A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u017F\u01A0\u01A1\u01AF\u01B0\u0218-\u021B\u1E00-\u1EFF`,
  Greek: String.raw`\u0386-\u03CE\u1F00-\u1FFF`,
  Cyrillic: String.raw`\u0400-\u045F\u048A-\u04FF`,
  Hebrew: String.raw`\u05D0-\u05EA`,
  Arabic: String.raw`\u0620-\u063A\u0641-\u064A\u0671-\u06D3`,
  Hangul: String.raw`\uAC00-\uD7A3`,
  /** Scripts that are written together. */
  Kana: String.raw`\p{Script=Han}\u3041-\u3096\u30A1-\u30FA\u30FC`,
};
/** A single separator may stand between letters and digits. */
const SEPARATORS = String.raw`[ '’._-]`;
const namePattern = (letters: string): RegExp =>
  new RegExp(`^[${letters}0-9]+(?:${SEPARATORS}[${letters}0-9]+)*$`, 'u');
const ONE_SCRIPT = Object.values(LETTERS).map(namePattern);
const ANY_SCRIPT = namePattern(Object.values(LETTERS).join(''));
const SHORTEST = 2;
const LONGEST = 20;

/** Too short or too long; forbidden signs; letters of several scripts. */
export type NameFlaw = 'length' | 'signs' | 'scripts';

export function nameFlaw(name: string): NameFlaw | null {
  const { length } = Array.from(name);
  if (length < SHORTEST || length > LONGEST) return 'length';
  // Characters with a plainer form (fullwidth, mathematical, ligatures, loose accents) must use that form.
  if (name.normalize('NFKC') !== name || !ANY_SCRIPT.test(name) || !/\p{L}/u.test(name)) return 'signs';
  return ONE_SCRIPT.some((script) => script.test(name)) ? null : 'scripts';
}

/** Each shape and the letters that share it; capitals and small letters are compared separately. */
const LOOKALIKES = new Map(
  [
    'aАаΑα',
    'bВвЬьъΒβ8',
    'cСсς',
    'dđԁð',
    'eЕеєЄΕεә',
    'hНнҺһΗħ',
    'jЈј',
    'kКкΚκĸҚқ',
    'lІіӀӏΙιıIi1łĿ|',
    'mМмΜ',
    'nпηΝŋ',
    'oОоΟοσøөѳ0',
    'pРрΡρþ',
    'qԚԛ',
    'rгґ',
    'sЅѕ5',
    'tТтΤτŧ',
    'uυ',
    'vѴѵν',
    'wԜԝшω',
    'xХхΧχ',
    'yУуҮүΥγ',
    'zΖ2',
    '3Зз',
    '6б',
    'ロ口',
    'ニ二',
    'カ力',
    'エ工',
    'タ夕',
    'ト卜',
    'ハ八',
    'ヘへ',
    'リり',
    'ー一',
    'يىی',
    'كک',
    'هة',
    'םס',
    'ון',
  ].flatMap((line) => {
    const [look = '', ...letters] = line;
    return letters.map((letter) => [letter, look] as const);
  }),
);
/** Two letters that together look like one, or are an alternative spelling of one. */
const LOOKALIKE_PAIRS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/ß/g, 'ss'],
];

function foldLookalikes(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/[\u0300-\u036F]/g, '');
  const looks = Array.from(plain, (letter) => LOOKALIKES.get(letter) ?? letter)
    .join('')
    .toLowerCase();
  const again = Array.from(looks, (letter) => LOOKALIKES.get(letter) ?? letter).join('');
  return LOOKALIKE_PAIRS.reduce((text, [pair, one]) => text.replaceAll(pair, one), again).replaceAll(
    new RegExp(SEPARATORS, 'g'),
    '',
  );
}

/** In small letters they look like a d; `ci` does not, so `Alicia` differs from `Alida`. */
const CL = /c[lI1|]/g;

/** The lookalike keys of a name, for small letters and capitals. Two names that share one cannot both be taken. */
export const listLookalikes = (name: string): string[] => [
  ...new Set([
    foldLookalikes(name.toLowerCase()),
    foldLookalikes(name.replaceAll(CL, 'd').toLowerCase()),
    foldLookalikes(name.toUpperCase()),
  ]),
];

export const splitName = (name: string): string[] =>
  name
    .split(new RegExp(SEPARATORS))
    .map((part) => part.replace(/[0-9]+$/, ''))
    .filter((part) => part !== '');

/** Placeholders for nameless players and titles of officials, in four languages: no account may use them. */
export const ALWAYS_RESERVED = [
  'somebody',
  'jemand',
  'quelqu’un',
  'qualcuno',
  'Tavola',
  'admin',
  'administrator',
  'moderator',
  'operator',
  'official',
  'staff',
  'support',
  'host',
  'system',
];
