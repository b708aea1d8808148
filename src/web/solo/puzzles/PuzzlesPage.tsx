/** All puzzles: games, themes and the player's ratings. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isDay } from '../../../daily/day.ts';
import { loadPuzzles, type Puzzle } from '../../../puzzles/index.ts';
import { address, buildHash } from '../../ui/browser/address.ts';
import { importWithRetry } from '../../ui/browser/importWithRetry.ts';
import { getPuzzleProgress } from './puzzleProgress.ts';
import { LISTED_GAMES, type ListedGame } from '../../match/games/index.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { today, watchToday } from '../../ui/browser/today.ts';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { countThemes } from './choosePuzzle.ts';
import './puzzles.css';
import { PuzzleTable } from './PuzzleTable.tsx';
import { choosePuzzleOfTheDay } from './puzzleOfTheDay.ts';
import { isProvisional } from './puzzleRating.ts';
import { puzzleMessages, type PuzzleMessages } from './messages/index.ts';
import { findTheme } from './theme.ts';

type GamePuzzles = readonly (readonly [game: ListedGame, puzzles: readonly Puzzle[]])[];

/** Loads all games together: single panels would push each other down. */
const loadAll = (): Promise<GamePuzzles> =>
  importWithRetry(() =>
    Promise.all(LISTED_GAMES.map(async (game) => [game, await loadPuzzles(game.id)] as const)),
  );

function GamePanel({
  game,
  puzzles,
  t,
}: {
  readonly game: ListedGame;
  readonly puzzles: readonly Puzzle[];
  readonly t: PuzzleMessages;
}) {
  const theme = useSignal('');
  const { Art, id, title } = game;
  const solving = getPuzzleProgress(id);
  const tried = solving?.tried ?? [];
  const nameTheme = (of: string): string | undefined => {
    const known = findTheme({ theme: of });
    return known === undefined ? undefined : t.themes[known];
  };
  const name = nameTheme(theme.value);
  const ofToday = choosePuzzleOfTheDay(puzzles, today.value)?.id;
  return (
    <li class="panel">
      <div class="puzzle-art" aria-hidden="true">
        <Art />
      </div>
      <div class="puzzle-game">
        <h3>{title}</h3>
        <p class="soft">
          {t.tried(tried.filter(([, isSolved]) => isSolved).length, tried.length, puzzles.length)}
        </p>
        {solving !== undefined && (
          <p>
            <b>{solving.rating.value}</b>{' '}
            <span class="soft">{isProvisional(solving.rating) ? t.provisional : t.yours}</span>
          </p>
        )}
      </div>
      <label class="puzzle-theme">
        <span>{t.theme}</span>
        <select
          class="field"
          value={theme.value}
          onChange={({ currentTarget }) => (theme.value = currentTarget.value)}
        >
          <option value="">{t.allThemes}</option>
          {countThemes(puzzles).map(({ theme: one, count }) => (
            <option key={one} value={one}>
              {`${nameTheme(one) ?? one} (${count})`}
            </option>
          ))}
        </select>
      </label>
      <a
        class="primary"
        href={`${buildHash('puzzles', id)}${theme.value === '' ? '' : `?theme=${theme.value}`}`}
        aria-label={`${name === undefined ? getPageMessages().solvePuzzles : t.solveAbout(name)}, ${title}`}
      >
        {getPageMessages().solvePuzzles}
      </a>
      <a
        class="btn"
        href={`${buildHash('puzzles', id)}?day=${today.value}`}
        aria-label={`${t.ofTheDay}, ${title}`}
      >
        {t.ofTheDay}
        {tried.some(([one]) => one === ofToday) && <Icon name="check" />}
      </a>
    </li>
  );
}

export function PuzzlesPage() {
  const t = puzzleMessages.value;
  const { path, query } = address.value;
  const [, game] = path;
  const day = query.get('day');
  if (game !== undefined)
    return (
      <PuzzleTable
        key={`${game} ${day}`}
        game={game}
        theme={query.get('theme')}
        day={day !== null && isDay(day) ? day : null}
      />
    );
  return t === null ? null : <PuzzleGames t={t} />;
}

function PuzzleGames({ t }: { readonly t: PuzzleMessages }) {
  const page = getPageMessages();
  const all = useSignal<GamePuzzles | null>(null);
  useEffect(() => void loadAll().then((loaded) => (all.value = loaded)), []);
  useEffect(watchToday, []);
  if (all.value === null) return <p class="loading">{page.loading}</p>;
  return (
    <div class="home">
      <PageHeader />
      <main id="main" class="puzzles" aria-labelledby="puzzles-title">
        <header>
          <h2 id="puzzles-title">{page.puzzles}</h2>
        </header>
        <p>{t.intro}</p>
        <ul class="plain puzzle-games">
          {all.value.map(
            ([game, puzzles]) =>
              puzzles.length > 0 && <GamePanel key={game.id} game={game} puzzles={puzzles} t={t} />,
          )}
        </ul>
        <p class="soft">{t.onDevice}</p>
      </main>
    </div>
  );
}
