/** `tavola replay`: a transcript told move by move; it shows everything, as the transcript does. */
import {
  type Action,
  type AnyGame,
  type AnyKind,
  type Flaw,
  isFlaw,
  type Record,
  type Seat,
  type State,
  Table,
  type Told,
  type Verified,
  viewOf,
} from '../core/index.ts';
import { type Language, loadTableWords, loadWords, namesOf, narrate } from '../words/index.ts';
import type { Paint } from './boards/board.ts';
import { loadBoard } from './boards/index.ts';
import { rulesPage, titleOf } from './rulesPage.ts';
import { verify } from './verify.ts';

interface Shown {
  readonly seat: Seat;
  readonly action: Action;
  readonly state: State<AnyKind>;
  readonly told: readonly Told<AnyKind>[] | null;
}

/** What each action told if the seed deals the cards of the transcript; undefined if it deals others. */
function toldFromSeed(game: AnyGame, match: Verified<AnyKind>, steps: readonly Shown[]) {
  const { config, seed, actions } = match;
  const record: Record = { game: game.id, version: game.version, config, seed, actions: [] };
  const told: (readonly Told<AnyKind>[])[] = [];
  const deals = (state: State<AnyKind>): number => game.transcript.deals(state);
  try {
    const table = Table.replay(game, record);
    table.listen((news) => told.push(news));
    for (const [i, [seat, action]] of actions.entries()) {
      const before = deals(table.truth);
      if (table.act(seat, action) !== undefined) return undefined;
      const [dealt, shown] = [table.truth, steps[i]!.state];
      const same = (): boolean =>
        JSON.stringify(game.transcript.deal(dealt)) === JSON.stringify(game.transcript.deal(shown));
      if (deals(dealt) !== deals(shown) || (deals(dealt) > before && !same())) return undefined;
    }
    return told;
  } catch {
    return undefined;
  }
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
    seats.map(() => ({ person: null })),
  );
  say(says.begins(titleOf(game.id, rulesPage(game.id)), names.seats(seats)));
  const redealt = steps.some(({ told }) => told === null);
  const fromSeed = redealt ? toldFromSeed(game, match, steps) : undefined;
  for (const [i, { seat, action, state, told }] of steps.entries()) {
    say(`${i + 1}. ${names.seat(seat)}: ${board.write(game.decode(action))}`);
    const news = told ?? fromSeed?.[i];
    if (news === undefined) say(`   ${says.dealtAnew}`);
    for (const { event, secret } of news ?? []) say(`   ${narrate(words, secret?.event ?? event, names)}`);
    if (!drawn) continue;
    const view = viewOf(state, seat);
    if (plain) say(board.describe(view, words, names));
    else say(`\n${board.draw(view, [], words, names, paint)}\n`);
  }
  const scores = match.result.scores as readonly number[];
  say(says.scores(scores.map((score, seat) => `${names.seat(seat)}: ${score}`).join(', ')));
  return undefined;
}
