/** How the matches on this device went: all numbers come from `numbers.ts`, here they are only drawn. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { loadMotiveNames, type MotiveNames } from '../../../explain/index.ts';
import { addressOf } from '../../ui/browser/address.ts';
import { language, myName, writtenIn } from '../../ui/browser/settings.ts';
import { counted } from '../../match/storage/countedMatches.ts';
import { LISTED, listed } from '../../match/games/index.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { Seg } from '../../ui/components/SegmentedControl.tsx';
import { Top } from '../../ui/components/PageHeader.tsx';
import { usePage } from '../../i18n/index.ts';
import { countAllKept } from './countMatch.ts';
import {
  type Company,
  type Favourite,
  type Measure,
  MEASURES,
  type Numbers,
  numbersOf,
  playedBy,
  playersOf,
  type TallyOf,
} from './computeStatistics.ts';
import { OnDevice } from './StoredData.tsx';
import { Bar, Legend, Patterns, ShareBar, Sparkline } from './charts.tsx';
import './statistics.css';
import { statisticsWords, type StatisticsWords } from './messages/index.ts';

interface Parts {
  readonly says: StatisticsWords;
  readonly numbers: Numbers;
  /** A number as it is written where the person lives, with at most one decimal. */
  readonly written: (number: number) => string;
}

const MINUTE = 60_000;
/** So many motives of a game are told. */
const MOST_FAVOURITES = 5;

/** The four numbers that everybody looks for first. */
function Facts({ says, numbers, written }: Parts) {
  const { matches, won, streak, milliseconds, untimed } = numbers;
  const minutes = Math.round(milliseconds / MINUTE);
  const facts: readonly (readonly [what: string, value: string, more?: string | undefined])[] = [
    [says.matches, written(matches)],
    [says.won, says.outOf(written(won), written(matches))],
    [says.streak, written(streak.now), says.longest(written(streak.longest))],
    [
      says.time,
      says.hours(Math.floor(minutes / 60), minutes % 60),
      untimed > 0 ? says.untimed(written(untimed)) : undefined,
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

function Expectation({
  says,
  numbers,
  written,
  measure,
  onMeasure,
}: Parts & { readonly measure: Measure; readonly onMeasure: (measure: Measure) => void }) {
  const { levels } = usePage();
  const { won, expected, course } = numbers;
  const by = Math.round(10 * (won - expected)) / 10;
  const verdict = by === 0 ? says.asExpected : by > 0 ? says.ahead(written(by)) : says.behind(written(-by));
  return (
    <section class="panel expectation" aria-labelledby="expectation">
      <h3 id="expectation">{says.expectation}</h3>
      <label class="chooser">
        <span>{says.heldAgainst}</span>
        <select
          class="field"
          value={measure}
          onChange={({ currentTarget }) => onMeasure(currentTarget.value as Measure)}
        >
          {MEASURES.map((one) => (
            <option key={one} value={one}>
              {one === 'equal' ? says.equalChances : says.like(levels[one]!)}
            </option>
          ))}
        </select>
      </label>
      <p>
        <b>{verdict}</b>
        <br />
        {says.expected(written(won), written(expected), measure === 'equal' ? null : levels[measure]!)}
      </p>
      <figure>
        <Sparkline values={course} />
        <figcaption class="soft">{says.course}</figcaption>
      </figure>
      <p class="soft">{says.expectationNote}</p>
    </section>
  );
}

/** Matches told apart by something. */
function Tallies<T extends string | number>({
  id,
  title,
  tallies,
  label,
  says,
  written,
}: Omit<Parts, 'numbers'> & {
  readonly id: string;
  readonly title: string;
  readonly tallies: readonly TallyOf<T>[];
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
              <b>{says.outOf(written(tally.won), written(tally.matches))}</b>{' '}
              <span class="soft">{says.wasExpected(written(tally.expected))}</span>
            </span>
            <Bar tally={tally} most={most} />
          </li>
        ))}
      </ul>
      <Legend says={says} />
    </section>
  );
}

function Bests({ says, numbers, written }: Parts) {
  const date = new Intl.DateTimeFormat(writtenIn(language.value), { dateStyle: 'medium' });
  return (
    <section class="panel" aria-labelledby="bests">
      <h3 id="bests">{says.bests}</h3>
      <ul class="bests plain">
        {numbers.bests.map(({ game, seats, score, at }) => (
          <li key={`${game} ${seats}`} class="between">
            <span>
              {listed(game)?.title} <span class="soft">{says.seats(seats)}</span>
            </span>
            <span>
              <b>{says.points(written(score))}</b>{' '}
              {at !== null && <span class="soft">{date.format(at)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The names of the motives of these games in the chosen language; null until they have come. */
function useMotiveNames(games: readonly string[]): { readonly [game: string]: MotiveNames } | null {
  const names = useSignal<{ readonly [game: string]: MotiveNames } | null>(null);
  const chosen = language.value;
  useEffect(() => {
    void Promise.all(games.map(async (game) => [game, await loadMotiveNames(game, chosen)] as const)).then(
      (loaded) => {
        if (language.value === chosen) names.value = Object.fromEntries(loaded);
      },
    );
  }, [games.join(), chosen]);
  return names.value;
}

function Favourites({ says, numbers }: Parts) {
  const games = [...new Set(numbers.favourites.map(({ game }) => game))];
  const names = useMotiveNames(games);
  if (names === null) return null;
  const of = (game: string): Favourite[] =>
    numbers.favourites
      .filter((one) => one.game === game && names[game]?.[one.motive] !== undefined)
      .slice(0, MOST_FAVOURITES);
  return (
    <section class="panel" aria-labelledby="favourites">
      <h3 id="favourites">{says.favourites}</h3>
      <p class="soft">{says.favouritesNote}</p>
      {games.map((game) => (
        <div key={game}>
          {games.length > 1 && <h4>{listed(game)?.title}</h4>}
          <ul class="tallies plain">
            {of(game).map(({ motive, share }) => (
              <li key={motive}>
                <span>{names[game]?.[motive]}</span>
                <b>{says.share(100 * share)}</b>
                <ShareBar share={share} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** All matches of one person, or those of one game. */
function Told({
  says,
  matches,
  written,
}: Omit<Parts, 'numbers'> & { readonly matches: ReturnType<typeof counted> }) {
  const { levels } = usePage();
  const people = playersOf(matches);
  const who = useSignal(people.includes(myName.value) ? myName.value : people[0]!);
  const game = useSignal('');
  const measure = useSignal<Measure>('equal');
  const own = playedBy(matches, people.includes(who.value) ? who.value : people[0]!);
  const games = LISTED.map(({ id }) => id).filter((id) => own.some((match) => match.game === id));
  const chosen = games.includes(game.value) ? game.value : '';
  const shown = chosen === '' ? own : own.filter((match) => match.game === chosen);
  const numbers = numbersOf(shown, measure.value);
  const parts = { says, numbers, written };
  const company = (of: Company): string =>
    of === 'mixed' || of === 'people' ? says.company[of] : levels[of]!;
  return (
    <>
      <div class="choosers">
        {people.length > 1 && (
          <label class="chooser">
            <span>{says.whose}</span>
            <select
              class="field"
              value={who.value}
              onChange={({ currentTarget }) => (who.value = currentTarget.value)}
            >
              {people.map((name) => (
                <option key={name} value={name}>
                  {name === '' ? says.unnamed : name}
                </option>
              ))}
            </select>
          </label>
        )}
        {games.length > 1 && (
          <Seg
            name={says.which}
            values={['', ...games]}
            value={chosen}
            label={(id) => (id === '' ? says.allGames : listed(id)!.title)}
            onChoose={(id) => (game.value = id)}
          />
        )}
      </div>
      <Facts {...parts} />
      <div class="parts">
        <Expectation {...parts} measure={measure.value} onMeasure={(one) => (measure.value = one)} />
        {chosen === '' && (
          <Tallies
            {...parts}
            id="by-game"
            title={says.byGame}
            tallies={numbers.byGame}
            label={(id) => listed(id)?.title ?? id}
          />
        )}
        <Tallies {...parts} id="by-seats" title={says.bySeats} tallies={numbers.bySeats} label={says.seats} />
        <Tallies
          {...parts}
          id="by-company"
          title={says.byCompany}
          tallies={numbers.byCompany}
          label={company}
        />
        {numbers.bests.length > 0 && <Bests {...parts} />}
        {numbers.favourites.length > 0 && <Favourites {...parts} />}
      </div>
    </>
  );
}

export function StatisticsPage() {
  const page = usePage();
  const says = statisticsWords.value;
  const version = useSignal(0);
  const onChange = (): void => {
    version.value++;
  };
  // Whatever ended before anybody counted is counted now.
  useEffect(() => void countAllKept(onChange), []);
  const matches = useMemo(counted, [version.value]);
  if (says === null) return null;
  const format = new Intl.NumberFormat(writtenIn(language.value), { maximumFractionDigits: 1 });
  const written = (number: number): string => format.format(number);
  return (
    <div class="home statistics-home">
      <Top />
      <Patterns />
      <main id="main" class="statistics" aria-labelledby="statistics-title">
        <header>
          <a class="round" href={addressOf()} aria-label={page.backHome} title={page.backHome}>
            <Icon name="back" />
          </a>
          <h2 id="statistics-title">{says.title}</h2>
        </header>
        {matches.length === 0 ? (
          <p class="panel">{says.empty}</p>
        ) : (
          <Told says={says} matches={matches} written={written} />
        )}
        <OnDevice says={says} matches={matches} written={written} onChange={onChange} />
      </main>
    </div>
  );
}
