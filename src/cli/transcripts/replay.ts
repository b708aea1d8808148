/** `tavola replay`: a transcript told move by move; it shows everything, as the transcript does. */
import {
  type Action,
  type Flaw,
  isFlaw,
  type Seat,
  SOMEBODY,
  type State,
  type Told,
  viewOf,
  type Language,
} from '../../core/index.ts';
import { loadTableWords, loadWords, namesOf, narrate } from '../../words/index.ts';
import type { Paint } from '../../terminal/board.ts';
import { titleOf } from '../../games/titles.ts';
import { loadBoard } from '../../terminal/index.ts';
import { verify } from './verify.ts';

interface Shown {
  readonly seat: Seat;
  readonly action: Action;
  readonly state: State;
  readonly told: readonly Told[];
}

export interface ReplayOptions {
  readonly language: Language;
  readonly plain: boolean;
  readonly drawn: boolean;
  readonly paint: Paint;
}

/** Says the match line by line, or returns what is wrong with the transcript before anything is said. */
export async function replay(
  text: string,
  { language, plain, drawn, paint }: ReplayOptions,
  say: (text: string) => void,
): Promise<Flaw | undefined> {
  const steps: Shown[] = [];
  const verdict = await verify(
    text,
    (game) =>
      ({ seat, action, state, told }) =>
        steps.push({ seat, action, state: game.clone(state), told }),
  );
  if (isFlaw(verdict)) return verdict;
  const { game, match } = verdict;
  const [words, says, board] = await Promise.all([
    loadWords(game.id, language),
    loadTableWords(language),
    loadBoard(game.id),
  ]);
  const seats = Array.from({ length: match.config.seats }, (_, seat) => seat);
  const names = namesOf(
    says,
    seats.map(() => SOMEBODY),
  );
  say(says.begins(titleOf(game.id), names.seats(seats)));
  for (const [i, { seat, action, state, told }] of steps.entries()) {
    say(`${i + 1}. ${names.seat(seat)}: ${board.write(game.moves.decode(action))}`);
    for (const { event, secret } of told) say(`   ${narrate(words, secret?.event ?? event, names)}`);
    if (!drawn) continue;
    const view = viewOf(state, seat);
    if (plain) say(board.describe(view, words, names));
    else say(`\n${board.draw(view, [], words, names, paint)}\n`);
  }
  const scores = match.result.scores as readonly number[];
  say(says.scores(scores.map((score, seat) => `${names.seat(seat)}: ${score}`).join(', ')));
  return undefined;
}
