/** Who has a seat; a name that is empty was not given. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** The one person at a device, who needs no name. */
export const SOMEBODY: Sitter = { kind: 'person', name: '' };

/** A bot that is called by its level. */
export const botAt = (level: string): Sitter => ({ kind: 'bot', name: '', level });
