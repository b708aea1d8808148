/** How this person's matches against bots ended, on this device: from them an even opponent is found. */
import * as v from 'valibot';

const number = v.pipe(v.number(), v.finite());
const Kept = v.record(
  v.string(),
  v.array(v.object({ match: v.string(), against: number, seats: number, share: number })),
);

const KEY = 'tavola.results';
/** What is longer ago says little of how somebody plays now. */
const MOST = 40;

type KeptResults = v.InferOutput<typeof Kept>;
export type KeptResult = KeptResults[string][number];

function read(): KeptResults {
  try {
    const parsed = v.safeParse(Kept, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}

/** Of one game, oldest first. */
export const resultsOf = (game: string): readonly KeptResult[] => read()[game] ?? [];

/** Each match counts once, as it ended last: its end may be taken back. */
export function keepResult(game: string, result: KeptResult): void {
  const others = resultsOf(game).filter(({ match }) => match !== result.match);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: [...others, result].slice(-MOST) }));
  } catch {
    // A browser that keeps nothing still plays: the next opponent is as strong as this one was at first.
  }
}
