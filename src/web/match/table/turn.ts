/** A player's turn: offers moves, confirms them, asks for hints, undoes. */
import { computed, signal } from '@preact/signals';
import type { Hint } from '../../../bots/index.ts';
import { type Action, seatSetHas, isRefusal, type GameTypes, type Refusal } from '../../../core/index.ts';
import type { Session, UndoObstacle } from '../session/session.ts';
import type { FramePlayer } from '../../ui/board/framePlayer.ts';
import type { LogLine } from '../../ui/board/tableContext.ts';
import { hasNoChoice, isIrreversible } from '../session/decisionChecks.ts';
import { confirmsMoves, playsForced } from '../../ui/browser/settings.ts';
import { afterFault } from '../../ui/browser/faults.ts';

export const SHEETS = ['howTo', 'share', 'rules', 'log', 'menu', 'keys', 'seen', 'result'] as const;
export type Sheet = (typeof SHEETS)[number];

export type Notice =
  | { readonly refusal: Refusal }
  | {
      readonly said: 'undone' | 'takenBack' | 'hintNone';
    }
  | { readonly noUndo: UndoObstacle };

/** One constant, so that components do not render again. */
const NONE: readonly never[] = [];

type TurnSession = Pick<Session, 'game' | 'update' | 'isBusy' | 'playing' | 'coach'> & {
  readonly player: Pick<FramePlayer, 'shown'>;
};

export class Turn {
  readonly #session: TurnSession;
  readonly pending = signal<Action | null>(null);
  readonly hint = signal<'thinking' | Hint | null>(null);
  readonly hintIndex = signal(0);
  /** The player has to confirm a take-back. The match waits meanwhile. */
  readonly asksTakeBack = signal(false);
  #release: (() => void) | null = null;
  #isWarned = false;
  readonly canUndo;
  readonly notice = signal<Notice | null>(null);
  readonly sheet = signal<Sheet | null>(null);
  readonly why = signal<LogLine | null>(null);
  readonly clause = signal<string | null>(null);
  /** The only legal action of the viewer's seat, played automatically; null if there is a choice. */
  readonly forced;
  /** Whether the viewer's seat has a choice and all frames have been shown. */
  readonly isMyTurn;
  readonly moves;
  /** For the board: the move that waits for confirmation or is on its way, and the hint with its marks. */
  readonly pendingMove;
  readonly forcedMove;
  readonly sentMove;
  readonly hinted;
  /** Changes when other moves become legal, but not when only other seats choose. */
  readonly question;

  constructor(session: TurnSession) {
    this.#session = session;
    const { game, player, update } = session;
    this.forced = computed<Action | null>(() => {
      const { view, toAct, legal } = update.value;
      // In a guided match the player makes every move.
      if (session.coach !== undefined) return null;
      if (view.seat === null || legal.length !== 1 || !playsForced.value || session.isBusy.value) return null;
      return hasNoChoice(game, player.shown.value.view, toAct, view.seat) ? legal[0]! : null;
    });
    this.isMyTurn = computed(() => {
      const { view, toAct, legal } = update.value;
      const isAsked = view.seat !== null && seatSetHas(toAct, view.seat) && legal.length > 0;
      const isReading = session.coach?.asks.value === false;
      return isAsked && !isReading && !session.isBusy.value && this.forced.value === null;
    });
    this.canUndo = computed(
      () =>
        update.value.canUndo ||
        // The end of a match is final.
        ((session.playing?.canTakeBack?.value === true || session.playing?.asking?.obstacle.value === null) &&
          update.value.payoffs === null),
    );
    this.question = computed(() => {
      const { view, legal } = update.value;
      return `${view.seat}: ${legal.join()}`;
    });
    const { decode } = game.moves;
    const drawn = (action: Action | null): GameTypes['move'] | null =>
      action === null ? null : decode(action);
    this.moves = computed<readonly GameTypes['move'][]>(() =>
      this.isMyTurn.value ? update.value.legal.map(decode) : NONE,
    );
    this.pendingMove = computed(() => drawn(this.pending.value));
    this.forcedMove = computed(() => drawn(this.forced.value));
    this.sentMove = computed(() => drawn(session.playing?.sending?.value ?? null));
    this.hinted = computed(() => {
      const hint = this.hint.value;
      if (hint === null || hint === 'thinking') return NONE;
      return hint.choices.map(({ action, expects }, i) => ({
        move: decode(action),
        expects,
        mark: (hint.areEqual ? 'ABC' : '123').charAt(i),
      }));
    });
  }

  /**
   * Turns a tapped move into a number. Explains a refusal from the view. Asks before a final move, unless the
   * player is already `isSure`.
   */
  offer(move: GameTypes['move'], isSure = false): void {
    if (!this.isMyTurn.value) return;
    const { game, player, update, coach } = this.#session;
    const { view } = player.shown.value;
    const { legal, toAct } = update.value;
    const action = game.moves.encode(view, move);
    if (!legal.includes(action)) {
      const refusal = game.refusal(view, move);
      this.pending.value = null;
      this.notice.value = refusal === undefined ? null : { refusal };
      coach?.noteRefusal(action);
      return;
    }
    this.notice.value = null;
    const isAnswered = isSure || this.pending.value === action || coach !== undefined;
    if (!isAnswered && confirmsMoves.value && isIrreversible(game, view, toAct, action))
      this.pending.value = action;
    else this.#play(action);
  }

  #play(action: Action): void {
    this.pending.value = null;
    this.hint.value = null;
    void this.#session.playing?.play(action).then((outcome) => {
      if (outcome !== null && isRefusal(outcome)) this.notice.value = { refusal: outcome };
    });
  }

  playForced(): void {
    if (this.forced.value !== null) this.#play(this.forced.value);
  }

  confirm(): void {
    if (this.asksTakeBack.value) void this.#takeBack();
    else if (this.pending.value !== null) this.#play(this.pending.value);
  }

  /** Clears the pending move, the hint, the notice and the reason, and answers no. */
  cancel(): void {
    this.#release?.();
    this.#release = null;
    this.asksTakeBack.value = false;
    this.why.value = null;
    this.pending.value = null;
    this.hint.value = null;
    this.notice.value = null;
  }

  async undo(): Promise<void> {
    const { playing, update } = this.#session;
    this.cancel();
    if (!this.canUndo.value) {
      this.notice.value = { noUndo: playing?.asking?.obstacle.value ?? 'noMove' };
      return;
    }
    if (!update.value.canUndo && playing?.asking !== undefined) return playing.asking.ask();
    if (!update.value.canUndo && playing?.canTakeBack?.value === true) {
      if (this.#isWarned) return this.#takeBack();
      this.#release = playing.holdWhileReading();
      this.asksTakeBack.value = true;
      return;
    }
    const undone = await playing?.undo();
    if (undone) this.notice.value = { said: 'undone' };
  }

  /** The player agrees once in a match. */
  async #takeBack(): Promise<void> {
    this.#isWarned = true;
    const update = await this.#session.playing?.takeBack?.();
    this.cancel();
    if (update) this.notice.value = { said: 'takenBack' };
  }

  async askHint(): Promise<void> {
    const advise = this.#session.playing?.advise ?? null;
    if (advise === null || !this.isMyTurn.value || this.hint.value === 'thinking') return;
    this.notice.value = null;
    this.hint.value = 'thinking';
    this.hintIndex.value = 0;
    const hint = await advise().catch(afterFault(null));
    // The player may have cancelled, or the position may have changed.
    if (this.hint.value !== 'thinking') return;
    this.hint.value = hint;
    if (hint === null) this.notice.value = { said: 'hintNone' };
  }

  askWhy(line: LogLine): void {
    this.sheet.value = null;
    this.why.value = line;
  }

  readRules(clause: string | null): void {
    this.clause.value = clause;
    this.sheet.value = 'rules';
  }
}
