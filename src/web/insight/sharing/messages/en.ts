import type { OpenFailure } from '../readOpenedFile.ts';
import { percentIn } from '../../../../messages/text.ts';
import type { Widen } from '../../../../messages/widen.ts';

const percent = percentIn('en');

export const en = {
  /** Why a running match offers pictures only. */
  running: 'During a match you can only share pictures. Anything else would give the cards away.',
  link: 'Copy a link to the match',
  linkHere: (step: number) => `Copy a link to step ${step}`,
  copied: 'Copied:',
  notCopied: 'Please copy it by hand:',
  file: 'Save the match as a file',
  picture: 'A picture',
  /** Whose view a picture shows. */
  eyes: 'As seen by',
  seenBy: { mine: 'me', everybody: 'everyone' },
  still: 'The table now',
  moving: 'The last moments',
  making: (done: number) => `Drawing … ${percent(done)}`,
  failed: 'This browser could not draw it.',
  pictureOf: (game: string) => `The ${game} table`,
  movingPictureOf: (game: string) => `The last moments of ${game}, animated`,
  save: (kind: string) => `Save as ${kind}`,
  send: 'Send …',
  size: (kilobytes: number) => `${kilobytes} kB`,
  drop: 'Drop a match or a picture of one to open it',
  cannotOpen: 'This can’t be opened',
  unopened: {
    empty: 'The file is empty.',
    tooLarge: 'The file is larger than 8 MB. No match is that large.',
    notText: 'This is neither a match nor a picture of one.',
    damagedPicture: 'The picture is damaged: part of it is missing or changed.',
    noMatchInPicture:
      'There is no match in this picture. It was not saved from Tavola, or the match was still running.',
  } satisfies { readonly [why in OpenFailure]: string },
  nothingLost: 'Nothing you had open was lost.',
  linkDamaged: 'The link is damaged: part of it is missing or changed.',
  linkOfOtherRules: 'The match in this link uses different rules from those here.',
  linkCannotBe: 'The match in this link breaks the rules.',
};

export type SharingMessages = Widen<typeof en>;
