/** Tracks the playtime of a match, and stores its entry in the statistics at the end. */
import { computePayoffs, type Game, type Player, type Seat, viewOf } from '../../../core/index.ts';
import { type Explainer, loadExplainer } from '../../../explain/index.ts';
import { onVisible } from '../../ui/browser/visibility.ts';
import { countsForStrength, type SavedMatch, savedMatches } from '../../match/storage/savedMatches.ts';
import {
  type CountedMatch,
  type CountedPlayer,
  countMatch,
  getPlaytime,
  isCountedAt,
  listCountedMatches,
  savePlaytime,
  uncountMatch,
} from '../../match/storage/countedMatches.ts';
import { findListedGame, loadRules } from '../../match/games/index.ts';
import { canReplay, type History, replayRecord } from '../../match/session/history.ts';
import type { CountedResult, Session } from '../../match/session/session.ts';
import type { GameScreen } from '../../ui/board/boardModule.ts';
import { useEffect } from 'preact/hooks';

/** Longer pauses count as absence, in milliseconds. */
const MAX_THINKING_MS = 3 * 60_000;
/** The longest time to block the page at once, in milliseconds. */
const MAX_BLOCKING_MS = 8;

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 16);
  });

/** Runs a generator in slices, so that the page stays responsive. */
async function runInSlices<T>(work: Generator<undefined, T>): Promise<T> {
  for (;;) {
    await whenIdle();
    const begun = performance.now();
    do {
      const { done, value } = work.next();
      if (done === true) return value;
    } while (performance.now() - begun < MAX_BLOCKING_MS);
  }
}

interface FinishedMatch {
  readonly match: string;
  readonly game: string;
  readonly at: number;
  readonly sitters: readonly Player[];
  readonly seats: readonly Seat[];
  readonly shares: readonly number[];
  readonly milliseconds: number | null;
}

type SeatDetails = (seat: Seat) => Pick<CountedPlayer, 'score' | 'motives'>;
const NO_DETAILS: SeatDetails = () => ({ score: null, motives: null });

const buildEntry = (
  { match, game, at, sitters, seats, shares, milliseconds }: FinishedMatch,
  more: SeatDetails = NO_DETAILS,
): CountedMatch => ({
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

/** Adds points and motives, which need a replay of the match. It runs while the page is idle. */
async function buildCompleteEntry(
  over: FinishedMatch,
  history: History,
  game: Game,
  screen: GameScreen,
): Promise<CountedMatch> {
  const reasons = await loadExplainer(over.game);
  const last = history.moments.at(-1);
  const scores = screen.rounds === undefined && last !== undefined ? game.standing(last.state.shared) : [];
  const motives = new Map<Seat, CountedPlayer['motives']>();
  // Without an explainer a game has no motives, so its entry is complete.
  for (const seat of over.seats)
    motives.set(seat, reasons === undefined ? {} : await runInSlices(countMotives(history, seat, reasons)));
  return buildEntry(over, (seat) => ({ score: scores[seat] ?? null, motives: motives.get(seat) ?? null }));
}

const findEntry = (match: string): CountedMatch | undefined =>
  listCountedMatches().find((entry) => entry.match === match);
const isComplete = (entry: CountedMatch | undefined): boolean =>
  entry?.players.every(({ motives }) => motives !== null) ?? false;

/** Returns a function that stops counting. */
export function countWhilePlaying(
  session: Pick<Session, 'result' | 'game' | 'screen' | 'sitters' | 'history'>,
): () => void {
  const { result: counts } = session;
  if (counts === undefined) return () => undefined;
  const first = counts.peek();
  let looked = Date.now();
  let spent = first === null ? 0 : getPlaytime(first.match);
  let wasOver = first !== null && first.shares !== null;

  const spend = (match: string): void => {
    const now = Date.now();
    // Hidden pages add no time.
    if (!document.hidden) spent += Math.min(MAX_THINKING_MS, Math.max(0, now - looked));
    looked = now;
    savePlaytime(match, spent);
  };
  const end = async ({ match, seats, shares, at }: CountedResult, isFresh: boolean): Promise<void> => {
    const known = findEntry(match);
    if (!isFresh && (isComplete(known) || (known === undefined && !isCountedAt(at)))) return;
    const over: FinishedMatch = {
      match,
      seats,
      game: session.game.id,
      shares: shares ?? [],
      sitters: session.sitters.value,
      at: isFresh ? Date.now() : (known?.at ?? at),
      milliseconds: spent > 0 ? Math.round(spent) : (known?.milliseconds ?? null),
    };
    countMatch(buildEntry(over));
    const entry = await buildCompleteEntry(over, await session.history(), session.game, session.screen);
    // The player may have undone the end meanwhile.
    if (counts.peek()?.shares === null) return;
    countMatch(entry);
    savePlaytime(match, 0);
  };
  const stop = counts.subscribe((now) => {
    if (now === null) return;
    const isOver = now.shares !== null;
    if (!wasOver) spend(now.match);
    if (isOver && (!wasOver || now === first)) void end(now, !wasOver);
    if (!isOver && wasOver) uncountMatch(now.match);
    wasOver = isOver;
  });
  const unsee = onVisible(() => (looked = Date.now()));
  return () => {
    stop();
    unsee();
  };
}

/** Counts a saved match that ended without being counted. */
async function countSavedMatch(match: SavedMatch): Promise<void> {
  const { id, game: name, version, config, seed, actions, sitters, at } = match;
  const entry = findListedGame(name);
  if (entry === undefined) return;
  const [game, screen] = await Promise.all([loadRules(name), entry.load()]);
  if (game.version !== version || !canReplay(game, match)) return;
  const history = replayRecord(game, config, seed, actions);
  const seats = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  if (seats.length === 0) return;
  const known = findEntry(id);
  const over: FinishedMatch = {
    match: id,
    game: name,
    at: known?.at ?? at,
    sitters,
    seats,
    shares: computePayoffs(game, history.moments.at(-1)!.state),
    milliseconds: known?.milliseconds ?? null,
  };
  countMatch(await buildCompleteEntry(over, history, game, screen));
}

/** Oldest first, one by one. Skips matches that cannot be replayed. */
export async function countSavedMatches(onCounted: () => void): Promise<void> {
  for (const match of savedMatches().toReversed()) {
    if (!match.over || !countsForStrength(match) || !isCountedAt(match.at) || isComplete(findEntry(match.id)))
      continue;
    await countSavedMatch(match);
    onCounted();
  }
}

/**
 * Counts the main motive of each decision with a choice. It yields after each decision, so that callers can
 * pause. Null where hands or decisions are unknown.
 */
export function* countMotives(
  { game, moments, isPartial = false }: History,
  seat: Seat,
  reasons: Explainer,
): Generator<undefined, { readonly [motive: string]: number } | null> {
  if (isPartial || moments.length < 2) return null;
  const counts: { [motive: string]: number } = {};
  for (const [i, { by }] of moments.entries()) {
    const before = moments[i - 1];
    if (before === undefined || by?.seat !== seat) continue;
    if (typeof by.how !== 'number') return null;
    const view = viewOf(before.state, seat);
    if (game.legal(view).length > 1) {
      const [motive] = reasons.listMotives(view, game.moves.decode(by.how));
      if (motive !== undefined) counts[motive.type] = (counts[motive.type] ?? 0) + 1;
    }
    yield;
  }
  return counts;
}

export function MatchCounter({ session }: { readonly session: Session }) {
  useEffect(() => countWhilePlaying(session), [session]);
  return null;
}
