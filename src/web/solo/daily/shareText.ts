/** A day's tries as text: symbols with distinct shapes, and nothing about the cards. */
import type { DailyStandingBand, SavedTry } from '../../match/storage/dailyTries.ts';
import type { DailyMessages } from './messages/index.ts';

export const SYMBOLS: { readonly [P in DailyStandingBand]: string } = { top: '●', upper: '◐', lower: '○' };
const WON = '★';
const NOT_WON = '☆';
const NONE = '–';

/** The standing among all players if known, else whether the try was won. */
const getSymbol = ({ lead, won, place }: SavedTry): string => {
  if (lead === null) return NONE;
  if (place !== null) return SYMBOLS[place];
  return won ? WON : NOT_WON;
};

export const formatSymbols = (tries: readonly SavedTry[], most: number): string =>
  Array.from({ length: most }, (_, i) => (tries[i] === undefined ? NONE : getSymbol(tries[i]))).join(' ');

/** The meanings of the symbols that occur in a text. */
export function buildLegend(text: string, t: DailyMessages): (readonly [symbol: string, meaning: string])[] {
  const meanings = [
    [SYMBOLS.top, t.places.top],
    [SYMBOLS.upper, t.places.upper],
    [SYMBOLS.lower, t.places.lower],
    [WON, t.won],
    [NOT_WON, t.notWon],
  ] as const;
  return meanings.filter(([symbol]) => text.includes(symbol));
}

export interface ShareTextInput {
  readonly day: string;
  readonly games: readonly { readonly title: string; readonly symbols: string }[];
  readonly address: string;
}

export function formatShareText({ day, games, address }: ShareTextInput, t: DailyMessages): string {
  const lines = games.map(({ title, symbols }) => `${symbols}  ${title}`);
  const legend = buildLegend(lines.join('\n'), t).map(([symbol, meaning]) => `${symbol} ${meaning}`);
  return [`Tavola, ${day}`, ...lines, legend.join('  '), address].join('\n');
}
