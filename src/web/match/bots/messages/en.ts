import type { PhraseOccasion } from '../../../ui/board/boardModule.ts';

export interface BotMessages {
  /** In the setup: replaces a bot with another. */
  readonly somebodyElse: string;
  /** The adaptive strength: between two levels, or equal to one. */
  readonly evenBetween: (lower: string, upper: string) => string;
  readonly evenAt: (level: string) => string;
  readonly talk: string;
  readonly t: (name: string, quip: string) => string;
  /** Short phrases for each occasion. */
  readonly quips: { readonly [R in PhraseOccasion['on']]: readonly string[] };
}

export const en: BotMessages = {
  somebodyElse: 'Another opponent',
  evenBetween: (lower, upper) => `Matches your level: between ${lower} and ${upper} for now.`,
  evenAt: (level) => `Matches your level: ${level} for now.`,
  talk: 'Bots chat',
  t: (name, quip) => `${name}: “${quip}”`,
  quips: {
    won: ['Just as planned.', 'That one is mine!', 'I did not see that coming myself.', 'Lucky me.'],
    beaten: ['Well played.', 'You had me there.', 'Next time I will do better.', 'Fair enough.'],
    hit: ['Ouch!', 'I needed that one.', 'So that’s how it is.', 'Did it have to be mine?'],
    feat: ['That worked!', 'Look at that.', 'I like this game.', 'Now we are talking.'],
    admires: ['Nice one.', 'Not bad at all.', 'I should have seen that.', 'Respect.'],
  },
};
