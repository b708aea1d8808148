/** The deal of the day: the list of games, and one game. A phone shows one of them, a larger screen both. */
import { useEffect } from 'preact/hooks';
import { isDay } from '../../../daily/index.ts';
import { address, buildHash } from '../../ui/browser/address.ts';
import { findListedGame, LISTED_GAMES } from '../../match/games/index.ts';
import { MessagePage } from '../../ui/components/MessagePage.tsx';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { watchToday, today, formatDate } from '../../ui/browser/today.ts';
import { DailyGame } from './DailyGame.tsx';
import { getDailyMessages, type DailyMessages } from './messages/index.ts';
import { getTryState, listTries, MAX_TRIES, type SavedTry } from '../../match/storage/dailyTries.ts';
import { LastDays } from './LastDays.tsx';
import { PuzzleOfTheDay } from './PuzzleOfTheDay.tsx';
import { TryList } from './TryList.tsx';
import { StripePattern } from './StripePattern.tsx';
import './daily.css';

type GameState = 'finished' | 'begun' | 'open';

function getGameState(tries: readonly SavedTry[]): GameState {
  if (tries.length === 0) return 'open';
  const isDone = tries.length === MAX_TRIES && tries.every((one) => getTryState(one) !== 'running');
  return isDone ? 'finished' : 'begun';
}

/** A disc with a tick, half a disc, a dashed ring. */
function StateIcon({ state }: { readonly state: GameState }) {
  return (
    <svg class={`icon state-${state}`} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      {state === 'finished' && <path d="m7.500 12.500 3.500 3.500L16.500 9" />}
      {state === 'begun' && <path d="M12 3v18a9 9 0 0 0 0-18Z" />}
    </svg>
  );
}

function DayPie({ states }: { readonly states: readonly GameState[] }) {
  const at = (i: number): string => {
    const angle = (2 * Math.PI * i) / states.length - Math.PI / 2;
    return `${(25 * Math.cos(angle)).toFixed(2)} ${(25 * Math.sin(angle)).toFixed(2)}`;
  };
  return (
    <svg class="pie" viewBox="-28 -28 56 56" aria-hidden="true">
      <StripePattern id="pie-stripe" />
      {states.map((state, i) => (
        <path key={i} class={state} d={`M0 0L${at(i)}A25 25 0 0 1 ${at(i + 1)}Z`} />
      ))}
    </svg>
  );
}

export function DayList({ chosen, t }: { readonly chosen: string | undefined; readonly t: DailyMessages }) {
  const games = LISTED_GAMES.map((game) => {
    const tries = listTries(today.value, game.id);
    return { ...game, tries, state: getGameState(tries) };
  });
  const count = (state: GameState): number => games.filter((game) => game.state === state).length;
  const next = games.find(({ state }) => state === 'begun') ?? games.find(({ state }) => state === 'open');
  const begun = count('begun');
  return (
    <section class="day-list" aria-label={t.title}>
      <div class="panel day-lead">
        <DayPie states={games.map(({ state }) => state)} />
        <p>
          <b>
            {t.done(count('finished'), games.length)}
            {begun > 0 && `, ${t.begun(begun)}`}
          </b>
          <span class="soft">{t.about}</span>
        </p>
      </div>
      <ul class="day-games">
        {games.map(({ id, title, tries, state, Art }) => (
          <li key={id}>
            <a
              class="day-game"
              href={buildHash('daily', id)}
              aria-current={chosen === id ? 'true' : undefined}
            >
              <Art />
              <div>
                <h3>{title}</h3>
                <p class="day-state">
                  <StateIcon state={state} />
                  {t.states[state]}
                  {state !== 'open' && <span class="soft">{t.measure}</span>}
                </p>
                <TryList tries={tries} game={title} t={t} />
              </div>
            </a>
          </li>
        ))}
      </ul>
      {next === undefined ? (
        <p class="panel soft">{t.allDone}</p>
      ) : (
        <a class="primary" href={buildHash('daily', next.id)}>
          {next.state === 'begun' ? t.goOnWith(next.title) : t.beginWith(next.title)}
        </a>
      )}
    </section>
  );
}

export function DailyPage() {
  const page = getPageMessages();
  const t = getDailyMessages();
  useEffect(watchToday, []);
  const [, id, asked] = address.value.path;
  useEffect(() => {
    if (t !== null) document.title = `${t.title} · Tavola`;
    return () => (document.title = 'Tavola');
  }, [t]);
  useEffect(() => scrollTo(0, 0), [id]);
  if (t === null) return <p class="loading">{page.loading}</p>;
  const game = id === undefined ? undefined : findListedGame(id);
  const day = asked ?? today.value;
  if ((id !== undefined && game === undefined) || !isDay(day) || day > today.value)
    return <MessagePage text={page.noGame} />;
  return (
    <div class={`home daily ${game === undefined ? '' : 'has-game'}`}>
      <PageHeader />
      <main id="main" class="daily-page">
        <header class="daily-head">
          <h2>{t.title}</h2>
          <p class="soft">{formatDate(day, { weekday: 'long', day: 'numeric', month: 'long' })}</p>
        </header>
        <div class="daily-all">
          <DayList chosen={game?.id} t={t} />
          <PuzzleOfTheDay t={t} />
          <LastDays />
        </div>
        <DailyGame
          key={game?.id}
          game={game ?? LISTED_GAMES[0]!}
          day={game === undefined ? today.value : day}
          t={t}
        />
      </main>
    </div>
  );
}
