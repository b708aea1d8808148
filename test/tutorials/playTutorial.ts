/** Plays a guided match from its first step to its last, like a player who follows it. */
import {
  type Action,
  judgeTutorialMove,
  findStepAction,
  pairDecisions,
  type Game,
  isRefusal,
  type GameTypes,
  type Tutorial,
  type TutorialStep,
  type Refusal,
  type Seat,
  Table,
  type View,
} from '../../src/core/index.ts';

interface Done<K extends GameTypes> {
  readonly seat: Seat;
  readonly move: K['move'];
  /** The number of legal decisions at that point. */
  readonly ways: number;
  readonly events: readonly K['event'][];
}

export interface PlayedStep<K extends GameTypes> {
  readonly step: TutorialStep<K>;
  readonly done: readonly Done<K>[];
  /** The learner's view during the step. */
  readonly view: View<K>;
  readonly legal: readonly Action[];
  /** Set where the step waits for a move that is refused. */
  readonly refusal: Refusal<K['reason']> | null;
}

export function playTutorial<K extends GameTypes>(
  game: Game<K>,
  lesson: Tutorial<K>,
): { readonly steps: readonly PlayedStep<K>[]; readonly table: Table<K> } {
  const table = new Table(game, lesson.config, lesson.seed);
  const steps: PlayedStep<K>[] = [];
  let done: Done<K>[] = [];
  const play = (seat: Seat, action: Action, where: string): void => {
    const ways = table.legal(seat).length;
    const played = table.play(seat, action);
    if (isRefusal(played)) throw new Error(`${where}: seat ${seat} is refused by ${played.clause}`);
    done.push({
      seat,
      move: game.moves.decode(action),
      ways,
      events: played.emitted.map(({ event, secret }) => secret?.event ?? event),
    });
  };
  for (const [number, step] of lesson.steps.entries()) {
    for (const [seat, action] of pairDecisions(step.before ?? [])) play(seat, action, step.id);
    const view = table.view(lesson.seat);
    let refusal: Refusal<K['reason']> | null = null;
    if (step.tries !== undefined) {
      const tried = table.encodeMove(lesson.seat, step.tries);
      if (typeof tried === 'number') throw new Error(`${step.id}: what is tried is allowed`);
      refusal = tried;
    }
    steps.push({ step, done, view, legal: table.legal(lesson.seat), refusal });
    done = [];
    const own = findStepAction(table, lesson, number);
    if (own === null) continue;
    if (judgeTutorialMove(table, lesson, number, own) !== 'awaited')
      throw new Error(`${step.id}: not awaited`);
    play(lesson.seat, own, step.id);
  }
  return { steps, table };
}

export const listEvents = <K extends GameTypes>(steps: readonly PlayedStep<K>[]): K['event'][] =>
  steps.flatMap(({ done }) => done.flatMap(({ events }) => events));

export const listRefusals = <K extends GameTypes>(steps: readonly PlayedStep<K>[]): string[] =>
  steps.flatMap(({ refusal }) => (refusal === null ? [] : [refusal.reason]));

export const listMoveTypes = <K extends GameTypes>({ steps }: Tutorial<K>): string[] =>
  [...new Set(steps.flatMap(({ plays }) => (plays === undefined ? [] : [plays.type])))].toSorted();
