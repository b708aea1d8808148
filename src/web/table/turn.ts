/** What a person does at a table: offers moves, confirms them, asks for a hint, takes back. */
import { computed, signal } from '@preact/signals';
import { type Action, has, type Kind, type Refusal } from '../../core/index.ts';
import type { Advice } from '../session/botWorker.ts';
import type { MatchModel } from '../session/session.ts';
import { hasNoChoice, isFinal } from '../session/final.ts';
import { confirms, playsForced } from '../device/settings.ts';

export const SHEETS = ['howTo', 'rules', 'log', 'menu', 'keys', 'result'] as const;
export type Sheet = (typeof SHEETS)[number];

export type Notice = { readonly refusal: Refusal } | { readonly said: 'undone' | 'hintNone' };

export class Turn {
  readonly model: MatchModel;
  /** Null for none. */
  readonly pending = signal<Action | null>(null);
  readonly hint = signal<'thinking' | readonly Advice[] | null>(null);
  readonly notice = signal<Notice | null>(null);
  readonly sheet = signal<Sheet | null>(null);
  /** Which clause the rules are opened at. */
  readonly clause = signal<string | null>(null);
  /** The decision that the seat which looks cannot but make: it is made for it; null if there is a choice. */
  readonly forced;
  /** Whether the seat that looks is asked now: it has a choice, and all has been shown. */
  readonly isMine;
  readonly moves;
  /** The pending decision and what a hint recommends, as a board draws them. */
  readonly pendingMove;
  readonly hinted;
  /** What is being asked: it changes whenever other moves are legal, not when others only choose beside this seat. */
  readonly question;

  constructor(model: MatchModel) {
    this.model = model;
    this.forced = computed<Action | null>(() => {
      const { seat, toAct, legal } = model.standing.value;
      if (seat === null || legal.length !== 1 || !playsForced.value || model.isShowing.value) return null;
      return hasNoChoice(model.game, model.shown.value.view, toAct, seat) ? legal[0]! : null;
    });
    this.isMine = computed(() => {
      const { seat, toAct, legal } = model.standing.value;
      const isAsked = seat !== null && has(toAct, seat) && legal.length > 0;
      return isAsked && !model.isShowing.value && this.forced.value === null;
    });
    this.question = computed(() => {
      const { seat, legal } = model.standing.value;
      return `${seat}: ${legal.join()}`;
    });
    const { decode } = model.game.moves;
    this.moves = computed<readonly Kind['move'][]>(() =>
      this.isMine.value ? model.standing.value.legal.map(decode) : [],
    );
    this.pendingMove = computed(() => (this.pending.value === null ? null : decode(this.pending.value)));
    this.hinted = computed(() => {
      const hint = this.hint.value;
      if (hint === null || hint === 'thinking') return [];
      return hint.map(({ action, expects }) => ({ move: decode(action), expects }));
    });
  }

  /**
   * A tap: from here on it is a number. What the table would refuse is explained from the view; what cannot be taken
   * back is asked about first, unless the person `isSure`: has seen it and said yes.
   */
  offer(move: Kind['move'], isSure = false): void {
    if (!this.isMine.value) return;
    const { game, standing, shown } = this.model;
    const { view } = shown.value;
    const action = game.moves.encode(view, move);
    if (!standing.value.legal.includes(action)) {
      const refusal = game.refusal(view, move);
      this.pending.value = null;
      this.notice.value = refusal === undefined ? null : { refusal };
      return;
    }
    this.notice.value = null;
    const isAnswered = isSure || this.pending.value === action;
    if (!isAnswered && confirms.value && isFinal(game, view, standing.value.toAct, action))
      this.pending.value = action;
    else this.#play(action);
  }

  #play(action: Action): void {
    this.pending.value = null;
    this.hint.value = null;
    void this.model.play(action).then((refusal) => {
      if (refusal !== undefined) this.notice.value = { refusal };
    });
  }

  /** Makes the move that has no alternative. */
  playForced(): void {
    if (this.forced.value !== null) this.#play(this.forced.value);
  }

  confirm(): void {
    if (this.pending.value !== null) this.#play(this.pending.value);
  }

  /** Not yet: the pending move, the hint or the notice goes. */
  cancel(): void {
    this.pending.value = null;
    this.hint.value = null;
    this.notice.value = null;
  }

  async undo(): Promise<void> {
    this.cancel();
    if (await this.model.undo()) this.notice.value = { said: 'undone' };
  }

  async askHint(): Promise<void> {
    if (!this.isMine.value || this.hint.value === 'thinking') return;
    this.notice.value = null;
    this.hint.value = 'thinking';
    const advice = await this.model.advise().catch(() => []);
    // It may have been cancelled meanwhile, or the question may be another one.
    if (this.hint.value !== 'thinking') return;
    this.hint.value = advice.length === 0 ? null : advice;
    if (advice.length === 0) this.notice.value = { said: 'hintNone' };
  }

  readRules(clause: string | null): void {
    this.clause.value = clause;
    this.sheet.value = 'rules';
  }
}
