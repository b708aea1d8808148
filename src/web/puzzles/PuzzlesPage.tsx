/** All puzzles: a game, a theme, and how well one does. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadPuzzles, loadThemes, type Puzzle, type Themes } from '../../puzzles/index.ts';
import { address, addressOf } from '../device/address.ts';
import { language } from '../device/settings.ts';
import { solvingOf } from '../device/solving.ts';
import { type Listed, LISTED } from '../games/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { Top } from '../ui/Top.tsx';
import { usePage } from '../words/index.ts';
import { themesOf } from './choosing.ts';
import './puzzles.css';
import { PuzzleTable } from './PuzzleTable.tsx';
import { isProvisional } from './rating.ts';
import { puzzleWords, type PuzzleWords } from './words/index.ts';

function GamePanel({ game, says }: { readonly game: Listed; readonly says: PuzzleWords }) {
  const puzzles = useSignal<readonly Puzzle[]>([]);
  const names = useSignal<Themes>({});
  const theme = useSignal('');
  const chosen = language.value;
  useEffect(() => {
    void loadPuzzles(game.id).then((loaded) => (puzzles.value = loaded));
  }, [game.id]);
  useEffect(() => {
    void loadThemes(game.id, chosen).then((loaded) => {
      if (language.value === chosen) names.value = loaded;
    });
  }, [game.id, chosen]);
  const { Art, id, title } = game;
  const solving = solvingOf(id);
  const tried = solving?.tried ?? [];
  const name = names.value[theme.value];
  if (puzzles.value.length === 0) return null;
  return (
    <li class="panel">
      <div class="puzzle-art" aria-hidden="true">
        <Art />
      </div>
      <div class="puzzle-game">
        <h3>{title}</h3>
        <p class="soft">
          {says.tried(tried.filter(([, isSolved]) => isSolved).length, tried.length, puzzles.value.length)}
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
          {themesOf(puzzles.value).map(({ theme: one, count }) => (
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
  const page = usePage();
  const says = puzzleWords.value;
  const { path, query } = address.value;
  const [, game] = path;
  if (game !== undefined) return <PuzzleTable key={game} game={game} theme={query.get('theme')} />;
  if (says === null) return null;
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
          {LISTED.map((one) => (
            <GamePanel key={one.id} game={one} says={says} />
          ))}
        </ul>
        <p class="soft">{says.onDevice}</p>
      </main>
    </div>
  );
}
