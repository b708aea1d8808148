import { listIn, percentIn } from '../../messages/text.ts';
import type { Widen } from '../../messages/widen.ts';
const percent = percentIn('en');

export const en = {
  seat: (number: number) => `Seat ${number}`,
  /** In brackets after the seat of the only person at the table. */
  you: 'you',
  list: listIn('en'),
  levels: {
    random: 'random',
    greedy: 'greedy',
    search: 'searching',
    easy: 'easy',
    medium: 'medium',
    hard: 'hard',
    expert: 'expert',
  },
  begins: (game: string, seats: string) => `${game}: ${seats}.`,
  seedWas: (seed: string) => `The seed was ${seed}: the same one deals the same cards again.`,
  yourTurn: (name: string) => `${name} to move.`,
  onlyMove: (typed: string) => `There is only one move, ${typed}: press Enter to play it.`,
  commands: [
    ['?', 'lists legal moves (? all: all of them, ? TEXT: those that start with TEXT)'],
    ['undo', 'undoes the last move'],
    ['rules', 'prints the rules (rules CLAUSE: one clause)'],
    ['hint', 'shows the three best moves according to the strongest bot, their chances of winning, and why'],
    ['log', 'shows what has happened so far'],
    ['help', 'prints this list'],
    ['quit', 'leaves the match'],
  ] satisfies readonly (readonly [typed: string, does: string])[],
  commandHint: 'Type a move, ? for the legal moves, or help.',
  notAMove: (typed: string) =>
    `“${typed}” is not a move. Type ? for the legal moves, help for everything else.`,
  refused: (sentence: string, clause: string) => `${sentence} (${clause}; “rules ${clause}” prints it)`,
  legalMoves: (count: number) => (count === 1 ? '1 legal move:' : `${count} legal moves:`),
  moreMoves: (count: number) => `… and ${count} more: “? all” lists them.`,
  noSuchMoves: (typed: string) => `No legal move begins with “${typed}”.`,
  undone: (name: string) => `${name}: the last move is undone.`,
  nothingToUndo: 'There is nothing to undo yet.',
  undoOthersActed: 'You cannot undo it: someone else has moved since.',
  undoRevealed: 'You cannot undo it: it has revealed something hidden.',
  hint: (typed: string, chance: number) => `${typed}: ${percent(chance)} chance of winning`,
  /** Before the equally good moves of a hint; `count` includes those that are not listed. */
  equallyGood: (count: number) => `${count} moves are equally good; take the one you like:`,
  noHint: 'There is no bot for this game that could give a hint.',
  logEmpty: 'Nothing has happened yet.',
  noClause: (clause: string) => `The rules page has no clause ${clause}.`,
  handOver: (name: string) => `Hand the device to ${name}, then press Enter.`,
  inputEnded: 'The input has ended; the match stops here.',
  stopped: 'The match stops here.',
  scores: (list: string) => `Scores: ${list}.`,
  chooseGame: 'Which game?',
  seatCounts: (min: number, max: number) => (min === max ? `${min} seats` : `${min} to ${max} seats`),
  chooseSeats: (min: number, max: number, usual: number) =>
    `How many seats, ${min} to ${max}? (Enter: ${usual})`,
  chooseLevel: (levels: readonly string[], usual: string) =>
    `Opponents: ${levels.join(', ')}? (Enter: ${usual})`,
  chooseOptions: (options: readonly string[]) =>
    `Options, such as ${options.join(' ')}? (Enter: the defaults)`,
  choices: (choices: readonly string[]) => `Please type one of ${choices.join(', ')}, or quit.`,
  server: {
    ready: 'Tavola is ready.',
    here: 'On this device:',
    others: 'On your network:',
    howOthers: (command: string) => `To let others on your network join, start it with: ${command}`,
    noNetwork: 'This device is not on a network right now, so nobody else can join.',
    keptIn: (folder: string) => `Matches are saved in ${folder}`,
    keptInDatabase: 'Matches are saved in your PostgreSQL database.',
    howToStop: 'Press Ctrl+C to stop.',
    stopping: 'Stopping …',
    stopped: 'Stopped. All matches are saved.',
  },
};

export type TerminalMessages = Widen<typeof en>;
