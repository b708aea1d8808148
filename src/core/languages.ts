export const LANGUAGES = ['en', 'de', 'fr', 'it'] as const;
/** What everything is said in. */
export type Language = (typeof LANGUAGES)[number];
