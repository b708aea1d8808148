/**
 * A guided first match, as plain data: a fixed deal at a real table, what everybody plays, and what is said when. It goes
 * through the gate like any other match; here is only where it stands, and what is to be said to a move.
 */
import type { Action, Config, Game, GameTypes, Refusal, Seat, Seed } from './contract.ts';
import { isRefusal, type Played, Table } from './table.ts';

export interface TutorialStep<K extends GameTypes = GameTypes, Id extends string = string> {
  /** The key of its sentences. */
  readonly id: Id;
  /**
   * What is played before it shows: a seat and its decision by turns. The learner's own are among them where nothing is to be
   * learned from making them.
   */
  readonly before?: readonly number[];
  /** Whether what is played before it is passed over at once, in place of being shown one by one. */
  readonly isPassed?: true;
  /** The learner's decision that it waits for. */
  readonly plays?: K['move'];
  /** A move that it waits for, and that the rules refuse. Without either, a step waits until it has been read. */
  readonly tries?: K['move'];
  /** Where to look while it is read; a step that waits for a move points at that. */
  readonly look?: 'seats' | 'board' | 'hand';
}

export interface Tutorial<K extends GameTypes = GameTypes, Id extends string = string> {
  readonly config: Config<K['options']>;
  readonly seed: Seed;
  /** The learner's. */
  readonly seat: Seat;
  readonly steps: readonly TutorialStep<K, Id>[];
}

/** One or two sentences a step: what to do or to see, and perhaps why. */
export type TutorialMessages<Id extends string = string> = {
  readonly [I in Id]: readonly [lead: string, more?: string];
};

/** Afterwards, in a real match: what is worth a sentence the first time it happens, by the key of that sentence. */
export type FirstTimeTips<K extends GameTypes = GameTypes, Id extends string = string> = {
  readonly [I in Id]: { is(event: K['event']): boolean }['is'];
};

/** What a move of the learner means to a step: what it waits for, another that is allowed too, or one that is refused. */
export type TutorialVerdict<R extends string = string> = 'awaited' | 'allowed' | Refusal<R>;

/** A step's `before`, each decision with its seat. */
export const pairDecisions = (before: readonly number[]): (readonly [Seat, Action])[] =>
  Array.from({ length: before.length / 2 }, (_, i) => [before[2 * i], before[2 * i + 1]]);

/** Where a step's own decision leads, or null if it has none: then the table stays as it is. */
export function findStepAction<K extends GameTypes>(
  table: Table<K>,
  lesson: Tutorial<K>,
  step: number,
): Action | null {
  const { plays } = lesson.steps[step];
  return plays === undefined ? null : table.game.moves.encode(table.view(lesson.seat), plays);
}

/** The table as a step finds it: all that comes before is played again; `watch` is called with each decision. */
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

/** The gate judges a move as it always does; only what is legal beside the lesson is told from what the step waits for. */
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
