/** The strength levels of bots, weakest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** The player in a seat. An empty name was not given. */
export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** The only person at a device, who needs no name. */
export const ANONYMOUS_PLAYER: Player = { kind: 'person', name: '' };

/** A bot without a name, only a level. */
export const botPlayer = (level: string): Player => ({ kind: 'bot', name: '', level });
