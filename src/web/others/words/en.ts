/** What is said about the other people at a table: whose phrases are shown, whose names, and a word to the host. */
import type { Reason } from '../../../net/index.ts';

export interface OthersWords {
  readonly title: string;
  readonly nobody: string;
  readonly mute: (name: string) => string;
  readonly muteNote: string;
  readonly hide: string;
  readonly hideNote: string;
  readonly report: (name: string) => string;
  readonly reportTitle: (name: string) => string;
  readonly reportNote: string;
  readonly reason: string;
  readonly reasons: { readonly [reason in Reason]: string };
  readonly note: string;
  readonly send: string;
  readonly cancel: string;
  readonly sent: string;
  readonly failed: string;
}

export const en: OthersWords = {
  title: 'The others here',
  nobody: 'No other people sit here.',
  mute: (name) => `Do not show what ${name} says`,
  muteNote: 'Only this device knows. Somebody with an account stays muted at other tables too.',
  hide: 'Hide the names of strangers',
  hideNote: 'Whoever you have not played with is called “Somebody A”, “Somebody B”, on this device.',
  report: (name) => `Report ${name} …`,
  reportTitle: (name) => `Report ${name}`,
  reportNote: 'The host of this server reads it, with this match. Nobody else learns of it.',
  reason: 'What is wrong?',
  reasons: {
    name: 'A name that hurts',
    phrases: 'Says the same again and again',
    leaving: 'Leaves, or lets us wait',
    together: 'Plays together with somebody',
    program: 'Lets a program decide',
    other: 'Something else',
  },
  note: 'A line to the host, if you like',
  send: 'Send',
  cancel: 'Cancel',
  sent: 'Thank you. The host will look at it.',
  failed: 'That did not reach the host. Try again in a while.',
};
