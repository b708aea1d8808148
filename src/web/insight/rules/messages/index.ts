import type { Language } from '../../../../core/index.ts';
import type { RulesMessages } from './en.ts';

export type { RulesMessages } from './en.ts';

export const loadRulesMessages: { readonly [L in Language]: () => Promise<RulesMessages> } = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};
