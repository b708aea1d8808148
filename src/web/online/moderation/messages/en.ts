import type { ReportReason } from '../../../../protocol/index.ts';

export interface ModerationMessages {
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
  readonly reasons: { readonly [reason in ReportReason]: string };
  readonly note: string;
  readonly send: string;
  readonly cancel: string;
  readonly sent: string;
  readonly failed: string;
}

export const en: ModerationMessages = {
  title: 'Other players',
  nobody: 'No other people are at this table.',
  mute: (name) => `Mute ${name}`,
  muteNote: 'Only this device knows. People with an account stay muted at other tables too.',
  hide: 'Hide the names of strangers',
  hideNote: 'On this device, people you have not played with appear as “Player A” or “Player B”.',
  report: (name) => `Report ${name} …`,
  reportTitle: (name) => `Report ${name}`,
  reportNote: 'The server’s admin reads it, together with this match. No one else does.',
  reason: 'What is wrong?',
  reasons: {
    name: 'Offensive name',
    phrases: 'Spamming phrases',
    leaving: 'Leaving or stalling',
    together: 'Colluding',
    program: 'Using a bot',
    other: 'Something else',
  },
  note: 'A note to the admin (optional)',
  send: 'Send',
  cancel: 'Cancel',
  sent: 'Thank you. The admin will look into it.',
  failed: 'Your report could not be sent. Try again later.',
};
