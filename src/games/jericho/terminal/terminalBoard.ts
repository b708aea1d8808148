/** Jericho in a terminal: a row per colour, a column per seat, and below it the supply and the own cards. */
import type { Action, Seat, View } from '../../../core/index.ts';
import {
  type Card,
  cardByName,
  cardName,
  type Colour,
  colourOf,
  COLOURS,
  NO_CARD,
  TRUMPET,
  valueOf,
} from '../rules/data.ts';
import { findNextScoringCard } from '../rules/drawPile.ts';
import type { Jericho, Move, Shared } from '../rules/rules.ts';
import { longestWall } from '../rules/scoring.ts';
import { wallLength, wallCards, wallPlace } from '../rules/walls.ts';
import type { JerichoMessages } from '../messages/en.ts';
import type { Names } from '../../../messages/messages.ts';
import type { TerminalBoard, Paint, Style } from '../../../terminal/terminalBoard.ts';
import { capital } from '../../../messages/text.ts';

const WIDTH = 80;
const LABEL = 9;
const listSeats = (shared: Shared): Seat[] => shared.hands.map((_, seat) => seat);

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word.length <= width ? word : `${word.slice(0, width - 1)}…`;
  }
  return [...lines, line];
}

/** "12* 7T31": the length, a star if no wall of the colour is longer, and the cards; more lines for many cards. */
function wallLines(shared: Shared, seat: Seat, colour: number, width: number): string[] {
  const wall = shared.walls[wallPlace(seat, colour)]!;
  if (wall === 0) return ['·'.padStart(2)];
  const signs = wallCards(wall, colour).map((card) => (card === TRUMPET ? 'T' : valueOf(card)));
  const star = longestWall(shared, colour).seats.includes(seat) ? '*' : ' ';
  const head = `${String(wallLength(wall)).padStart(2)}${star} `;
  const room = width - head.length;
  const lines: string[] = [];
  for (let from = 0; from < signs.length; from += room)
    lines.push((from === 0 ? head : ' '.repeat(head.length)) + signs.slice(from, from + room).join(''));
  return lines;
}

function row(
  label: string,
  cells: readonly (readonly string[])[],
  width: number,
  style: Style,
  paint: Paint,
): string[] {
  const height = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, i) => {
    const texts = cells.map((lines) => (lines[i] ?? '').padEnd(width));
    const line = `${(i === 0 ? label : '').padEnd(LABEL)}${texts.join(' ')}`.trimEnd();
    return paint(style, line);
  });
}

function table(shared: Shared, words: JerichoMessages, names: Names, paint: Paint): string[] {
  const seats = listSeats(shared);
  const width = Math.floor((WIDTH - LABEL) / seats.length) - 1;
  const heads = seats.map((seat) => {
    const mark = shared.phase === 'turns' && shared.turn === seat ? '> ' : '';
    return wrap(`${mark}${names.seat(seat)}`, width);
  });
  const numbers = (label: string, values: readonly number[]): string[] =>
    row(
      label,
      values.map((value) => [String(value).padStart(2)]),
      width,
      'dim',
      paint,
    );
  return [
    ...row('', heads, width, 'bold', paint),
    ...COLOURS.flatMap((colour, i) =>
      row(
        words.colours[colour],
        seats.map((seat) => wallLines(shared, seat, i, width)),
        width,
        colour,
        paint,
      ),
    ),
    ...numbers(
      words.rows.won,
      shared.won.map((pile) => pile.length),
    ),
    ...numbers(words.rows.hand, shared.hands),
    ...numbers(words.rows.fed, shared.fed),
    ...fitted(words.legend).map((line) => paint('dim', line)),
  ];
}

/** A no-break space, replaced by an ordinary one at the end. */
const WHOLE = '\u00A0';
const formatCard = (card: Card, words: JerichoMessages): string =>
  words.card(cardName(card)).replaceAll(' ', WHOLE);

function list(cards: readonly Card[], words: JerichoMessages): string {
  const sorted = cards.toSorted((a, b) => a - b);
  return [...new Set(sorted)]
    .map((card) => {
      const count = sorted.filter((other) => other === card).length;
      return `${count === 1 ? '' : `${count}${WHOLE}×${WHOLE}`}${formatCard(card, words)}`;
    })
    .join(', ');
}

const fitted = (text: string, indent = ''): string[] =>
  wrap(text, WIDTH - indent.length - 2).map((line, i) => `${indent}${i === 0 ? '' : '  '}${line}`);

/** J3: public knowledge of the next scoring card. */
function scoring(shared: Shared, words: JerichoMessages): string[] {
  const ahead = findNextScoringCard(shared);
  if (ahead === null) return [];
  const text = ahead.safe > 0 ? words.scoringLater(ahead.safe) : words.scoringNext(ahead.among);
  return [capital(text)];
}

function supply({ shared, own }: View<Jericho>, words: JerichoMessages): { size: string; parts: string[] } {
  const fed = shared.fed.reduce((a, b) => a + b, 0);
  const mine = own?.fed ?? [];
  const unknown = fed - mine.length;
  return {
    size: words.supply(shared.supply.length + fed),
    parts: [
      ...(shared.supply.length === 0 ? [] : [words.supplyKnown(list(shared.supply, words))]),
      ...(mine.length === 0 ? [] : [words.supplyYours(list(mine, words))]),
      ...(unknown === 0 ? [] : [words.supplyUnknown(unknown)]),
    ],
  };
}

function handLines(cards: readonly Card[], words: JerichoMessages, paint: Paint): string[] {
  const styles = new Map<string, Style>(
    cards.map((card) => [formatCard(card, words), card === TRUMPET ? 'bold' : COLOURS[colourOf(card)]!]),
  );
  const painted = (word: string): string => {
    const name = word.replace(/,$/, '');
    const style = styles.get(name);
    return style === undefined ? word : paint(style, name) + word.slice(name.length);
  };
  return fitted(words.hand(cards.map((card) => formatCard(card, words)).join(', '))).map((line) =>
    line.split(' ').map(painted).join(' '),
  );
}

function secrets({ own }: View<Jericho>, words: JerichoMessages): string[] {
  if (own === null) return [];
  return [
    ...(own.layout === NO_CARD ? [] : [words.layout(words.card(cardName(own.layout)))]),
    ...(own.choice === NO_CARD ? [] : [words.chosen(words.card(cardName(own.choice)))]),
  ];
}

const isChoosing = (shared: Shared): boolean => shared.phase === 'lay' || shared.phase === 'feed';

function draw(
  view: View<Jericho>,
  _legal: readonly Action[],
  words: JerichoMessages,
  names: Names,
  paint: Paint,
): string {
  const { shared, own } = view;
  const { size, parts } = supply(view, words);
  return [
    ...fitted(`${words.round(shared.round)} · ${words.pile(shared.pile)}`),
    ...scoring(shared, words).flatMap((line) => fitted(line)),
    ...(isChoosing(shared) ? fitted(words.begins(names.seat(shared.turn))) : []),
    '',
    ...table(shared, words, names, paint),
    '',
    ...fitted(shared.out === 0 ? size : `${size} · ${words.out(shared.out)}`),
    ...parts.flatMap((part) => fitted(part, '  ')),
    ...(own === null || own.hand.length === 0 ? [] : handLines(own.hand, words, paint)),
    ...secrets(view, words).flatMap((line) => fitted(line)),
  ]
    .join('\n')
    .replaceAll(WHOLE, ' ');
}

function describe(view: View<Jericho>, words: JerichoMessages, names: Names): string {
  const { shared, own } = view;
  const { size, parts } = supply(view, words);
  const sentence = (text: string): string => `${capital(text)}${text.endsWith('.') ? '' : '.'}`;
  const seats = listSeats(shared).flatMap((seat) => {
    const name = names.seat(seat);
    const walls = COLOURS.flatMap((colour, i) => {
      const wall = shared.walls[wallPlace(seat, i)]!;
      if (wall === 0) return [];
      const cards = wallCards(wall, i).map((card) =>
        card === TRUMPET ? words.card('trumpet') : String(valueOf(card)),
      );
      return [words.wall(name, words.colours[colour], cards.join(', '), wallLength(wall))];
    });
    const counts = words.seat(name, shared.won[seat]!.length, shared.hands[seat]!, shared.fed[seat]!);
    return [counts, ...(walls.length === 0 ? [words.noWalls(name)] : walls)];
  });
  return [
    words.round(shared.round),
    words.pile(shared.pile),
    ...scoring(shared, words),
    ...(isChoosing(shared) ? [words.begins(names.seat(shared.turn))] : []),
    ...(shared.phase === 'turns' ? [words.turn(names.seat(shared.turn))] : []),
    ...seats,
    size,
    ...parts,
    ...(shared.out === 0 ? [] : [words.out(shared.out)]),
    ...(own === null || own.hand.length === 0 ? [] : [words.hand(list(own.hand, words))]),
    ...secrets(view, words),
  ]
    .map(sentence)
    .join('\n')
    .replaceAll(WHOLE, ' ');
}

const cardText = (name: string): string => name.replace('-', ' ');

const TYPES = ['lay', 'feed', 'build', 'trumpet', 'supply'] as const;
const startingWith = <W extends string>(words: readonly W[], start: string | undefined): W | undefined =>
  start === undefined ? undefined : words.find((word) => word.startsWith(start));

function parseCard(tokens: readonly string[]): Extract<Move, { card: unknown }>['card'] | undefined {
  const [word, value, ...more] = tokens;
  if (word === undefined || more.length > 0) return undefined;
  if (value === undefined) return 'trumpet'.startsWith(word) ? 'trumpet' : undefined;
  const card = cardByName(`${startingWith(COLOURS, word)}-${value}`);
  return card === undefined ? undefined : cardName(card);
}

function parseMove(typed: string, { shared }: View<Jericho>): Move | undefined {
  if (!/^[a-z\d\s,.:;/+-]*$/i.test(typed)) return undefined;
  const tokens = typed.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  const alone = parseCard(tokens);
  if (alone !== undefined && (shared.phase === 'lay' || shared.phase === 'feed'))
    return { type: shared.phase, card: alone };
  const [first, ...rest] = tokens;
  const type = startingWith(TYPES, first);
  if (type === undefined) return undefined;
  if (type === 'trumpet') {
    const colour: Colour | undefined = startingWith(COLOURS, rest[0]);
    return colour === undefined || rest.length > 1 ? undefined : { type, colour };
  }
  const card = parseCard(rest);
  return card === undefined ? undefined : { type, card };
}

export const terminalBoard: TerminalBoard<Jericho, JerichoMessages> = {
  draw,
  describe,
  formatMove: (move) => `${move.type} ${move.type === 'trumpet' ? move.colour : cardText(move.card)}`,
  parseMove,
};
