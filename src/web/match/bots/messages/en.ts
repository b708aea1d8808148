import type { PhraseOccasion } from '../../../ui/board/boardModule.ts';
import type { Widen } from '../../../../messages/widen.ts';

export const en = {
  /** In the setup: replaces a bot with another. */
  somebodyElse: 'Another opponent',
  /** The adaptive strength: between two levels, or equal to one. */
  evenBetween: (lower: string, upper: string) => `Matches your level: between ${lower} and ${upper} for now.`,
  evenAt: (level: string) => `Matches your level: ${level} for now.`,
  talk: 'Bots chat',
  t: (name: string, quip: string) => `${name}: “${quip}”`,
  quips: {
    won: ['Just as planned.', 'That one is mine!', 'I did not see that coming myself.', 'Lucky me.'],
    beaten: ['Well played.', 'You had me there.', 'Next time I will do better.', 'Fair enough.'],
    hit: ['Ouch!', 'I needed that one.', 'So that’s how it is.', 'Did it have to be mine?'],
    feat: ['That worked!', 'Look at that.', 'I like this game.', 'Now we are talking.'],
    admires: ['Nice one.', 'Not bad at all.', 'I should have seen that.', 'Respect.'],
  } satisfies { readonly [R in PhraseOccasion['on']]: readonly string[] },
};

export type BotMessages = Widen<typeof en>;
