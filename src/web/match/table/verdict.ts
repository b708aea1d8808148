/** The result of a match for the viewer, and what decided it. */
import { getPageMessages } from '../../i18n/index.ts';
import type { Seat } from '../../../core/index.ts';
import type { Names } from '../../../messages/index.ts';
import type { PointSource } from '../../ui/board/boardModule.ts';
import type { TableScreenMessages } from './messages/index.ts';

export interface Ending {
  readonly winners: readonly Seat[];
  readonly standing: readonly number[];
  /** Whether these are rounds, written as "2 to 1". */
  readonly isRounds: boolean;
  /** Null for a spectator, and where several players look. */
  readonly me: Seat | null;
}

/** The best of the losers; undefined if nobody lost. */
const findRunnerUp = ({ winners, standing }: Ending): Seat | undefined =>
  standing
    .map((points, seat) => ({ points, seat }))
    .filter(({ seat }) => !winners.includes(seat))
    .toSorted((a, b) => b.points - a.points)[0]?.seat;

/** "You win by 3." */
export function formatVerdict(ending: Ending, t: TableScreenMessages, names: Names): string {
  const { winners, standing, isRounds, me } = ending;
  const [first = 0] = winners;
  const isMine = me !== null && winners.includes(me);
  if (winners.length > 1)
    return isMine
      ? t.youAllWin(names.seats(winners.filter((seat) => seat !== me)))
      : t.othersWin(names.seats(winners));
  const second = findRunnerUp(ending);
  const won = standing[first] ?? 0;
  const lost = second === undefined ? 0 : (standing[second] ?? 0);
  if (isRounds) return isMine ? t.youWinRounds(won, lost) : t.otherWinsRounds(names.seat(first), won, lost);
  const by = won > lost ? won - lost : null;
  return isMine ? t.youWin(by) : t.otherWins(names.seat(first), by);
}

/**
 * The source with the greatest difference between the winner and the runner-up, or the viewer who lost. At
 * equal points, what breaks the tie. The last source is the sum. Null if nothing decides.
 */
export function explainDifference(
  ending: Ending,
  sources: readonly PointSource[],
  t: TableScreenMessages,
  names: Names,
): string | null {
  const { winners, standing, me } = ending;
  const [first] = winners;
  const second = me !== null && !winners.includes(me) ? me : findRunnerUp(ending);
  if (first === undefined || second === undefined) return null;
  const isTie = standing[first] === standing[second];
  const lead = ({ points }: PointSource): number => (points[first] ?? 0) - (points[second] ?? 0);
  const [most] = sources
    .filter(({ breaksTie }, i) => (isTie ? breaksTie === true : breaksTie !== true && i < sources.length - 1))
    .toSorted((a, b) => (isTie ? Math.abs(lead(b)) - Math.abs(lead(a)) : lead(b) - lead(a)));
  if (most === undefined || (isTie ? lead(most) === 0 : lead(most) <= 0)) return null;
  const name = (seat: Seat): string => (seat === me ? getPageMessages().you : names.seat(seat));
  const say = isTie ? t.decidedTie : t.decided;
  return say(most.label, name(first), most.points[first] ?? 0, name(second), most.points[second] ?? 0);
}
