/** Matches in a fake terminal: input comes from a list, output goes into another. */
import { describe, expect, test } from 'vitest';
import { type Toy, toy } from '../../../test/laws/toyGame.ts';
import { type Bot, loadBot } from '../../bots/index.ts';
import { random } from '../../bots/random.ts';
import {
  botPlayer,
  type Config,
  type Game,
  parseConfig,
  type Player,
  ANONYMOUS_PLAYER,
} from '../../core/index.ts';
import { punto } from '../../games/punto/rules/rules.ts';
import type { GameMessages } from '../../messages/index.ts';
import { loadTerminalMessages, nameSeats } from '../../terminal/messages/index.ts';
import type { TerminalBoard } from '../../terminal/terminalBoard.ts';
import { type TerminalSetup, TerminalMatch } from './terminalMatch.ts';
import { parsePlayers, seatPlayers as seatAt } from './seating.ts';
import type { Screen } from '../console/terminal.ts';

const person = (name: string): Player => ({ kind: 'person', name });
const CURTAIN = '<curtain>';

function scriptedScreen(typed: string[]): Screen & { readonly said: string[] } {
  const said: string[] = [];
  return {
    said,
    paint: (_style, text) => text,
    width: 60,
    print: (text) => void said.push(...text.split('\n')),
    prompt: async (prompt) => {
      said.push(prompt);
      return typed.shift() ?? null;
    },
    clear: () => void said.push(CURTAIN),
  };
}

const toyWords: GameMessages<Toy> = {
  asks: { play: 'Play a card.' },
  events: {
    revealed: (e, names) => `Shown: ${e.cards.join(' ')}; ${names.seat(e.winner)} is highest.`,
    drew: (e, names) => `${names.seat(e.seat)} draws ${e.card ?? 'a card'}.`,
    note: (e) => `${e.value}`,
  },
  refusals: { over: 'It is over.', chosen: 'You have chosen.', missing: 'You do not have that card.' },
};

const toyBoard: TerminalBoard<Toy, GameMessages<Toy>> = {
  draw: ({ own }) => `hand ${own?.hand.join(' ') ?? 'unseen'}`,
  describe: ({ own }) => `Your hand: ${own?.hand.join(' ') ?? 'unseen'}.`,
  formatMove: ({ card }) => `card ${card}`,
  parseMove: (typed) => {
    const card = /^(?:card )?(\d+)$/.exec(typed);
    return card === null ? undefined : { type: 'play', card: Number(card[1]) };
  },
};

async function playToy(bots: (Bot | null)[], names: Player[], typed: string[], plain = false) {
  const says = await loadTerminalMessages('en');
  const config = parseConfig(toy, { seats: bots.length }) as Config;
  const sitting: TerminalSetup = {
    game: toy,
    config,
    seed: 'toy',
    title: 'Toy',
    bots,
    adviser: null,
    why: null,
    names: nameSeats(says, names),
    words: toyWords,
    says,
    board: toyBoard,
    plain,
    rules:
      '# Toy (2–3 seats)\n\n- **T1** Over is over.\n- **T3** You play a card\n  that you have.\n\n## End\n',
  };
  const screen = scriptedScreen(typed);
  await new TerminalMatch(sitting, screen).run();
  return screen.said;
}

const ADA_AND_BEN: Player[] = [person('Ada'), person('Ben')];
const hands = toy.setup({ seats: 2, start: null, options: {} }, 'toy').own.map(({ hand }) => hand);

describe('people with secrets at one device', () => {
  test('get a curtain whenever the device changes hands', async () => {
    const said = await playToy([null, null], ADA_AND_BEN, ['', `${hands[0][0]}`, '', `${hands[1][0]}`, '']);
    const curtains = said.filter((line) => line === CURTAIN).length;
    expect(said).toContain('Hand the device to Ada, then press Enter.');
    expect(said).toContain('Hand the device to Ben, then press Enter.');
    expect(curtains).toBe(6);
    const bens = said.slice(said.indexOf('Hand the device to Ben, then press Enter.'));
    expect(bens.join('\n')).toContain(`hand ${hands[1].join(' ')}`);
    expect(bens.slice(0, bens.indexOf('Hand the device to Ada, then press Enter.')).join('\n')).not.toContain(
      `hand ${hands[0].join(' ')}`,
    );
  });
  test('each learn only what their seat may know', async () => {
    const typed = ['', `${hands[0][0]}`, '', `${hands[1][0]}`, '', 'quit'];
    const said = (await playToy([null, null], ADA_AND_BEN, typed)).join('\n');
    const drew = /(Ada|Ben) draws (\d+|a card)\./.exec(said);
    expect(drew?.[2] === 'a card').toBe(drew?.[1] === 'Ben');
  });
  test('may undo a choice until another player chooses', async () => {
    const said = await playToy([null, null], ADA_AND_BEN, [
      '',
      `${hands[0][0]}`,
      '',
      'undo',
      '',
      `${hands[0][1]}`,
      '',
      'undo',
      '',
      'undo',
    ]);
    const undone = 'Ada: the last move is undone.';
    expect(said.filter((line) => line === undone)).toHaveLength(2);
    expect(said).toContain('There is nothing to undo yet.');
  });
  test('may not undo an action that revealed cards', async () => {
    const typed = ['', `${hands[0][0]}`, '', `${hands[1][0]}`, '', 'undo'];
    expect(await playToy([null, null], ADA_AND_BEN, typed)).toContain(
      'You cannot undo it: it has revealed something hidden.',
    );
  });
});

describe('one person', () => {
  const sitters: Player[] = [ANONYMOUS_PLAYER, botPlayer('random')];
  test('gets no curtain, and refusals cite the clause', async () => {
    const missing = [0, 1, 2, 3, 4, 5, 6].find((card) => !hands[0].includes(card));
    const said = await playToy([null, random], sitters, [
      `${missing}`,
      'rules T3',
      'rules T9',
      'rules',
      'log',
    ]);
    expect(said).not.toContain(CURTAIN);
    expect(said).toContain('You do not have that card. (T3; “rules T3” prints it)');
    expect(said).toContain('T3 You play a card that you have.');
    expect(said).toContain('The rules page has no clause T9.');
    expect(said).toContain('Toy (2–3 seats)');
    expect(said).toContain('Nothing has happened yet.');
    expect(said).toContain('The input has ended; the match stops here.');
    expect(said).toContain('The seed was toy: the same one deals the same cards again.');
  });
  test('lists moves, types commands in any case, and quits', async () => {
    const said = await playToy([null, random], sitters, [
      '?',
      '? card',
      '? x',
      'HELP',
      '',
      'nonsense',
      'Quit',
    ]);
    expect(said.filter((line) => line === '3 legal moves:')).toHaveLength(2);
    expect(said).toContain('No legal move begins with “x”.');
    expect(said).toContain('undo   undoes the last move');
    expect(said).toContain('Type a move, ? for the legal moves, or help.');
    expect(said.join('\n')).toContain('“nonsense” is not a move.');
    expect(said.at(-2)).toBe('The match stops here.');
  });
  test('plays to the end; Enter plays a single legal move', async () => {
    const all = Array.from({ length: 30 }, () => [
      '',
      ...Array.from({ length: 15 }, (_, card) => `${card}`),
    ]).flat();
    const said = await playToy([null, random], sitters, all);
    expect(said.join('\n')).toMatch(/There is only one move, card \d+: press Enter to play it\./);
    expect(said.join('\n')).toMatch(/Scores: Seat 1 \(you\): \d, Seat 2 \(random\): \d\./);
  });
  test('gets only sentences in plain mode', async () => {
    const said = await playToy([null, random], sitters, [], true);
    expect(said).toContain(`Your hand: ${hands[0].join(' ')}.`);
    expect(said.some((line) => line.startsWith('hand '))).toBe(false);
  });
});

test('bots alone play an open match', async () => {
  const said = await playToy([random, random], [botPlayer('random'), botPlayer('random')], []);
  expect(said).toContain('hand unseen');
  expect(said.join('\n')).toMatch(/draws a card\./);
  expect(said.join('\n')).toMatch(/Scores: /);
});

describe('the seating', () => {
  const seats = (count: number | undefined, typed?: string): string =>
    parsePlayers(punto as Game, count, typed)
      .map((sitter) => (sitter.kind === 'bot' ? sitter.level : sitter.name || 'me'))
      .join(' ');
  test('is one person against greedy bots by default', () => {
    expect(seats(undefined)).toBe('me greedy');
    expect(seats(4)).toBe('me greedy greedy greedy');
    expect(seats(undefined, 'random')).toBe('me random');
    expect(seats(3, 'random,greedy')).toBe('me random greedy');
    expect(seats(2, 'greedy,random')).toBe('greedy random');
    expect(seats(undefined, 'greedy,Ada,me')).toBe('greedy Ada me');
  });
  test('rejects an invalid list with a reason', () => {
    expect(() => seats(2, 'gredy')).toThrow(
      'option --bots: expected any of random, greedy, search, easy, medium, hard, expert, master, ./FILE.js, exec:COMMAND, me, or a Name, got gredy',
    );
    expect(() => seats(3, 'me,greedy')).toThrow('option --bots: expected 3 names, one per seat, got 2');
    expect(() => seats(undefined, 'me,Ada,Ben,Cleo,Dora')).toThrow(
      'option --bots: expected names for 2 to 4 seats',
    );
  });
});

test('two people at an open table need no curtain, and the language is theirs', async () => {
  const config = parseConfig(punto as Game, { seats: 2 }) as Config;
  const persons: Player[] = [person('Ada'), person('Ben')];
  const sitting = await seatAt(punto, config, 'open', persons, 'it', false);
  const screen = scriptedScreen(['', '1 0', 'undo', 'log', '0 1']);
  await new TerminalMatch(sitting, screen).run();
  expect(screen.said).not.toContain(CURTAIN);
  expect(screen.said.join('\n')).toContain('C’è una sola mossa, 0 0: premi Invio per giocarla.');
  expect(screen.said).toContain('Non si può annullare: ha svelato qualcosa di nascosto.');
  expect(await loadBot('punto', 'nobody')).toBeUndefined();
});
