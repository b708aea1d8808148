/** What a person does at a table: offers moves, confirms them, asks for a hint, takes back. */
import { computed, signal } from '@preact/signals';
import type { Hint } from '../../../bots/index.ts';
import { type Action, seatSetHas, isRefusal, type GameTypes, type Refusal } from '../../../core/index.ts';
import type { Session } from '../session/session.ts';
import type { FramePlayer } from '../../ui/board/framePlayer.ts';
import type { LogLine } from '../../ui/board/tableContext.ts';
import { hasNoChoice, isIrreversible } from '../session/decisionChecks.ts';
import { confirmsMoves, playsForced } from '../../ui/browser/settings.ts';

export const SHEETS = ['howTo', 'share', 'rules', 'log', 'menu', 'keys', 'seen', 'result'] as const;
export type Sheet = (typeof SHEETS)[number];

export type Notice = { readonly refusal: Refusal } | { readonly said: 'undone' | 'hintNone' };

/** Always the same: whoever draws it has nothing to draw anew. */
const NONE: readonly never[] = [];

/** What it needs to know of a match. */
type TurnSession = Pick<Session, 'game' | 'update' | 'isBusy' | 'playing' | 'coach'> & {
  readonly player: Pick<FramePlayer, 'shown'>;
};

export class Turn {
  readonly #session: TurnSession;
  /** Null for none. */
  readonly pending = signal<Action | null>(null);
  readonly hint = signal<'thinking' | Hint | null>(null);
  /** Which of the ways of a hint is looked at. */
  readonly hintIndex = signal(0);
  readonly notice = signal<Notice | null>(null);
  readonly sheet = signal<Sheet | null>(null);
  /** What is being told the reason of. */
  readonly why = signal<LogLine | null>(null);
  /** Which clause the rules are opened at. */
  readonly clause = signal<string | null>(null);
  /** The decision that the seat which looks cannot but make: it is made for it; null if there is a choice. */
  readonly forced;
  /** Whether the seat that looks is asked now: it has a choice, and all has been shown. */
  readonly isMyTurn;
  readonly moves;
  /** The decision that waits to be confirmed, the one on its way and what a hint recommends with their marks, as a board draws them. */
  readonly pendingMove;
  readonly forcedMove;
  readonly sentMove;
  readonly hinted;
  /** What is being asked: it changes whenever other moves are legal, not when others only choose beside this seat. */
  readonly question;

  constructor(session: TurnSession) {
    this.#session = session;
    const { game, player, update } = session;
    this.forced = computed<Action | null>(() => {
      const { view, toAct, legal } = update.value;
      // Whoever learns makes every move by hand.
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
   * A tap: from here on it is a number. What the table would refuse is explained from the view; what cannot be taken
   * back is asked about first, unless the person `isSure`: has seen it and said yes.
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

  /** Makes the move that has no alternative. */
  playForced(): void {
    if (this.forced.value !== null) this.#play(this.forced.value);
  }

  confirm(): void {
    if (this.pending.value !== null) this.#play(this.pending.value);
  }

  /** Not yet: the pending move, the hint, the notice or a reason goes. */
  cancel(): void {
    this.why.value = null;
    this.pending.value = null;
    this.hint.value = null;
    this.notice.value = null;
  }

  async undo(): Promise<void> {
    this.cancel();
    const undone = await this.#session.playing?.undo();
    if (undone) this.notice.value = { said: 'undone' };
  }

  async askHint(): Promise<void> {
    const advise = this.#session.playing?.advise ?? null;
    if (advise === null || !this.isMyTurn.value || this.hint.value === 'thinking') return;
    this.notice.value = null;
    this.hint.value = 'thinking';
    this.hintIndex.value = 0;
    const hint = await advise().catch(() => null);
    // It may have been cancelled meanwhile, or the question may be another one.
    if (this.hint.value !== 'thinking') return;
    this.hint.value = hint;
    if (hint === null) this.notice.value = { said: 'hintNone' };
  }

  /** Tells why something happened, at the table itself. */
  askWhy(line: LogLine): void {
    this.sheet.value = null;
    this.why.value = line;
  }

  readRules(clause: string | null): void {
    this.clause.value = clause;
    this.sheet.value = 'rules';
  }
}
