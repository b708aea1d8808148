/** Compares two matches of one deal: the common start, then the decisions of each. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import {
  type Game,
  eventsVisibleTo,
  isLinkFlaw,
  type MatchRecord,
  encodeRecord,
  type Seat,
  type State,
  viewOf,
} from '../../../core/index.ts';
import {
  compare,
  type Comparison,
  type SeatOutcome,
  computeOutcome,
  type SeatDecision,
  unpackChallenge,
} from '../../../daily/index.ts';
import { type GameCatalogue, loadGameMessages, type Names } from '../../../messages/index.ts';
import { importWithRetry } from '../../ui/browser/importWithRetry.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { findSavedMatch } from '../../match/storage/savedMatches.ts';
import { language } from '../../ui/browser/settings.ts';
import { findListedGame, loadRules } from '../../match/games/index.ts';
import { type History, replayRecord } from '../../match/session/history.ts';
import { groupIntoParts } from '../../match/table/logLines.ts';
import { type LogProps, LogTurn } from '../../match/table/Log.tsx';
import { StandingsChart } from '../../match/table/ResultDialog.tsx';
import { loadTableScreenMessages, type TableScreenMessages } from '../../match/table/messages/index.ts';
import type { GameScreen, BoardMessages } from '../../ui/board/boardModule.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { MessagePage } from '../../ui/components/MessagePage.tsx';
import { describeEvent } from '../../ui/board/describeEvent.ts';
import type { LogLine } from '../../ui/board/tableContext.ts';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { nameSeats } from '../../i18n/seatNames.ts';
import { getPageMessages } from '../../i18n/index.ts';
import { describeOutcome, formatLead } from './formatLead.ts';
import { type DailyMessages, getDailyMessages } from './messages/index.ts';
import '../../ui/board/table.css';
import './daily.css';

interface ComparedMatch {
  readonly name: string;
  readonly names: Names;
  readonly history: History;
  readonly stops: readonly SeatDecision[];
  readonly outcome: SeatOutcome;
  readonly replay: string;
}

interface ComparedMatches {
  readonly game: Game;
  readonly screen: GameScreen;
  readonly seat: Seat;
  readonly comparison: Comparison;
  readonly records: readonly [mine: MatchRecord, theirs: MatchRecord];
  /** The friend's name; empty if unknown. */
  readonly friend: string;
  readonly sitters: Parameters<typeof nameSeats>[1];
}

interface CompareMessages {
  readonly game: GameCatalogue;
  readonly board: BoardMessages;
  readonly table: TableScreenMessages;
}

async function loadComparison(
  id: string,
  link: string | undefined,
): Promise<ComparedMatches | { readonly wrong: string } | null> {
  const ownMatch = findSavedMatch(id);
  const text = link ?? (ownMatch?.occasion?.kind === 'challenge' ? ownMatch.occasion.link : undefined);
  const entry = ownMatch === undefined ? undefined : findListedGame(ownMatch.game);
  // The friend's match stays hidden until the player's own has ended.
  if (ownMatch === undefined || entry === undefined || text === undefined || !ownMatch.over) return null;
  const [game, screen] = await Promise.all([loadRules(ownMatch.game), entry.load()]);
  const challenge = unpackChallenge(game, text);
  if (isLinkFlaw(challenge)) return { wrong: challenge.message };
  const { record, seat, sitters } = challenge;
  if (record.seed !== ownMatch.seed) return { wrong: 'this is another deal' };
  return {
    game,
    screen,
    seat,
    comparison: compare(game, ownMatch, record, seat),
    records: [ownMatch, record],
    friend: sitters[seat]!.name,
    sitters: ownMatch.sitters,
  };
}

function useCompareMessages(game: string | undefined): CompareMessages | null {
  const messages = useSignal<CompareMessages | null>(null);
  const chosen = language.value;
  useEffect(() => {
    if (game === undefined) return;
    void importWithRetry(() =>
      Promise.all([loadGameMessages(game, chosen), loadTableScreenMessages(chosen)]),
    ).then(([words, table]) => {
      if (language.value === chosen) messages.value = { game: words, board: words.board, table };
    });
  }, [game, chosen]);
  return messages.value;
}

/** A seat's lead over the best other seat at this moment. */
function computeLead(game: Game, state: State, seat: Seat): number {
  const standing = game.standing(state.shared);
  return standing[seat]! - Math.max(...standing.filter((_, other) => other !== seat));
}

interface CellProps {
  readonly way: ComparedMatch;
  readonly number: number;
  readonly both: ComparedMatches;
  readonly messages: CompareMessages;
  readonly t: DailyMessages;
}

/** One decision in small pictures, with all events until the next. */
function DecisionCell({ way, number, both, messages, t }: CellProps) {
  const { game, screen, seat } = both;
  const stop = way.stops[number];
  if (stop === undefined) return <p class="soft">{t.matchOver}</p>;
  const told = way.history.moments
    .slice(0, stop.until + 1)
    .map(({ by }) => eventsVisibleTo(by?.emitted ?? [], seat));
  const lines = told.slice(stop.decision + 1).flatMap((events, i) =>
    events.map((event, j): LogLine => {
      const earlier = [...told.slice(0, stop.decision + 1 + i).flat(), ...events.slice(0, j)];
      return {
        text: describeEvent(screen, messages.game, event, way.names, earlier),
        isNew: false,
        event,
        decision: stop.decision + i,
        line: screen.logLine?.(event, messages.game, messages.board, way.names, earlier) ?? null,
      };
    }),
  );
  const props: LogProps = {
    game: game.id,
    log: lines,
    first: null,
    empty: '',
    names: way.names,
    t: messages.table,
    onShow: null,
  };
  const blocks = groupIntoParts(lines, null)
    .flatMap((part) => part.blocks)
    .toReversed();
  const move = game.moves.decode(stop.action);
  return (
    <>
      <p class="decided">
        {screen.phrase(move, viewOf(stop.before, seat), messages.game, messages.board, way.names)}
      </p>
      <div class={`log-lines game-${game.id}`}>
        {blocks.map((block, i) => (
          <LogTurn key={i} block={block} isNow={false} props={props} />
        ))}
      </div>
      <p class="between">
        <span class="soft">{t.standsAt(formatLead(computeLead(game, stop.after, seat)))}</span>
        <a
          class="round"
          href={`${way.replay}?at=${stop.decision + 1}`}
          aria-label={t.showBoard(way.name, number + 1)}
          title={t.showBoard(way.name, number + 1)}
        >
          <Icon name="eye" />
        </a>
      </p>
    </>
  );
}

function Results({ ways, t }: { readonly ways: readonly ComparedMatch[]; readonly t: DailyMessages }) {
  const [mine, theirs] = ways.map(({ outcome }) => outcome.lead);
  return (
    <ul class="plain way-results">
      {ways.map(({ name, outcome }, i) => (
        <li key={i} class={outcome.lead === Math.max(mine!, theirs!) ? 'best' : ''}>
          <span class="cut">{name}</span>
          <b aria-hidden="true">{formatLead(outcome.lead)}</b>
          <span>{describeOutcome(outcome, t)}</span>
        </li>
      ))}
    </ul>
  );
}

function ComparisonTable({
  both,
  messages,
  t,
  id,
}: {
  both: ComparedMatches;
  messages: CompareMessages;
  t: DailyMessages;
  id: string;
}) {
  const page = getPageMessages();
  const { game, seat, comparison, records, friend, sitters } = both;
  const { mine, theirs, common } = comparison;
  const seated = nameSeats(page, sitters);
  const buildMatch = (
    record: MatchRecord,
    stops: readonly SeatDecision[],
    name: string,
    replay: string,
  ): ComparedMatch => {
    const format = (other: Seat): string => (other === seat ? name : seated.seat(other));
    const history = replayRecord(game, record.config, record.seed, record.actions);
    return {
      name,
      names: { seat: format, seats: (seats) => page.list(seats.map(format)) },
      history,
      stops,
      outcome: computeOutcome(game, history.moments.at(-1)!.state, seat),
      replay,
    };
  };
  const ways = [
    buildMatch(records[0], mine, t.you, buildHash('replay', id)),
    buildMatch(records[1], theirs, friend || t.friend, buildHash('replay', encodeRecord(game, records[1]))),
  ];
  const rows = Array.from({ length: Math.max(mine.length, theirs.length) - common }, (_, i) => common + i);
  const leads = Array.from({ length: Math.max(mine.length, theirs.length) }, (_, i) =>
    [mine, theirs].map((stops) => computeLead(game, (stops[i] ?? stops.at(-1)!).after, seat)),
  );
  return (
    <main id="main" class="panel compare-page">
      <h2>{t.twoWays}</h2>
      <Results ways={ways} t={t} />
      {leads.length > 1 && (
        <StandingsChart caption={t.lead} standings={leads} names={{ seat: (i) => ways[i]!.name }} />
      )}
      <p class="parting">
        {rows.length === 0 ? t.sameAll : common === 0 ? t.partedAtOnce : t.partedAt(common)}
      </p>
      {rows.length > 0 && (
        <div class="ways">
          <div class="way-heads">
            {ways.map(({ name }, i) => (
              <h3 key={i} class="cut">
                {name}
              </h3>
            ))}
          </div>
          {rows.map((number) => (
            <section key={number} class="way-row">
              <h4>{t.moveNumber(number + 1)}</h4>
              {ways.map((way, i) => (
                <div key={i} class="way-cell">
                  <span class="hidden">{way.name}</span>
                  <DecisionCell way={way} number={number} both={both} messages={messages} t={t} />
                </div>
              ))}
            </section>
          ))}
        </div>
      )}
    </main>
  );
}

export function ComparePage({ id, link }: { readonly id: string; readonly link: string | undefined }) {
  const page = getPageMessages();
  const t = getDailyMessages();
  const both = useSignal<Awaited<ReturnType<typeof loadComparison>> | undefined>(undefined);
  useEffect(() => {
    void loadComparison(id, link).then((loaded) => (both.value = loaded));
  }, [id, link]);
  const found = both.value;
  const messages = useCompareMessages(
    found !== null && found !== undefined && 'game' in found ? found.game.id : undefined,
  );
  if (t === null || found === undefined) return <p class="loading">{page.loading}</p>;
  if (found === null) return <MessagePage text={page.noMatch} />;
  if ('wrong' in found) return <MessagePage text={t.badChallenge(found.wrong)} />;
  if (messages === null) return <p class="loading">{page.loading}</p>;
  return (
    <div class="home">
      <PageHeader />
      <ComparisonTable both={found} messages={messages} t={t} id={id} />
    </div>
  );
}
