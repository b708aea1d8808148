/** Who sits down where a bot is asked for: a handful of people with names, the same at every table. */
/** Neighbours differ in temper: see `temperAmong`. */
export const CAST = ['Ada', 'Bruno', 'Chiara', 'Dario', 'Emma', 'Felix'] as const;

const placeOf = (name: string): number => (CAST as readonly string[]).indexOf(name);

/** The one who is `on` places further round the cast. */
const further = (place: number, on: number): string => CAST[(place + on) % CAST.length];

/** One of a game's tempers, by the name: it is public who plays how. Undefined for a stranger. */
export function temperAmong<T>(tempers: readonly T[], name: string): T | undefined {
  const place = placeOf(name);
  return place === -1 ? undefined : tempers[place % tempers.length];
}

/** So many people for the next table: round the cast after the last one met, and nobody twice in a row while others are left. */
export function nextInCast(met: readonly string[], count: number): string[] {
  const last = Math.max(0, placeOf(met.at(-1) ?? ''));
  const round = CAST.map((_, i) => further(last + 1, i));
  return [...round.filter((name) => !met.includes(name)), ...met].slice(0, count);
}
