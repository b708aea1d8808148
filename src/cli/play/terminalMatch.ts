/** A match in a terminal, in which each player sees only what the seat may know. */
import { type Bot, computeHint } from '../../bots/index.ts';
import { type Explainer, type ExplainMessages, formatRemark, selectMotives } from '../../explain/index.ts';
import {
  type Action,
  type Config,
  type Game,
  eventsVisibleTo,
  isRefusal,
  listSeats,
  type Rng,
  type Seat,
  type Seed,
  Table,
  type EmittedEvent,
  type View,
} from '../../core/index.ts';
import { type GameMessages, type Names, formatEvent } from '../../messages/index.ts';
import type { TerminalMessages } from '../../terminal/messages/index.ts';
import type { TerminalBoard } from '../../terminal/terminalBoard.ts';
import { botRng } from '../../bots/playMatch.ts';
import { beginOutside, endOutside } from '../bots/outsideBot.ts';
import { findClause, plainText } from '../../messages/rulesPage.ts';
import type { Screen } from '../console/terminal.ts';

export interface TerminalSetup {
  readonly game: Game;
  readonly config: Config;
  readonly seed: Seed;
  readonly title: string;
  readonly bots: readonly (Bot | null)[];
  readonly adviser: Bot | null;
  readonly why: { readonly reasons: Explainer; readonly words: ExplainMessages } | null;
  readonly names: Names;
  readonly words: GameMessages;
  readonly says: TerminalMessages;
  readonly board: TerminalBoard;
  readonly plain: boolean;
  readonly rules: string;
}

type Turn = 'moved' | 'undone' | 'quit' | 'ended';

/** Hints use streams of the seed that no seat's bot uses. */
const HINTS = 1000;

/** The number of moves after which a list is shortened. */
const FOLD = 48;

export class TerminalMatch {
  readonly #at: TerminalSetup;
  readonly #screen: Screen;
  readonly #table: Table;
  readonly #rngs: readonly Rng[];
  readonly #persons: number;
  readonly #told: (readonly EmittedEvent[])[] = [];
  /** The number of actions that each seat has seen; at an open table all seats see them together. */
  readonly #heard: number[];
  readonly #secrets: boolean;
  #lastShownSeat: Seat | null = null;

  constructor(sitting: TerminalSetup, screen: Screen) {
    this.#at = sitting;
    this.#screen = screen;
    this.#table = new Table(sitting.game, sitting.config, sitting.seed);
    this.#rngs = sitting.bots.map((_, seat) => botRng(sitting.seed, seat));
    this.#persons = sitting.bots.filter((bot) => bot === null).length;
    this.#heard = sitting.bots.map(() => 0);
    this.#secrets = this.#table.truth.own.some((own: unknown) => own !== null);
  }

  get #curtain(): boolean {
    return this.#secrets && this.#persons > 1;
  }

  async run(): Promise<void> {
    const { says, names, bots, title, seed } = this.#at;
    beginOutside(bots, 1, this.#told);
    this.#screen.print(says.begins(title, names.seats(bots.map((_, seat) => seat))));
    if (this.#persons > 0) this.#screen.print(says.commandHint);
    while (this.#table.toAct !== 0) {
      const due = listSeats(this.#table.toAct);
      // Bots first, so that a player who chooses at the same time can still undo.
      const bot = due.find((seat) => bots[seat] !== null);
      if (bot !== undefined) {
        this.#playBotTurn(bot);
        continue;
      }
      const turn = await this.#turn(due[0]!);
      if (turn === 'quit' || turn === 'ended') {
        this.#screen.print(turn === 'quit' ? says.stopped : says.inputEnded);
        this.#screen.print(says.seedWas(seed));
        return;
      }
    }
    this.#conclude();
  }

  #playBotTurn(seat: Seat): void {
    const bot = this.#at.bots[seat]!;
    const legal = this.#table.legal(seat);
    this.#act(seat, bot.choose(this.#table.view(seat), legal, this.#rngs[seat]!));
    if (this.#persons > 0) return;
    this.#printNews(null);
    this.#show(null, []);
  }

  #act(seat: Seat, action: Action): void {
    const played = this.#table.play(seat, action);
    if (isRefusal(played)) throw new Error(`a bot of ${this.#at.game.id} breaks ${played.clause}`);
    this.#told.push(played.emitted);
  }

  #sentences(events: readonly (readonly EmittedEvent[])[], seat: Seat | null): string[] {
    return eventsVisibleTo(events.flat(), seat).map((event) =>
      formatEvent(this.#at.words, event, this.#at.names),
    );
  }

  #printNews(seat: Seat | null): void {
    const since = seat === null ? Math.max(...this.#heard) : this.#heard[seat]!;
    for (const sentence of this.#sentences(this.#told.slice(since), seat)) this.#screen.print(sentence);
    if (this.#curtain && seat !== null) this.#heard[seat] = this.#told.length;
    else this.#heard.fill(this.#told.length);
  }

  #show(seat: Seat | null, legal: readonly Action[]): void {
    const { board, words, names, plain } = this.#at;
    const view = this.#table.view(seat);
    const text = plain
      ? board.describe(view, words, names)
      : `\n${board.draw(view, legal, words, names, this.#screen.paint)}\n`;
    this.#screen.print(text);
  }

  async #turn(seat: Seat): Promise<Turn> {
    const { says, names } = this.#at;
    if (this.#curtain && this.#lastShownSeat !== seat) {
      this.#screen.clear();
      if ((await this.#screen.prompt(says.handOver(names.seat(seat)))) === null) return 'ended';
      this.#screen.clear();
    }
    this.#lastShownSeat = seat;
    const legal = this.#table.legal(seat);
    this.#printNews(seat);
    this.#show(seat, legal);
    this.#askFor(seat, legal);
    for (;;) {
      const typed = await this.#screen.prompt(`${names.seat(seat)} >`);
      if (typed === null) return 'ended';
      const turn = this.#handleInput(seat, legal, typed.trim());
      if (turn !== undefined) return turn;
    }
  }

  #askFor(seat: Seat, legal: readonly Action[]): void {
    const { says, names, words } = this.#at;
    const types = new Set(legal.map((action) => this.#at.game.moves.decode(action).type));
    const asks = [...types].map((type) => words.asks[type]!).join(' / ');
    this.#screen.print(`${says.yourTurn(names.seat(seat))} ${asks}`);
    if (legal.length === 1) this.#screen.print(says.onlyMove(this.#formatMove(legal[0]!)));
  }

  #formatMove(action: Action): string {
    return this.#at.board.formatMove(this.#at.game.moves.decode(action));
  }

  #handleInput(seat: Seat, legal: readonly Action[], typed: string): Turn | undefined {
    if (typed.startsWith('?')) return this.#listMoves(legal, typed.slice(1).trim());
    const [command = '', ...rest] = typed.split(/\s+/);
    const argument = rest.join(' ');
    switch (command.toLowerCase()) {
      case 'help':
        return this.#print(this.#at.says.commands.map(([word, does]) => `${word.padEnd(6)} ${does}`));
      case 'quit':
      case 'exit':
        return 'quit';
      case 'undo':
        return this.#undo();
      case 'rules':
        return this.#print([this.#rules(argument)]);
      case 'h':
      case 'hint':
        return this.#print(this.#hint(seat, legal));
      case 'log': {
        const sentences = this.#sentences(this.#told, seat);
        return this.#print(sentences.length === 0 ? [this.#at.says.logEmpty] : sentences);
      }
      default:
        return this.#move(seat, legal, typed);
    }
  }

  #hint(seat: Seat, legal: readonly Action[]): string[] {
    const { adviser, says, seed } = this.#at;
    const rng = botRng(seed, HINTS + this.#table.version);
    const view = this.#table.view(seat);
    const found = adviser?.estimate?.(view, legal, rng);
    if (found === undefined) return [says.noHint];
    const { choices: ways, areEqual: areEven, others } = computeHint(found);
    const lines = ways.flatMap(({ action, expects }) => [
      says.hint(this.#formatMove(action), Math.round(100 * expects)),
      ...this.#motives(view, action).map((sentence) => `  ${sentence}`),
    ]);
    return areEven ? [says.equallyGood(ways.length + others), ...lines] : lines;
  }

  #motives(view: View, action: Action): string[] {
    const { game, names, why } = this.#at;
    if (why === null) return [];
    const motives = why.reasons.listMotives(view, game.moves.decode(action));
    return selectMotives(motives).map((motive) => formatRemark(why.words, motive, names));
  }

  #print(lines: readonly string[]): undefined {
    for (const line of lines) this.#screen.print(line);
  }

  #move(seat: Seat, legal: readonly Action[], typed: string): Turn | undefined {
    const { board, game, says, words } = this.#at;
    if (typed === '' && legal.length === 1) {
      this.#act(seat, legal[0]!);
      return 'moved';
    }
    if (typed === '') return this.#print([says.commandHint]);
    const move = board.parseMove(typed, this.#table.view(seat));
    if (move === undefined) return this.#print([says.notAMove(typed)]);
    const played = this.#table.playMove(seat, move);
    if (!isRefusal(played)) {
      this.#told.push(played.emitted);
      return 'moved';
    }
    const sentence = words.refusals[played.reason] ?? `${game.id}: ${played.reason}`;
    return this.#print([says.refused(sentence, played.clause)]);
  }

  #listMoves(legal: readonly Action[], argument: string): undefined {
    const { says, plain } = this.#at;
    const all = legal.map((action) => this.#formatMove(action));
    const wanted = argument.toLowerCase();
    const moves =
      wanted === '' || wanted === 'all' ? all : all.filter((move) => move.toLowerCase().startsWith(wanted));
    if (moves.length === 0) return this.#print([says.noSuchMoves(argument)]);
    const shown = wanted === 'all' ? moves : moves.slice(0, FOLD);
    const folded = moves.length - shown.length;
    return this.#print([
      says.legalMoves(moves.length),
      plain ? shown.join(', ') : inColumns(shown, this.#screen.width),
      ...(folded > 0 ? [says.moreMoves(folded)] : []),
    ]);
  }

  #undo(): Turn | undefined {
    const { says, names, bots } = this.#at;
    const [seat] = this.#table.record.actions.at(-1) ?? [];
    if (seat === undefined) return this.#print([says.nothingToUndo]);
    if (bots[seat] !== null) return this.#print([says.undoOthersActed]);
    if (this.#table.undo(seat) === undefined) return this.#print([says.undoRevealed]);
    this.#told.pop();
    this.#heard.forEach((count, i) => (this.#heard[i] = Math.min(count, this.#told.length)));
    this.#screen.print(says.undone(names.seat(seat)));
    return 'undone';
  }

  #rules(clause: string): string {
    const { rules, says } = this.#at;
    if (clause === '') return plainText(rules);
    return findClause(rules, clause) ?? says.noClause(clause);
  }

  #conclude(): void {
    const { says, names, game, bots, seed } = this.#at;
    endOutside(bots, game, this.#table.truth);
    this.#printNews(this.#persons === 1 ? this.#lastShownSeat : null);
    this.#show(this.#persons === 1 ? this.#lastShownSeat : null, []);
    const scores = game.transcript.result(this.#table.truth).scores as readonly number[];
    this.#screen.print(says.scores(scores.map((score, seat) => `${names.seat(seat)}: ${score}`).join(', ')));
    this.#screen.print(says.seedWas(seed));
  }
}

function inColumns(texts: readonly string[], width: number): string {
  const cell = Math.max(...texts.map((text) => text.length)) + 2;
  const across = Math.max(1, Math.floor(width / cell));
  const lines: string[] = [];
  for (let i = 0; i < texts.length; i += across)
    lines.push(
      texts
        .slice(i, i + across)
        .map((text) => text.padEnd(cell))
        .join('')
        .trimEnd(),
    );
  return lines.join('\n');
}
