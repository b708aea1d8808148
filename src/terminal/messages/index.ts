/** Messages of the terminal, whatever the game. */
import type { Language, Player } from '../../core/index.ts';
import { loadMessages } from '../../messages/loadMessages.ts';
import { nameLevel, type Names } from '../../messages/messages.ts';
import type { TerminalMessages } from './en.ts';

export type { TerminalMessages } from './en.ts';

const FILES = import.meta.glob('./{de,en,fr,it}.ts');

export const loadTerminalMessages = (language: Language): Promise<TerminalMessages> =>
  loadMessages(FILES, language);

/** The names of a table's seats: "Ada", "Seat 1 (you)", "Seat 2 (greedy)", "Seat 3". */
export function nameSeats(words: TerminalMessages, sitters: readonly Player[]): Names {
  const persons = sitters.filter(({ kind }) => kind === 'person').length;
  const called = sitters.map((sitter, seat) => {
    const place = words.seat(seat + 1);
    if (sitter.kind === 'bot') return `${place} (${nameLevel(words.levels, sitter.level)})`;
    if (sitter.name !== '') return sitter.name;
    return persons === 1 && sitters.length > 1 ? `${place} (${words.you})` : place;
  });
  const seat = (number: number): string => called[number] ?? words.seat(number + 1);
  return { seat, seats: (seats) => words.list(seats.map(seat)) };
}
