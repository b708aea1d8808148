/** Two matches of one deal side by side: the same until somebody decides otherwise, and then what each decision led to. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import {
  type Game,
  heard,
  isLinkFlaw,
  type MatchRecord,
  packRecord,
  type Seat,
  type State,
  viewOf,
} from '../../../core/index.ts';
import {
  compare,
  type Comparison,
  type Outcome,
  outcomeOf,
  type Stop,
  unpackChallenge,
} from '../../../daily/index.ts';
import { type GameWords, loadWords, type Names, narrate } from '../../../messages/index.ts';
import { fetched } from '../../ui/browser/importWithRetry.ts';
import { addressOf } from '../../ui/browser/address.ts';
import { keptMatch } from '../../match/storage/savedMatches.ts';
import { language } from '../../ui/browser/settings.ts';
import { listed, loadSays, loadRules } from '../../match/games/index.ts';
import { type History, historyOfRecord } from '../../match/session/history.ts';
import { partsOf } from '../../match/table/logLines.ts';
import { type LogProps, Turn } from '../../match/table/Log.tsx';
import { Chart } from '../../match/table/Result.tsx';
import { loadStageWords, type StageWords } from '../../match/table/messages/index.ts';
import type { GameScreen, ScreenWords } from '../../ui/board/boardModule.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { Message } from '../../ui/components/MessagePage.tsx';
import type { LogLine } from '../../ui/board/tableContext.ts';
import { Top } from '../../ui/components/PageHeader.tsx';
import { namesAt } from '../../i18n/seatNames.ts';
import { spoken, usePage } from '../../i18n/index.ts';
import { saidOf, signed } from './lead.ts';
import { type DailyWords, useDaily } from './messages/index.ts';
import '../../ui/board/table.css';
import './daily.css';

/** One of the two ways. */
interface Way {
  readonly name: string;
  readonly names: Names;
  readonly history: History;
  readonly stops: readonly Stop[];
  readonly outcome: Outcome;
  /** Where it is watched again. */
  readonly replay: string;
}

interface Both {
  readonly game: Game;
  readonly screen: GameScreen;
  readonly seat: Seat;
  readonly comparison: Comparison;
  readonly records: readonly [mine: MatchRecord, theirs: MatchRecord];
  /** The name that the other has given; empty if none. */
  readonly friend: string;
  readonly sitters: Parameters<typeof namesAt>[2];
}

interface Speech {
  readonly words: GameWords;
  readonly says: ScreenWords;
  readonly table: StageWords;
}

async function load(id: string, link: string | undefined): Promise<Both | { readonly wrong: string } | null> {
  const kept = keptMatch(id);
  const text = link ?? (kept?.occasion?.kind === 'challenge' ? kept.occasion.link : undefined);
  const entry = kept === undefined ? undefined : listed(kept.game);
  // Nothing of the other's match is shown before the end of one's own.
  if (kept === undefined || entry === undefined || text === undefined || !kept.over) return null;
  const [game, screen] = await Promise.all([loadRules(kept.game), entry.load()]);
  const challenge = unpackChallenge(game, text);
  if (isLinkFlaw(challenge)) return { wrong: challenge.message };
  const { record, seat, sitters } = challenge;
  if (record.seed !== kept.seed) return { wrong: 'this is another deal' };
  return {
    game,
    screen,
    seat,
    comparison: compare(game, kept, record, seat),
    records: [kept, record],
    friend: sitters[seat]!.name,
    sitters: kept.sitters,
  };
}

function useSpeech(game: string | undefined): Speech | null {
  const speech = useSignal<Speech | null>(null);
  const chosen = language.value;
  useEffect(() => {
    if (game === undefined) return;
    void fetched(() =>
      Promise.all([loadWords(game, chosen), loadSays(game, chosen), loadStageWords(chosen)]),
    ).then(([words, says, table]) => {
      if (language.value === chosen) speech.value = { words, says, table };
    });
  }, [game, chosen]);
  return speech.value;
}

/** How far a seat is ahead of the best of the others while the match goes on. */
function leadAt(screen: GameScreen, state: State, seat: Seat): number {
  const standing = screen.standing(state);
  return standing[seat]! - Math.max(...standing.filter((_, other) => other !== seat));
}

interface CellProps {
  readonly way: Way;
  readonly number: number;
  readonly both: Both;
  readonly speech: Speech;
  readonly says: DailyWords;
}

/** A decision of one way, in little pictures, with all that came of it until the next. */
function Cell({ way, number, both, speech, says }: CellProps) {
  const { game, screen, seat } = both;
  const stop = way.stops[number];
  if (stop === undefined) return <p class="soft">{says.matchOver}</p>;
  const lines = way.history.moments.slice(stop.decision + 1, stop.until + 1).flatMap(({ by }, i) =>
    heard(by?.told ?? [], seat).map((event): LogLine => ({
      text: narrate(speech.words, event, way.names),
      isNew: false,
      event,
      decision: stop.decision + i,
      line: screen.line?.(event, speech.words, speech.says, way.names) ?? null,
    })),
  );
  const props: LogProps = {
    game: game.id,
    log: lines,
    first: null,
    empty: '',
    names: way.names,
    says: speech.table,
    onShow: null,
  };
  const blocks = partsOf(lines, null)
    .flatMap((part) => part.blocks)
    .toReversed();
  const move = game.moves.decode(stop.action);
  return (
    <>
      <p class="decided">
        {screen.phrase(move, viewOf(stop.before, seat), speech.words, speech.says, way.names)}
      </p>
      <div class={`log-lines game-${game.id}`}>
        {blocks.map((block, i) => (
          <Turn key={i} block={block} isNow={false} props={props} />
        ))}
      </div>
      <p class="between">
        <span class="soft">{says.standsAt(signed(leadAt(screen, stop.after, seat)))}</span>
        <a
          class="round"
          href={`${way.replay}?at=${stop.decision + 1}`}
          aria-label={says.showBoard(way.name, number + 1)}
          title={says.showBoard(way.name, number + 1)}
        >
          <Icon name="eye" />
        </a>
      </p>
    </>
  );
}

function Results({ ways, says }: { readonly ways: readonly Way[]; readonly says: DailyWords }) {
  const [mine, theirs] = ways.map(({ outcome }) => outcome.lead);
  return (
    <ul class="plain way-results">
      {ways.map(({ name, outcome }, i) => (
        <li key={i} class={outcome.lead === Math.max(mine!, theirs!) ? 'best' : ''}>
          <span class="cut">{name}</span>
          <b aria-hidden="true">{signed(outcome.lead)}</b>
          <span>{saidOf(outcome, says)}</span>
        </li>
      ))}
    </ul>
  );
}

function Shown({ both, speech, says, id }: { both: Both; speech: Speech; says: DailyWords; id: string }) {
  const page = usePage();
  const { game, screen, seat, comparison, records, friend, sitters } = both;
  const { mine, theirs, common } = comparison;
  const seated = namesAt(page, spoken.value!.table, sitters);
  const wayOf = (record: MatchRecord, stops: readonly Stop[], name: string, replay: string): Way => {
    const called = (other: Seat): string => (other === seat ? name : seated.seat(other));
    const history = historyOfRecord(game, record.config, record.seed, record.actions);
    return {
      name,
      names: { seat: called, seats: (seats) => spoken.value!.table.list(seats.map(called)) },
      history,
      stops,
      outcome: outcomeOf(game, history.moments.at(-1)!.state, seat),
      replay,
    };
  };
  const ways = [
    wayOf(records[0], mine, says.you, addressOf('replay', id)),
    wayOf(records[1], theirs, friend || says.friend, addressOf('replay', packRecord(game, records[1]))),
  ];
  const rows = Array.from({ length: Math.max(mine.length, theirs.length) - common }, (_, i) => common + i);
  const leads = Array.from({ length: Math.max(mine.length, theirs.length) }, (_, i) =>
    [mine, theirs].map((stops) => leadAt(screen, (stops[i] ?? stops.at(-1)!).after, seat)),
  );
  return (
    <main id="main" class="panel compare-page">
      <h2>{says.twoWays}</h2>
      <Results ways={ways} says={says} />
      {leads.length > 1 && (
        <Chart caption={says.lead} standings={leads} names={{ seat: (i) => ways[i]!.name }} />
      )}
      <p class="parting">
        {rows.length === 0 ? says.sameAll : common === 0 ? says.partedAtOnce : says.partedAt(common)}
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
              <h4>{says.moveNumber(number + 1)}</h4>
              {ways.map((way, i) => (
                <div key={i} class="way-cell">
                  <span class="hidden">{way.name}</span>
                  <Cell way={way} number={number} both={both} speech={speech} says={says} />
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
  const page = usePage();
  const says = useDaily();
  const both = useSignal<Awaited<ReturnType<typeof load>> | undefined>(undefined);
  useEffect(() => {
    void load(id, link).then((loaded) => (both.value = loaded));
  }, [id, link]);
  const found = both.value;
  const speech = useSpeech(
    found !== null && found !== undefined && 'game' in found ? found.game.id : undefined,
  );
  if (says === null || found === undefined) return <p class="loading">{page.loading}</p>;
  if (found === null) return <Message text={page.noMatch} />;
  if ('wrong' in found) return <Message text={says.badChallenge(found.wrong)} />;
  if (speech === null) return <p class="loading">{page.loading}</p>;
  return (
    <div class="home">
      <Top />
      <Shown both={found} speech={speech} says={says} id={id} />
    </div>
  );
}
