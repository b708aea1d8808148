/** The statistics of this device. `computeStatistics.ts` computes all numbers. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { loadExplainMessages, type MotiveNames } from '../../../explain/index.ts';
import { findLocaleTag, language, myName } from '../../ui/browser/settings.ts';
import { listCountedMatches } from '../../match/storage/countedMatches.ts';
import { findListedGame, LISTED_GAMES } from '../../match/games/index.ts';
import { SegmentedControl } from '../../ui/components/SegmentedControl.tsx';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { countSavedMatches } from './countMatch.ts';
import {
  computeStatistics,
  type FavouriteMotive,
  type KeyedTally,
  listMatchesOf,
  listPlayers,
  type Measure,
  MEASURES,
  type OpponentKind,
  type Statistics,
  type Tally,
} from './computeStatistics.ts';
import { StoredData } from './StoredData.tsx';
import { statisticsMessages, type StatisticsMessages } from './messages/index.ts';
import './statistics.css';

interface SectionProps {
  readonly t: StatisticsMessages;
  readonly numbers: Statistics;
  /** A number in the player's locale, with at most one decimal. */
  readonly written: (number: number) => string;
}

const MINUTE = 60_000;
const MAX_FAVOURITES = 5;

function KeyFigures({ t, numbers, written }: SectionProps) {
  const { matches, won, streak, milliseconds, untimed } = numbers;
  const minutes = Math.round(milliseconds / MINUTE);
  const facts: readonly (readonly [what: string, value: string, more?: string | undefined])[] = [
    [t.matches, written(matches)],
    [getPageMessages().won, t.outOf(written(won), written(matches))],
    [t.streak, written(streak.now), t.longest(written(streak.longest))],
    [
      t.time,
      t.hours(Math.floor(minutes / 60), minutes % 60),
      untimed > 0 ? t.untimed(written(untimed)) : undefined,
    ],
  ];
  return (
    <dl class="facts">
      {facts.map(([what, value, more]) => (
        <div key={what} class="panel">
          <dt>{what}</dt>
          <dd>
            <b>{value}</b> {more !== undefined && <span class="soft">{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ExpectationSection({
  t,
  numbers,
  written,
  measure,
  onMeasure,
}: SectionProps & { readonly measure: Measure; readonly onMeasure: (measure: Measure) => void }) {
  const { levels } = getPageMessages();
  const { won, expected, course } = numbers;
  const by = Math.round(10 * (won - expected)) / 10;
  const verdict = by === 0 ? t.asExpected : by > 0 ? t.ahead(written(by)) : t.behind(written(-by));
  return (
    <section class="panel expectation" aria-labelledby="expectation">
      <h3 id="expectation">{t.expectation}</h3>
      <label class="chooser">
        <span>{t.heldAgainst}</span>
        <select
          class="field"
          value={measure}
          onChange={({ currentTarget }) => onMeasure(currentTarget.value as Measure)}
        >
          {MEASURES.map((one) => (
            <option key={one} value={one}>
              {one === 'equal' ? t.equalChances : t.like(levels[one])}
            </option>
          ))}
        </select>
      </label>
      <p>
        <b>{verdict}</b>
        <br />
        {t.expected(written(won), written(expected), measure === 'equal' ? null : levels[measure])}
      </p>
      <figure>
        <Sparkline values={course} />
        <figcaption class="soft">{t.course}</figcaption>
      </figure>
      <p class="soft">{t.expectationNote}</p>
    </section>
  );
}

function TallyTable<T extends string | number>({
  id,
  title,
  tallies,
  label,
  t,
  written,
}: Omit<SectionProps, 'numbers'> & {
  readonly id: string;
  readonly title: string;
  readonly tallies: readonly KeyedTally<T>[];
  readonly label: (of: T) => string;
}) {
  const most = Math.max(...tallies.map(({ matches }) => matches));
  return (
    <section class="panel" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul class="tallies plain">
        {tallies.map((tally) => (
          <li key={tally.of}>
            <span>{label(tally.of)}</span>
            <span>
              <b>{t.outOf(written(tally.won), written(tally.matches))}</b>{' '}
              <span class="soft">{t.wasExpected(written(tally.expected))}</span>
            </span>
            <TallyBar tally={tally} most={most} />
          </li>
        ))}
      </ul>
      <TallyLegend t={t} />
    </section>
  );
}

function BestScores({ t, numbers, written }: SectionProps) {
  const date = new Intl.DateTimeFormat(findLocaleTag(language.value), { dateStyle: 'medium' });
  return (
    <section class="panel" aria-labelledby="bests">
      <h3 id="bests">{t.bests}</h3>
      <ul class="bests plain">
        {numbers.bests.map(({ game, seats, score, at }) => (
          <li key={`${game} ${seats}`} class="between">
            <span>
              {findListedGame(game)?.title} <span class="soft">{getPageMessages().seatCount(seats)}</span>
            </span>
            <span>
              <b>{getPageMessages().points(written(score))}</b>{' '}
              {at !== null && <span class="soft">{date.format(at)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Names of motives in the chosen language; null until loaded. */
function useMotiveNames(games: readonly string[]): { readonly [game: string]: MotiveNames } | null {
  const names = useSignal<{ readonly [game: string]: MotiveNames } | null>(null);
  const chosen = language.value;
  useEffect(() => {
    void Promise.all(
      games.map(async (game) => [game, (await loadExplainMessages(game, chosen))?.motives ?? {}] as const),
    ).then((loaded) => {
      if (language.value === chosen) names.value = Object.fromEntries(loaded);
    });
  }, [games.join(), chosen]);
  return names.value;
}

function FavouriteMotives({ t, numbers }: SectionProps) {
  const games = [...new Set(numbers.favourites.map(({ game }) => game))];
  const names = useMotiveNames(games);
  if (names === null) return null;
  const of = (game: string): FavouriteMotive[] =>
    numbers.favourites
      .filter((one) => one.game === game && names[game]?.[one.motive] !== undefined)
      .slice(0, MAX_FAVOURITES);
  return (
    <section class="panel" aria-labelledby="favourites">
      <h3 id="favourites">{t.favourites}</h3>
      <p class="soft">{t.favouritesNote}</p>
      {games.map((game) => (
        <div key={game}>
          {games.length > 1 && <h4>{findListedGame(game)?.title}</h4>}
          <ul class="tallies plain">
            {of(game).map(({ motive, share }) => (
              <li key={motive}>
                <span>{names[game]?.[motive]}</span>
                <b>{t.share(100 * share)}</b>
                <ShareBar share={share} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function PlayerStatistics({
  t,
  matches,
  written,
}: Omit<SectionProps, 'numbers'> & { readonly matches: ReturnType<typeof listCountedMatches> }) {
  const { levels } = getPageMessages();
  const people = listPlayers(matches);
  const who = useSignal(people.includes(myName.value) ? myName.value : people[0]!);
  const game = useSignal('');
  const measure = useSignal<Measure>('equal');
  const own = listMatchesOf(matches, people.includes(who.value) ? who.value : people[0]!);
  const games = LISTED_GAMES.map(({ id }) => id).filter((id) => own.some((match) => match.game === id));
  const chosen = games.includes(game.value) ? game.value : '';
  const shown = chosen === '' ? own : own.filter((match) => match.game === chosen);
  const numbers = computeStatistics(shown, measure.value);
  const parts = { t, numbers, written };
  const company = (of: OpponentKind): string =>
    of === 'mixed' || of === 'people' ? t.company[of] : levels[of];
  return (
    <>
      <div class="choosers">
        {people.length > 1 && (
          <label class="chooser">
            <span>{t.whose}</span>
            <select
              class="field"
              value={who.value}
              onChange={({ currentTarget }) => (who.value = currentTarget.value)}
            >
              {people.map((name) => (
                <option key={name} value={name}>
                  {name === '' ? t.unnamed : name}
                </option>
              ))}
            </select>
          </label>
        )}
        {games.length > 1 && (
          <SegmentedControl
            name={t.which}
            values={['', ...games]}
            value={chosen}
            label={(id) => (id === '' ? t.allGames : findListedGame(id)!.title)}
            onChoose={(id) => (game.value = id)}
          />
        )}
      </div>
      <KeyFigures {...parts} />
      <div class="parts">
        <ExpectationSection {...parts} measure={measure.value} onMeasure={(one) => (measure.value = one)} />
        {chosen === '' && (
          <TallyTable
            {...parts}
            id="by-game"
            title={t.byGame}
            tallies={numbers.byGame}
            label={(id) => findListedGame(id)?.title ?? id}
          />
        )}
        <TallyTable
          {...parts}
          id="by-seats"
          title={t.bySeats}
          tallies={numbers.bySeats}
          label={getPageMessages().seatCount}
        />
        <TallyTable
          {...parts}
          id="by-company"
          title={t.byCompany}
          tallies={numbers.byCompany}
          label={company}
        />
        {numbers.bests.length > 0 && <BestScores {...parts} />}
        {numbers.favourites.length > 0 && <FavouriteMotives {...parts} />}
      </div>
    </>
  );
}

export function StatisticsPage() {
  const t = statisticsMessages.value;
  const version = useSignal(0);
  const onChange = (): void => {
    version.value++;
  };
  // Counts saved matches that ended without being counted.
  useEffect(() => void countSavedMatches(onChange), []);
  const matches = useMemo(listCountedMatches, [version.value]);
  if (t === null) return null;
  const format = new Intl.NumberFormat(findLocaleTag(language.value), { maximumFractionDigits: 1 });
  const written = (number: number): string => format.format(number);
  return (
    <div class="home statistics-home">
      <PageHeader />
      <Patterns />
      <main id="main" class="statistics" aria-labelledby="statistics-title">
        <header>
          <h2 id="statistics-title">{getPageMessages().statistics}</h2>
        </header>
        {matches.length === 0 ? (
          <p class="panel">{t.empty}</p>
        ) : (
          <PlayerStatistics t={t} matches={matches} written={written} />
        )}
        <StoredData t={t} matches={matches} written={written} onChange={onChange} />
      </main>
    </div>
  );
}

/** Defined once per page; bars refer to them. */
export const Patterns = () => (
  <svg class="patterns" width="0" height="0" aria-hidden="true">
    <defs>
      <pattern id="not-won" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V6" />
      </pattern>
    </defs>
  </svg>
);

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)}%`;

/** Matches as a hatched bar, wins as its solid part, and a mark at the expected wins. */
export function TallyBar({ tally, most }: { readonly tally: Tally; readonly most: number }) {
  const { matches, won, expected } = tally;
  const mark = percent(expected, most);
  return (
    <svg class="tally-bar" aria-hidden="true">
      <rect class="not-won" width={percent(matches, most)} height="100%" rx="4" />
      <rect class="won" width={percent(won, most)} height="100%" rx="4" />
      <line class="halo" x1={mark} x2={mark} y1="-15%" y2="115%" />
      <line class="mark" x1={mark} x2={mark} y1="-15%" y2="115%" />
    </svg>
  );
}

export const ShareBar = ({ share }: { readonly share: number }) => (
  <svg class="tally-bar thin" aria-hidden="true">
    <rect class="not-won" width="100%" height="100%" rx="4" />
    <rect class="won" width={percent(share, 1)} height="100%" rx="4" />
  </svg>
);

export function TallyLegend({ t }: { readonly t: StatisticsMessages }) {
  return (
    <ul class="tally-legend plain soft">
      {(['won', 'not-won', 'mark'] as const).map((part) => (
        <li key={part}>
          <svg aria-hidden="true">
            {part === 'mark' ? (
              <line class="mark" x1="50%" x2="50%" y1="0" y2="100%" />
            ) : (
              <rect class={part} width="100%" height="100%" rx="4" />
            )}
          </svg>
          {t.legend[part === 'won' ? 'won' : part === 'mark' ? 'expected' : 'notWon']}
        </li>
      ))}
    </ul>
  );
}

const WIDTH = 320;
const HEIGHT = 72;
/** Keeps the line from being cut at the edges. */
const MARGIN = 6;

/** A line over all matches, and the zero line. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  const all = [0, ...values];
  const high = Math.max(1, ...all);
  const low = Math.min(-1, ...all);
  const x = (i: number): number => (WIDTH * i) / Math.max(1, all.length - 1);
  const y = (value: number): number => MARGIN + ((HEIGHT - 2 * MARGIN) * (high - value)) / (high - low);
  const line = all
    .map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('');
  return (
    <svg class="sparkline" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path class="nought" d={`M0 ${y(0).toFixed(1)}H${WIDTH}`} />
      <path class="course" d={line} />
    </svg>
  );
}
