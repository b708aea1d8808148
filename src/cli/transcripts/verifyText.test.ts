/** Transcripts damaged in many ways; each is rejected at the right line for the right reason. */
import { describe, expect, test } from 'vitest';
import { random } from '../../bots/random.ts';
import { type Config, isTranscriptFlaw, parseConfig } from '../../core/index.ts';
import { punto } from '../../games/punto/rules/rules.ts';
import { recordMatch } from './transcriptCommands.ts';
import { flawExitCode, verifyText } from './verifyText.ts';

type Line = { [key: string]: unknown };

function recorded(seats: number, options: Line, seed: string): string[] {
  const lines: string[] = [];
  const config = parseConfig(punto, { seats, options: options as { [id: string]: string } }) as Config;
  const bots = Array.from({ length: seats }, () => random);
  recordMatch(punto, config, seed, bots, true, (line) => lines.push(line));
  return lines;
}

const good = recorded(2, {}, 'damage');
const three = recorded(3, {}, 'damage');
const teams = recorded(4, { teams: true }, 'damage');
const parsed = (lines: readonly string[], at: number): Line => JSON.parse(lines[at]) as Line;

const parseLine = (lines: readonly string[], key: string, n = 0): number =>
  lines.flatMap((line, i) => (Object.hasOwn(JSON.parse(line) as object, key) ? [i + 1] : []))[n];

const secondDeal = parseLine(good, 'deal', 1);
const result = good.length;

/** Replaces a line, or removes it without a replacement. */
const changed = (lines: readonly string[], number: number, ...by: string[]): string[] => [
  ...lines.slice(0, number - 1),
  ...by,
  ...lines.slice(number),
];

const edited = (lines: readonly string[], number: number, edit: (line: Line) => void): string[] => {
  const line = parsed(lines, number - 1);
  edit(line);
  return changed(lines, number, JSON.stringify(line));
};

interface Deal {
  round: unknown;
  start: unknown;
  decks: unknown[][];
}
const dealt = (lines: readonly string[], number: number, edit: (deal: Deal) => void): string[] =>
  edited(lines, number, (line) => edit(line.deal as Deal));
const moved = (number: number, edit: (move: Line) => void): string[] =>
  edited(good, number, (line) => edit(line.move as Line));
const resulted = (edit: (result: Line) => void): string[] =>
  edited(good, result, (line) => edit(line.result as Line));
const header = (edit: (line: Line) => void): string[] => edited(good, 1, edit);
const raw = (number: number, from: string | RegExp, to: string): string[] => {
  const line = good[number - 1].replace(from, to);
  expect(line).not.toBe(good[number - 1]);
  return changed(good, number, line);
};

/** The first move of seat 1 that lies on, or beside, what the test wants. */
const firstMove = 3;
const secondMove = 4;

type Damage = readonly [what: string, lines: readonly string[], code: 1 | 2, line: number, clause: string];

const DAMAGED: readonly Damage[] = [
  ['nothing at all', [], 2, 1, 'T2'],
  ['only empty lines', ['', ' ', ''], 2, 1, 'T2'],
  ['a line that is not JSON', changed(good, 5, '{"seat":0,'), 2, 5, 'T1'],
  ['a word', changed(good, 5, 'move'), 2, 5, 'T1'],
  ['an array', changed(good, 5, '[]'), 2, 5, 'T1'],
  ['a number', changed(good, 5, '5'), 2, 5, 'T1'],
  ['null', changed(good, 5, 'null'), 2, 5, 'T1'],
  ['a line that is not JSON behind one that is wrong', [...changed(good, 4), '}'], 2, result, 'T1'],
  ['a line that is not JSON behind the result', [...good, 'the end'], 2, result + 1, 'T1'],
  ['no header', changed(good, 1), 2, 1, 'T2'],
  ['another version', header((line) => (line.tavola = 2)), 2, 1, 'T2'],
  ['a version that is no whole number', raw(1, '"tavola":1', '"tavola":1.0'), 2, 1, 'T2'],
  ['an unknown game', header((line) => (line.game = 'chess')), 2, 1, 'T2'],
  ['a game called constructor', header((line) => (line.game = 'constructor')), 2, 1, 'T2'],
  ['too many seats', header((line) => (line.seats = 5)), 2, 1, 'T2'],
  ['seats as a text', header((line) => (line.seats = '2')), 2, 1, 'T2'],
  ['seats as 2.0', raw(1, '"seats":2', '"seats":2.0'), 2, 1, 'T2'],
  ['no seats', header((line) => delete line.seats), 2, 1, 'T2'],
  ['an unknown option', header((line) => (line.options = { speed: 1 })), 2, 1, 'T2'],
  ['an option of Object', raw(1, '"options":{}', '"options":{"__proto__":1}'), 2, 1, 'T2'],
  ['an option out of range', header((line) => (line.options = { roundsToWin: 6 })), 2, 1, 'T2'],
  ['an option that needs other seats', header((line) => (line.options = { teams: true })), 2, 1, 'T2'],
  ['options in a list', header((line) => (line.options = [])), 2, 1, 'T2'],
  ['no seed', header((line) => delete line.seed), 2, 1, 'T2'],
  ['a second header', changed(good, 5, good[0], good[4]), 1, 5, 'T2'],
  ['a line of no kind', changed(good, 5, '{}', good[4]), 1, 5, 'T1'],
  ['a line of two kinds', edited(good, 5, (line) => (line.deal = {})), 1, 5, 'T1'],
  ['a seat without a move', edited(good, 5, (line) => delete line.move), 1, 5, 'T1'],

  ['no deal', changed(good, 2), 1, 2, 'T3'],
  ['the deal twice', changed(good, 2, good[1], good[1]), 1, 3, 'T3'],
  ['no deal of the second round', changed(good, secondDeal), 1, secondDeal, 'T3'],
  ['a deal that is a text', changed(good, 2, '{"deal":"mine"}'), 1, 2, 'P6'],
  ['a deal without decks', dealt(good, 2, (deal) => delete (deal as Partial<Deal>).decks), 1, 2, 'P6'],
  ['one deck too few', dealt(good, 2, (deal) => deal.decks.pop()), 1, 2, 'P6'],
  ['a card that does not exist', dealt(good, 2, (deal) => (deal.decks[0][0] = 'red-10')), 1, 2, 'P1'],
  ['a number for a card', dealt(good, 2, (deal) => (deal.decks[0][0] = 5)), 1, 2, 'P1'],
  ['a card too few', dealt(good, 2, (deal) => deal.decks[0].pop()), 1, 2, 'P2'],
  ['a card of the other seat', dealt(good, 2, (deal) => (deal.decks[0][9] = 'blue-1')), 1, 2, 'P2'],
  ['seat 2 begins', dealt(good, 2, (deal) => (deal.start = 2)), 1, 2, 'P15'],
  ['round 2 first', dealt(good, 2, (deal) => (deal.round = 2)), 1, 2, 'P16'],
  ['round 1.0', raw(2, '"round":1', '"round":1.0'), 1, 2, 'P16'],
  ['a neutral card too many', dealt(three, 2, ({ decks }) => decks[0].push('yellow-1')), 1, 2, 'P3'],
  ['a whole team’s cards at one seat', dealt(teams, 2, swapHalves), 1, 2, 'P5'],
  ['round 3 after round 1', dealt(good, secondDeal, (deal) => (deal.round = 3)), 1, secondDeal, 'P16'],
  ['the removed card dealt again', dealt(good, secondDeal, returnRemoved), 1, secondDeal, 'P14'],

  ['the first card off the middle', moved(firstMove, (move) => (move.x = 1)), 1, firstMove, 'P7'],
  ['a card far from all others', moved(secondMove, (move) => (move.x = 4)), 1, secondMove, 'P9'],
  ['a card out of the frame', moved(secondMove, (move) => (move.y = 6)), 1, secondMove, 'P11'],
  [
    'the other seat’s turn',
    edited(good, secondMove, (line) => (line.seat = 1 - (line.seat as number))),
    1,
    secondMove,
    'P8',
  ],
  ['a move left out', changed(good, secondMove), 1, secondMove, 'P8'],
  ['a move twice', changed(good, secondMove, good[3], good[3]), 1, secondMove + 1, 'P8'],
  ['a move after the last one', changed(good, result, good.at(-2)!, good.at(-1)!), 1, result, 'P16'],
  ['seat 2 of two', edited(good, 5, (line) => (line.seat = 2)), 1, 5, 'T4'],
  ['seat −1', edited(good, 5, (line) => (line.seat = -1)), 1, 5, 'T4'],
  ['no seat', edited(good, 5, (line) => delete line.seat), 1, 5, 'T4'],
  ['a seat as a text', edited(good, 5, (line) => (line.seat = '0')), 1, 5, 'T4'],
  ['a seat as 0.0', raw(firstMove, /"seat":(\d)/, '"seat":$1.0'), 1, firstMove, 'T4'],
  ['another key in a move', moved(5, (move) => (move.z = 0)), 1, 5, 'T4'],
  ['another type of move', moved(5, (move) => (move.type = 'lay')), 1, 5, 'T4'],
  ['no x', moved(5, (move) => delete move.x), 1, 5, 'T4'],
  ['true for 1', moved(5, (move) => (move.x = true)), 1, 5, 'T4'],
  ['a text for x', moved(5, (move) => (move.x = '1')), 1, 5, 'T4'],
  ['0.0 for 0', raw(firstMove, '"x":0', '"x":0.0'), 1, firstMove, 'T4'],
  ['0e0 for 0', raw(firstMove, '"x":0', '"x":0e0'), 1, firstMove, 'T4'],
  ['a move that is a list', edited(good, 5, (line) => (line.move = [])), 1, 5, 'T4'],
  ['a move that is null', edited(good, 5, (line) => (line.move = null)), 1, 5, 'T4'],

  ['a legal move left out', edited(good, 5, ({ legal }) => (legal as Line[]).pop()), 1, 5, 'T5'],
  [
    'a legal move twice',
    edited(good, 5, ({ legal }) => (legal as Line[]).push((legal as Line[])[0])),
    1,
    5,
    'T5',
  ],
  [
    'one legal move for another',
    edited(good, 5, ({ legal }) => ((legal as Line[])[0] = (legal as Line[])[1]!)),
    1,
    5,
    'T5',
  ],
  [
    'an illegal move among the legal',
    edited(good, 5, ({ legal }) => ((legal as Line[])[0].x = 5)),
    1,
    5,
    'T5',
  ],
  ['a legal move with another key', edited(good, 5, ({ legal }) => ((legal as Line[])[0].z = 0)), 1, 5, 'T5'],
  ['legal moves as a number', edited(good, 5, (line) => (line.legal = 9)), 1, 5, 'T5'],
  ['no legal moves', edited(good, 5, (line) => (line.legal = [])), 1, 5, 'T5'],
  ['a legal 0.0', raw(firstMove, /"legal":\[\{"type":"place","x":0/, '$&.0'), 1, firstMove, 'T5'],

  ['no result', good.slice(0, -1), 1, result, 'T7'],
  ['a header alone', good.slice(0, 1), 1, 2, 'T7'],
  ['the result too early', changed(good, 5, good.at(-1)!), 1, 5, 'T7'],
  ['the result twice', [...good, good.at(-1)!], 1, result + 1, 'T7'],
  ['a move behind the result', [...good, good.at(-2)!], 1, result + 1, 'T7'],
  ['an empty object behind the result', [...good, '', '{}'], 1, result + 2, 'T7'],
  ['another winner', resulted((line) => (line.winners = [0, 1])), 1, result, 'T7'],
  ['winners that descend', descendingWinners(), 1, teams.length, 'T7'],
  ['another score', resulted((line) => (line.scores = [9, 9])), 1, result, 'T7'],
  ['a score too many', resulted((line) => (line.scores as number[]).push(0)), 1, result, 'T7'],
  ['a score as 2.0', raw(result, /"scores":\[(\d)/, '"scores":[$1.0'), 1, result, 'T7'],
  ['no tie-break', resulted((line) => delete line.rounds), 1, result, 'T7'],
  ['another tie-break', resulted((line) => (line.rounds = 19)), 1, result, 'T7'],
  ['a result that is a list', changed(good, result, '{"result":[]}'), 1, result, 'T7'],
];

function swapHalves({ decks }: Deal): void {
  decks[0] = [...decks[0], ...decks[2]];
  decks[2] = [];
}

/** One of the 71 cards of the second round: one deck has 36 again. */
function returnRemoved({ decks }: Deal): void {
  const short = decks.find((deck) => deck.length === 35) ?? decks[0];
  short.push(short[0]);
}

function descendingWinners(): string[] {
  return edited(teams, teams.length, (line) => {
    const { winners } = line.result as { winners: number[] };
    winners.reverse();
  });
}

describe('a damaged transcript', () => {
  for (const [what, lines, code, line, clause] of DAMAGED)
    test(`${what}: ${code}, ${clause}`, async () => {
      const flaw = await verifyText(lines.join('\n'));
      if (!isTranscriptFlaw(flaw)) throw new Error('it passed');
      expect({ code: flawExitCode(flaw), line: flaw.line, clause: flaw.clause }).toEqual({
        code,
        line,
        clause,
      });
      expect(flaw.message.length).toBeGreaterThan(5);
    });

  test('the wrong seat begins the second round: P15 or P19', async () => {
    const flaw = await verifyText(
      dealt(good, secondDeal, (deal) => (deal.start = 1 - (deal.start as number))).join('\n'),
    );
    expect(flaw).toMatchObject({ transcript: true, line: secondDeal });
    expect(['P15', 'P19']).toContain((flaw as { clause: string }).clause);
  });

  test('a card on one with more points: P10', async () => {
    const [, { deal }] = [0, parsed(good, 1) as { deal: Deal }];
    const decks = deal.decks.map((deck) => [...(deck as string[])]);
    const start = deal.start as number;
    const points = (card: string): number => Number(card.split('-')[1]);
    decks[start].sort((a, b) => points(b) - points(a));
    decks[1 - start].sort((a, b) => points(a) - points(b));
    const lines = [
      good[0],
      JSON.stringify({ deal: { ...deal, decks } }),
      JSON.stringify({ seat: start, move: { type: 'place', x: 0, y: 0 } }),
      JSON.stringify({ seat: 1 - start, move: { type: 'place', x: 0, y: 0 } }),
    ];
    const flaw = await verifyText(lines.join('\n'));
    expect(flaw).toMatchObject({
      transcript: true,
      line: 4,
      clause: 'P10',
      message: 'You may only cover a card with fewer points.',
    });
  });
});

describe('a transcript may', () => {
  const passes = async (lines: readonly string[], ending = '\n'): Promise<void> => {
    const verdict = await verifyText(lines.join(ending));
    expect(verdict).not.toHaveProperty('clause');
  };
  test('be as it was written', () => passes(good));
  test('have empty lines anywhere', () => passes(good.flatMap((line) => ['', line, ' \t'])));
  test('end its lines as Windows does', () => passes([...good, ''], '\r\n'));
  test('have its keys in another order', () =>
    passes(
      good.map((line) =>
        JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(line) as Line).toReversed())),
      ),
    ));
  test('state options at their defaults', () =>
    passes(header((line) => (line.options = { teams: false, reveal: 'turn', roundsToWin: 2 }))));
  test('list legal moves in any order', () =>
    passes(edited(good, 5, (line) => (line.legal = (line.legal as Line[]).toReversed()))));
  test('leave the legal moves out', () => passes(edited(good, 5, (line) => delete line.legal)));
  test('write zero as minus zero', () => passes(raw(firstMove, '"x":0,"y":0', '"x":-0,"y":-0')));
  test('say more in its result', () => passes(resulted((line) => (line.comment = 'a close one'))));
  test('name another seed', () => passes(header((line) => (line.seed = 'another'))));
});
