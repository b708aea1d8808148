/** Who has a seat; a name that is empty was not given. */
export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** The one person at a device, who needs no name. */
export const ANONYMOUS_PLAYER: Player = { kind: 'person', name: '' };

/** A bot that is called by its level. */
export const botPlayer = (level: string): Player => ({ kind: 'bot', name: '', level });
