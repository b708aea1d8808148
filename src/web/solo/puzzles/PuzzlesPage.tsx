/** All puzzles: a game, a theme, and how well one does. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadPuzzles, loadThemes, type Puzzle, type Themes } from '../../../puzzles/index.ts';
import { address, addressOf } from '../../ui/browser/address.ts';
import { fetched } from '../../ui/browser/importWithRetry.ts';
import { language } from '../../ui/browser/settings.ts';
import { solvingOf } from './puzzleProgress.ts';
import { type Listed, LISTED } from '../../match/games/index.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { Top } from '../../ui/components/PageHeader.tsx';
import { usePage } from '../../i18n/index.ts';
import { themesOf } from './choosePuzzle.ts';
import './puzzles.css';
import { PuzzleTable } from './PuzzleTable.tsx';
import { isProvisional } from './puzzleRating.ts';
import { puzzleWords, type PuzzleWords } from './messages/index.ts';

type All = readonly (readonly [game: Listed, puzzles: readonly Puzzle[]])[];

/** Those of all games, and none before: each panel would push away the ones below it. */
const loadAll = (): Promise<All> =>
  fetched(() => Promise.all(LISTED.map(async (game) => [game, await loadPuzzles(game.id)] as const)));

function GamePanel({
  game,
  puzzles,
  says,
}: {
  readonly game: Listed;
  readonly puzzles: readonly Puzzle[];
  readonly says: PuzzleWords;
}) {
  const names = useSignal<Themes>({});
  const theme = useSignal('');
  const chosen = language.value;
  useEffect(() => {
    void fetched(() => loadThemes(game.id, chosen)).then((loaded) => {
      if (language.value === chosen) names.value = loaded;
    });
  }, [game.id, chosen]);
  const { Art, id, title } = game;
  const solving = solvingOf(id);
  const tried = solving?.tried ?? [];
  const name = names.value[theme.value];
  return (
    <li class="panel">
      <div class="puzzle-art" aria-hidden="true">
        <Art />
      </div>
      <div class="puzzle-game">
        <h3>{title}</h3>
        <p class="soft">
          {says.tried(tried.filter(([, isSolved]) => isSolved).length, tried.length, puzzles.length)}
        </p>
        {solving !== undefined && (
          <p>
            <b>{solving.rating.value}</b>{' '}
            <span class="soft">{isProvisional(solving.rating) ? says.provisional : says.yours}</span>
          </p>
        )}
      </div>
      <label class="puzzle-theme">
        <span>{says.theme}</span>
        <select
          class="field"
          value={theme.value}
          onChange={({ currentTarget }) => (theme.value = currentTarget.value)}
        >
          <option value="">{says.allThemes}</option>
          {themesOf(puzzles).map(({ theme: one, count }) => (
            <option key={one} value={one}>
              {`${names.value[one] ?? one} (${count})`}
            </option>
          ))}
        </select>
      </label>
      <a
        class="primary"
        href={`${addressOf('puzzles', id)}${theme.value === '' ? '' : `?theme=${theme.value}`}`}
        aria-label={`${name === undefined ? says.solve : says.solveAbout(name)}, ${title}`}
      >
        {says.solve}
      </a>
    </li>
  );
}

export function PuzzlesPage() {
  const says = puzzleWords.value;
  const { path, query } = address.value;
  const [, game] = path;
  if (game !== undefined) return <PuzzleTable key={game} game={game} theme={query.get('theme')} />;
  return says === null ? null : <Games says={says} />;
}

function Games({ says }: { readonly says: PuzzleWords }) {
  const page = usePage();
  const all = useSignal<All | null>(null);
  useEffect(() => void loadAll().then((loaded) => (all.value = loaded)), []);
  if (all.value === null) return <p class="loading">{page.loading}</p>;
  return (
    <div class="home">
      <Top />
      <main id="main" class="puzzles" aria-labelledby="puzzles-title">
        <header>
          <a class="round" href={addressOf()} aria-label={page.backHome} title={page.backHome}>
            <Icon name="back" />
          </a>
          <h2 id="puzzles-title">{says.puzzles}</h2>
        </header>
        <p>{says.intro}</p>
        <ul class="plain puzzle-games">
          {all.value.map(
            ([game, puzzles]) =>
              puzzles.length > 0 && <GamePanel key={game.id} game={game} puzzles={puzzles} says={says} />,
          )}
        </ul>
        <p class="soft">{says.onDevice}</p>
      </main>
    </div>
  );
}
