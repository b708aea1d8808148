/** A day's tries as a few lines of text: symbols that are told apart by their shape, and nothing about the cards. */
import type { Place, Try } from '../../match/storage/dailyTries.ts';
import type { DailyWords } from './messages/index.ts';

export const SYMBOLS: { readonly [P in Place]: string } = { top: '●', upper: '◐', lower: '○' };
const WON = '★';
const NOT_WON = '☆';
const NONE = '–';

/** Among everyone where that is known, else whether it was won. */
const symbolOf = ({ lead, won, place }: Try): string => {
  if (lead === null) return NONE;
  if (place !== null) return SYMBOLS[place];
  return won ? WON : NOT_WON;
};

/** Three symbols a game. */
export const symbolsOf = (tries: readonly Try[], most: number): string =>
  Array.from({ length: most }, (_, i) => (tries[i] === undefined ? NONE : symbolOf(tries[i]))).join(' ');

/** What the symbols that occur in a text mean. */
export function legendOf(text: string, says: DailyWords): (readonly [symbol: string, meaning: string])[] {
  const meanings = [
    [SYMBOLS.top, says.places.top],
    [SYMBOLS.upper, says.places.upper],
    [SYMBOLS.lower, says.places.lower],
    [WON, says.won],
    [NOT_WON, says.notWon],
  ] as const;
  return meanings.filter(([symbol]) => text.includes(symbol));
}

export interface Shared {
  /** The day as people write it. */
  readonly day: string;
  readonly games: readonly { readonly title: string; readonly symbols: string }[];
  readonly address: string;
}

export function shareText({ day, games, address }: Shared, says: DailyWords): string {
  const lines = games.map(({ title, symbols }) => `${symbols}  ${title}`);
  const legend = legendOf(lines.join('\n'), says).map(([symbol, meaning]) => `${symbol} ${meaning}`);
  return [`Tavola, ${day}`, ...lines, legend.join('  '), address].join('\n');
}
