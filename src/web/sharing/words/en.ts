/** What is said when a match is shared, and when something that was shared is opened. */
import type { Unopened } from '../opened.ts';

export interface SharingWords {
  readonly title: string;
  /** Why only pictures of it can be had. */
  readonly running: string;
  readonly link: string;
  readonly linkHere: (step: number) => string;
  readonly copied: string;
  readonly notCopied: string;
  readonly file: string;
  readonly picture: string;
  /** Whose eyes a picture is seen through. */
  readonly eyes: string;
  readonly seenBy: { readonly mine: string; readonly everybody: string };
  readonly still: string;
  readonly moving: string;
  readonly making: (percent: number) => string;
  readonly failed: string;
  readonly pictureOf: (game: string) => string;
  readonly movingPictureOf: (game: string) => string;
  readonly save: (kind: string) => string;
  readonly send: string;
  readonly size: (kilobytes: number) => string;

  /** While something is held over the page. */
  readonly drop: string;
  readonly cannotOpen: string;
  readonly unopened: { readonly [why in Unopened]: string };
  readonly nothingLost: string;
  readonly linkDamaged: string;
  readonly linkOfOtherRules: string;
  readonly linkCannotBe: string;
}

export const en: SharingWords = {
  title: 'Share',
  running: 'While the match runs only pictures of it can be shared: anything else would give the cards away.',
  link: 'Copy a link to the match',
  linkHere: (step) => `Copy a link to step ${step}`,
  copied: 'Copied:',
  notCopied: 'Here it is, to be copied by hand:',
  file: 'Save the match as a file',
  picture: 'A picture',
  eyes: 'As seen by',
  seenBy: { mine: 'me', everybody: 'everybody' },
  still: 'The table now',
  moving: 'The last moments',
  making: (percent) => `Drawing: ${percent} %`,
  failed: 'This browser could not draw it.',
  pictureOf: (game) => `The table of ${game}`,
  movingPictureOf: (game) => `The last moments of ${game}, moving`,
  save: (kind) => `Save as ${kind}`,
  send: 'Send …',
  size: (kilobytes) => `${kilobytes} kB`,
  drop: 'Drop a match, or a picture of one, to open it',
  cannotOpen: 'This cannot be opened',
  unopened: {
    empty: 'The file is empty.',
    tooLarge: 'The file is larger than 8 MB: no match is.',
    notText: 'This is neither a match nor a picture of one.',
    damagedPicture: 'The picture is damaged: a part of it is missing or changed.',
    noMatchInPicture:
      'There is no match in this picture: it was taken elsewhere, or while the match was running.',
  },
  nothingLost: 'Whatever was open here is still open.',
  linkDamaged: 'The link is damaged: a part is missing or changed.',
  linkOfOtherRules: 'The link leads to a match under other rules than those here.',
  linkCannotBe: 'The link leads to a match that cannot have been played.',
};
