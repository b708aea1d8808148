/** What is said when a match is shared, and when something that was shared is opened. */
import type { OpenFailure } from '../readOpenedFile.ts';
import { percentIn } from '../../../../messages/quantities.ts';

export interface SharingMessages {
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
  readonly unopened: { readonly [why in OpenFailure]: string };
  readonly nothingLost: string;
  readonly linkDamaged: string;
  readonly linkOfOtherRules: string;
  readonly linkCannotBe: string;
}

const percent = percentIn('en');

export const en: SharingMessages = {
  title: 'Share',
  running: 'During a match you can only share pictures. Anything else would give the cards away.',
  link: 'Copy a link to the match',
  linkHere: (step) => `Copy a link to step ${step}`,
  copied: 'Copied:',
  notCopied: 'Please copy it by hand:',
  file: 'Save the match as a file',
  picture: 'A picture',
  eyes: 'As seen by',
  seenBy: { mine: 'me', everybody: 'everyone' },
  still: 'The table now',
  moving: 'The last moments',
  making: (done) => `Drawing … ${percent(done)}`,
  failed: 'This browser could not draw it.',
  pictureOf: (game) => `The ${game} table`,
  movingPictureOf: (game) => `The last moments of ${game}, animated`,
  save: (kind) => `Save as ${kind}`,
  send: 'Send …',
  size: (kilobytes) => `${kilobytes} kB`,
  drop: 'Drop a match or a picture of one to open it',
  cannotOpen: 'This can’t be opened',
  unopened: {
    empty: 'The file is empty.',
    tooLarge: 'The file is larger than 8 MB. No match is that large.',
    notText: 'This is neither a match nor a picture of one.',
    damagedPicture: 'The picture is damaged: part of it is missing or changed.',
    noMatchInPicture:
      'There is no match in this picture. It was not saved from Tavola, or the match was still running.',
  },
  nothingLost: 'Nothing you had open was lost.',
  linkDamaged: 'The link is damaged: part of it is missing or changed.',
  linkOfOtherRules: 'The match in this link uses different rules from those here.',
  linkCannotBe: 'The match in this link breaks the rules.',
};
