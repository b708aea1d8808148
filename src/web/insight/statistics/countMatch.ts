/** Follows a match that counts: how long it is played here, and once it is over what its entry in the statistics says. */
import { payoffsOf, type Seat, type Sitter } from '../../../core/index.ts';
import { loadReasons } from '../../../explain/index.ts';
import { whenSeen } from '../../ui/browser/visibility.ts';
import { countsInResults, type Kept, keptMatches } from '../../match/storage/savedMatches.ts';
import { keepPlaytime, playtimeOf } from '../../match/storage/playtime.ts';
import {
  counted,
  type Counted,
  type CountedPlayer,
  countMatch,
  isCountedAt,
  uncountMatch,
} from '../../match/storage/countedMatches.ts';
import { listed, loadRules } from '../../match/games/index.ts';
import { type History, historyOfRecord } from '../../match/session/history.ts';
import type { Counts, Session } from '../../match/session/session.ts';
import type { GameScreen } from '../../ui/board/boardModule.ts';
import { motivesOf } from './countMotives.ts';

/** Whoever looks longer at one position has gone away, in milliseconds. */
const LONGEST_LOOK = 3 * 60_000;
/** So long the page may be kept busy at one go, in milliseconds. */
const AT_ONCE = 8;

/** Until nobody else needs the page. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 16);
  });

/** Runs to its end in small pieces. */
async function inPieces<T>(work: Generator<undefined, T>): Promise<T> {
  for (;;) {
    await whenIdle();
    const begun = performance.now();
    do {
      const { done, value } = work.next();
      if (done === true) return value;
    } while (performance.now() - begun < AT_ONCE);
  }
}

/** What is known of a match as soon as it is over. */
interface Over {
  readonly match: string;
  readonly game: string;
  readonly at: number;
  readonly sitters: readonly Sitter[];
  readonly seats: readonly Seat[];
  readonly shares: readonly number[];
  readonly milliseconds: number | null;
}

type More = (seat: Seat) => Pick<CountedPlayer, 'score' | 'motives'>;
const NOTHING_MORE: More = () => ({ score: null, motives: null });

const entryOf = (
  { match, game, at, sitters, seats, shares, milliseconds }: Over,
  more: More = NOTHING_MORE,
): Counted => ({
  match,
  game,
  at,
  milliseconds,
  players: seats.map((seat) => ({
    name: sitters[seat]?.name ?? '',
    share: shares[seat] ?? 0,
    ...more(seat),
  })),
  others: sitters.flatMap((sitter, seat) =>
    seats.includes(seat) ? [] : [sitter.kind === 'bot' ? sitter.level : null],
  ),
});

/** Adds points and motives, which take a look at the whole match; in time that nobody needs. */
async function wholeEntry(over: Over, history: History, screen: GameScreen): Promise<Counted> {
  const reasons = await loadReasons(over.game);
  const last = history.moments.at(-1);
  const scores = screen.rounds === undefined && last !== undefined ? screen.standing(last.state) : [];
  const motives = new Map<Seat, CountedPlayer['motives']>();
  // A game without reasons has no motives to wait for: its entry is whole, and is not made again at every visit.
  for (const seat of over.seats)
    motives.set(seat, reasons === undefined ? {} : await inPieces(motivesOf(history, seat, reasons)));
  return entryOf(over, (seat) => ({ score: scores[seat] ?? null, motives: motives.get(seat) ?? null }));
}

const entryFor = (match: string): Counted | undefined => counted().find((entry) => entry.match === match);
const isWhole = (entry: Counted | undefined): boolean =>
  entry?.players.every(({ motives }) => motives !== null) ?? false;

/** Until what is returned is called. */
export function followMatch(
  session: Pick<Session, 'counts' | 'game' | 'screen' | 'sitters' | 'history'>,
): () => void {
  const { counts } = session;
  if (counts === undefined) return () => undefined;
  const first = counts.peek();
  let looked = Date.now();
  let spent = first === null ? 0 : playtimeOf(first.match);
  let wasOver = first !== null && first.shares !== null;

  const spend = (match: string): void => {
    const now = Date.now();
    // What happens while nobody looks takes no time of theirs.
    if (!document.hidden) spent += Math.min(LONGEST_LOOK, Math.max(0, now - looked));
    looked = now;
    keepPlaytime(match, spent);
  };
  const end = async ({ match, seats, shares, at }: Counts, isFresh: boolean): Promise<void> => {
    const known = entryFor(match);
    if (!isFresh && (isWhole(known) || (known === undefined && !isCountedAt(at)))) return;
    const over: Over = {
      match,
      seats,
      game: session.game.id,
      shares: shares ?? [],
      sitters: session.sitters.value,
      at: isFresh ? Date.now() : (known?.at ?? at),
      milliseconds: spent > 0 ? Math.round(spent) : (known?.milliseconds ?? null),
    };
    countMatch(entryOf(over));
    const entry = await wholeEntry(over, await session.history(), session.screen);
    // Its end may have been taken back meanwhile.
    if (counts.peek()?.shares === null) return;
    countMatch(entry);
    keepPlaytime(match, 0);
  };
  const stop = counts.subscribe((now) => {
    if (now === null) return;
    const isOver = now.shares !== null;
    if (!wasOver) spend(now.match);
    if (isOver && (!wasOver || now === first)) void end(now, !wasOver);
    if (!isOver && wasOver) uncountMatch(now.match);
    wasOver = isOver;
  });
  const unsee = whenSeen(() => (looked = Date.now()));
  return () => {
    stop();
    unsee();
  };
}

/** Counts a match that this browser keeps and that ended while nobody counted. */
async function countKept({
  id,
  game: name,
  version,
  config,
  seed,
  actions,
  sitters,
  at,
}: Kept): Promise<void> {
  const entry = listed(name);
  if (entry === undefined) return;
  const [game, screen] = await Promise.all([loadRules(name), entry.load()]);
  if (game.version !== version) return;
  const history = historyOfRecord(game, config, seed, actions);
  const seats = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  if (seats.length === 0) return;
  const known = entryFor(id);
  const over: Over = {
    match: id,
    game: name,
    at: known?.at ?? at,
    sitters,
    seats,
    shares: payoffsOf(game, history.moments.at(-1)!.state),
    milliseconds: known?.milliseconds ?? null,
  };
  countMatch(await wholeEntry(over, history, screen));
}

/** All of them, one after the other, oldest first; what cannot be played again is left out. */
export async function countAllKept(onCounted: () => void): Promise<void> {
  for (const match of keptMatches().toReversed()) {
    if (!match.over || !countsInResults(match) || !isCountedAt(match.at) || isWhole(entryFor(match.id)))
      continue;
    try {
      await countKept(match);
      onCounted();
    } catch {
      // A record of other rules, or a damaged one: it is not a match that could be counted.
    }
  }
}
