/**
 * A guided first match as plain data: a fixed deal at a real table, the moves of all seats, and the text of each step. `Table`
 * judges it like any other match. This file only knows its position, and the reply to each move.
 */
import type { Action, Config, Game, GameTypes, Refusal, Seat, Seed } from './contract.ts';
import { isRefusal, type Played, Table } from './table.ts';

export interface TutorialStep<K extends GameTypes = GameTypes, Id extends string = string> {
  /** The key of its messages. */
  readonly id: Id;
  /**
   * Decisions played before the step shows: alternately a seat and its action. They include the learner's own where making them
   * teaches nothing.
   */
  readonly before?: readonly number[];
  /** Whether these decisions are skipped at once, without being shown one by one. */
  readonly isPassed?: true;
  /** The learner's move that the step waits for. */
  readonly plays?: K['move'];
  /** An illegal move that the step waits for. A step with neither waits until the learner has read it. */
  readonly tries?: K['move'];
  /** Where the step points. A step that waits for a move points at that move. */
  readonly look?: 'seats' | 'board' | 'hand';
}

export interface Tutorial<K extends GameTypes = GameTypes, Id extends string = string> {
  readonly config: Config<K['options']>;
  readonly seed: Seed;
  /** The learner's. */
  readonly seat: Seat;
  readonly steps: readonly TutorialStep<K, Id>[];
}

/** One or two sentences per step: what to do or to notice, and perhaps why. */
export type TutorialMessages<Id extends string = string> = {
  readonly [I in Id]: readonly [lead: string, more?: string];
};

/** Tips for a later, real match: events worth a sentence the first time, by the key of that sentence. */
export type FirstTimeTips<K extends GameTypes = GameTypes, Id extends string = string> = {
  readonly [I in Id]: { is(event: K['event']): boolean }['is'];
};

/** How a step takes a learner's move: the awaited one, another legal one, or a refused one. */
export type TutorialVerdict<R extends string = string> = 'awaited' | 'allowed' | Refusal<R>;

export const pairDecisions = (before: readonly number[]): (readonly [Seat, Action])[] =>
  Array.from({ length: before.length / 2 }, (_, i) => [before[2 * i], before[2 * i + 1]]);

/** The step's own decision, or null if it has none. */
export function findStepAction<K extends GameTypes>(
  table: Table<K>,
  lesson: Tutorial<K>,
  step: number,
): Action | null {
  const { plays } = lesson.steps[step];
  return plays === undefined ? null : table.game.moves.encode(table.view(lesson.seat), plays);
}

/** The table at the start of a step, replayed from the beginning. Calls `watch` with each decision. */
export function createTableAtStep<K extends GameTypes>(
  game: Game<K>,
  lesson: Tutorial<K>,
  step: number,
  watch?: (played: Played<K>) => void,
): Table<K> {
  const table = new Table(game, lesson.config, lesson.seed);
  const play = (seat: Seat, action: Action, id: string): void => {
    const played = table.play(seat, action);
    if (isRefusal(played)) throw new Error(`${game.id}, before ${id}: refused by ${played.clause}`);
    watch?.(played);
  };
  for (const [i, { id, before = [] }] of lesson.steps.slice(0, step + 1).entries()) {
    for (const [seat, action] of pairDecisions(before)) play(seat, action, id);
    const own = i < step ? findStepAction(table, lesson, i) : null;
    if (own !== null) play(lesson.seat, own, id);
  }
  return table;
}

/** `Table` judges the move as always; this only tells the awaited move from other legal ones. */
export function judgeTutorialMove<K extends GameTypes>(
  table: Table<K>,
  lesson: Tutorial<K>,
  step: number,
  action: Action,
): TutorialVerdict<K['reason']> {
  const { seat, steps } = lesson;
  const { plays, tries } = steps[step];
  const awaited = plays ?? tries;
  const isAwaited = awaited !== undefined && table.game.moves.encode(table.view(seat), awaited) === action;
  if (isAwaited) return 'awaited';
  const judgement = table.judge(seat, action);
  if (judgement === 'unknown') throw new RangeError(`${action} is not a decision of ${table.game.id}`);
  return judgement === 'legal' ? 'allowed' : judgement;
}
