import type { ReportReason } from '../../../../protocol/index.ts';
import type { Widen } from '../../../../messages/widen.ts';

export const en = {
  title: 'Other players',
  nobody: 'No other people are at this table.',
  mute: (name: string) => `Mute ${name}`,
  muteNote: 'Only this device knows. People with an account stay muted at other tables too.',
  hide: 'Hide the names of strangers',
  ownWords: 'Show what others write',
  hideNote: 'On this device, people you have not played with appear as “Player A” or “Player B”.',
  report: (name: string) => `Report ${name} …`,
  reportTitle: (name: string) => `Report ${name}`,
  reportNote: 'The server’s admin reads it, together with this match. No one else does.',
  reason: 'What is wrong?',
  reasons: {
    name: 'Offensive name',
    phrases: 'Spamming phrases',
    leaving: 'Leaving or stalling',
    together: 'Colluding',
    program: 'Using a bot',
    other: 'Something else',
  } satisfies { readonly [reason in ReportReason]: string },
  note: 'A note to the admin (optional)',
  send: 'Send',
  sent: 'Thank you. The admin will look into it.',
  failed: 'Your report could not be sent. Try again later.',
};

export type ModerationMessages = Widen<typeof en>;
