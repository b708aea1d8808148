/** The messages of every table, whatever the game. */
import { percentIn } from '../quantities.ts';
export interface TableMessages {
  /** "Seat 2", counted from 1. */
  readonly seat: (number: number) => string;
  /** In brackets after the seat of the only person at the table. */
  readonly you: string;
  readonly list: (names: readonly string[]) => string;
  readonly levels: { readonly [bot: string]: string };
  readonly begins: (game: string, seats: string) => string;
  readonly seedWas: (seed: string) => string;
  readonly yourTurn: (name: string) => string;
  readonly onlyMove: (typed: string) => string;
  readonly commands: readonly (readonly [typed: string, does: string])[];
  readonly commandHint: string;
  readonly notAMove: (typed: string) => string;
  readonly refused: (sentence: string, clause: string) => string;
  readonly legalMoves: (count: number) => string;
  readonly moreMoves: (count: number) => string;
  readonly noSuchMoves: (typed: string) => string;
  readonly undone: (name: string) => string;
  readonly nothingToUndo: string;
  readonly undoOthersActed: string;
  readonly undoRevealed: string;
  readonly hint: (typed: string, percent: number) => string;
  /** Before the equally good moves of a hint; `count` includes those that are not listed. */
  readonly equallyGood: (count: number) => string;
  readonly noHint: string;
  readonly logEmpty: string;
  readonly noClause: (clause: string) => string;
  readonly handOver: (name: string) => string;
  readonly inputEnded: string;
  readonly stopped: string;
  readonly scores: (list: string) => string;
  readonly chooseGame: string;
  readonly seatCounts: (min: number, max: number) => string;
  readonly chooseSeats: (min: number, max: number, usual: number) => string;
  readonly chooseLevel: (levels: readonly string[], usual: string) => string;
  readonly chooseOptions: (options: readonly string[]) => string;
  readonly choices: (choices: readonly string[]) => string;
  readonly server: {
    readonly ready: string;
    readonly here: string;
    readonly others: string;
    readonly howOthers: (command: string) => string;
    readonly noNetwork: string;
    readonly keptIn: (folder: string) => string;
    readonly keptInDatabase: string;
    readonly howToStop: string;
    readonly stopping: string;
    readonly stopped: string;
  };
}

const percent = percentIn('en');

export const en: TableMessages = {
  seat: (number) => `Seat ${number}`,
  you: 'you',
  list: (names) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`,
  levels: {
    random: 'random',
    greedy: 'greedy',
    search: 'searching',
    easy: 'easy',
    medium: 'medium',
    hard: 'hard',
    expert: 'expert',
  },
  begins: (game, seats) => `${game}: ${seats}.`,
  seedWas: (seed) => `The seed was ${seed}: the same one deals the same cards again.`,
  yourTurn: (name) => `${name} to move.`,
  onlyMove: (typed) => `There is only one move, ${typed}: press Enter to play it.`,
  commands: [
    ['?', 'lists legal moves (? all: all of them, ? TEXT: those that start with TEXT)'],
    ['undo', 'undoes the last move'],
    ['rules', 'prints the rules (rules CLAUSE: one clause)'],
    ['hint', 'shows the three best moves according to the strongest bot, their chances of winning, and why'],
    ['log', 'shows what has happened so far'],
    ['help', 'prints this list'],
    ['quit', 'leaves the match'],
  ],
  commandHint: 'Type a move, ? for the legal moves, or help.',
  notAMove: (typed) => `“${typed}” is not a move. Type ? for the legal moves, help for everything else.`,
  refused: (sentence, clause) => `${sentence} (${clause}; “rules ${clause}” prints it)`,
  legalMoves: (count) => (count === 1 ? '1 legal move:' : `${count} legal moves:`),
  moreMoves: (count) => `… and ${count} more: “? all” lists them.`,
  noSuchMoves: (typed) => `No legal move begins with “${typed}”.`,
  undone: (name) => `${name}: the last move is undone.`,
  nothingToUndo: 'There is nothing to undo yet.',
  undoOthersActed: 'You cannot undo it: someone else has moved since.',
  undoRevealed: 'You cannot undo it: it has revealed something hidden.',
  hint: (typed, chance) => `${typed}: ${percent(chance)} chance of winning`,
  equallyGood: (count) => `${count} moves are equally good; take the one you like:`,
  noHint: 'There is no bot for this game that could give a hint.',
  logEmpty: 'Nothing has happened yet.',
  noClause: (clause) => `The rules page has no clause ${clause}.`,
  handOver: (name) => `Hand the device to ${name}, then press Enter.`,
  inputEnded: 'The input has ended; the match stops here.',
  stopped: 'The match stops here.',
  scores: (list) => `Scores: ${list}.`,
  chooseGame: 'Which game?',
  seatCounts: (min, max) => (min === max ? `${min} seats` : `${min} to ${max} seats`),
  chooseSeats: (min, max, usual) => `How many seats, ${min} to ${max}? (Enter: ${usual})`,
  chooseLevel: (levels, usual) => `Opponents: ${levels.join(', ')}? (Enter: ${usual})`,
  chooseOptions: (options) => `Options, such as ${options.join(' ')}? (Enter: the defaults)`,
  choices: (choices) => `Please type one of ${choices.join(', ')}, or quit.`,
  server: {
    ready: 'Tavola is ready.',
    here: 'On this device:',
    others: 'On your network:',
    howOthers: (command) => `To let others on your network join, start it with: ${command}`,
    noNetwork: 'This device is not on a network right now, so nobody else can join.',
    keptIn: (folder) => `Matches are saved in ${folder}`,
    keptInDatabase: 'Matches are saved in your PostgreSQL database.',
    howToStop: 'Press Ctrl+C to stop.',
    stopping: 'Stopping …',
    stopped: 'Stopped. All matches are saved.',
  },
};
