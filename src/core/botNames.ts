/** Who sits down where a bot is asked for: a handful of people with names, the same at every table. */
/** Neighbours differ in temper: see `assignStyle`. */
export const BOT_NAMES = ['Ada', 'Bruno', 'Chiara', 'Dario', 'Emma', 'Felix'] as const;

const findBotIndex = (name: string): number => (BOT_NAMES as readonly string[]).indexOf(name);

/** The one who is `on` places further round the cast. */
const botNameAfter = (place: number, on: number): string => BOT_NAMES[(place + on) % BOT_NAMES.length];

/** One of a game's tempers, by the name: it is public who plays how. Undefined for a stranger. */
export function assignStyle<T>(tempers: readonly T[], name: string): T | undefined {
  const place = findBotIndex(name);
  return place === -1 ? undefined : tempers[place % tempers.length];
}

/** So many people for the next table: round the cast after the last one met, and nobody twice in a row while others are left. */
export function nextBotNames(met: readonly string[], count: number): string[] {
  const last = Math.max(0, findBotIndex(met.at(-1) ?? ''));
  const round = BOT_NAMES.map((_, i) => botNameAfter(last + 1, i));
  return [...round.filter((name) => !met.includes(name)), ...met].slice(0, count);
}
