/** The names of the bots, the same at every table. */
/** Neighbours differ in style: see `assignStyle`. */
export const BOT_NAMES = ['Ada', 'Bruno', 'Chiara', 'Dario', 'Emma', 'Felix'] as const;

const findBotIndex = (name: string): number => (BOT_NAMES as readonly string[]).indexOf(name);

const botNameAfter = (place: number, on: number): string => BOT_NAMES[(place + on) % BOT_NAMES.length];

/** The style that a name has in a game; undefined for an unknown name. Players may know it. */
export function assignStyle<T>(styles: readonly T[], name: string): T | undefined {
  const place = findBotIndex(name);
  return place === -1 ? undefined : styles[place % styles.length];
}

/** The next `count` names, in order after the last ones met. No name repeats at once while others are left. */
export function nextBotNames(met: readonly string[], count: number): string[] {
  const last = Math.max(0, findBotIndex(met.at(-1) ?? ''));
  const round = BOT_NAMES.map((_, i) => botNameAfter(last + 1, i));
  return [...round.filter((name) => !met.includes(name)), ...met].slice(0, count);
}
