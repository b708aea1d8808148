/** Puzzles of one game at the table, one after another. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { loadPuzzles, loadThemes, type Themes } from '../../../puzzles/index.ts';
import { fetched } from '../../ui/browser/importWithRetry.ts';
import { addressOf } from '../../ui/browser/address.ts';
import { language } from '../../ui/browser/settings.ts';
import { listed, loadRules } from '../../match/games/index.ts';
import type { Puzzling } from '../../match/table/tableParts.ts';
import { TableScreen } from '../../match/table/TableScreen.tsx';
import { Message } from '../../ui/components/MessagePage.tsx';
import { usePage } from '../../i18n/index.ts';
import { Answering } from './answerClient.ts';
import { About, Bar, Says } from './PuzzleParts.tsx';
import './puzzles.css';
import { Solver } from './solver.ts';
import { puzzleWords, type PuzzleWords } from './messages/index.ts';

async function load(id: string, theme: string | null): Promise<Solver | null> {
  const entry = listed(id);
  if (entry === undefined) return null;
  const [game, screen, puzzles] = await Promise.all([
    loadRules(id),
    entry.load(),
    fetched(() => loadPuzzles(id)),
  ]);
  return new Solver(game, screen, puzzles, theme, new Answering());
}

function Solving({
  solver,
  says,
  themes,
}: {
  readonly solver: Solver;
  readonly says: PuzzleWords;
  readonly themes: Themes;
}) {
  const match = solver.match.value;
  const puzzling = useMemo<Puzzling | null>(
    () =>
      match === null
        ? null
        : {
            before: says.puzzle,
            back: { href: addressOf('puzzles'), label: says.back },
            About: ({ names }) => (
              <About
                solver={solver}
                match={match}
                says={says}
                names={names}
                theme={themes[match.puzzle.theme] ?? says.puzzle}
              />
            ),
            Says: (parts) => <Says {...parts} solver={solver} match={match} says={says} />,
            Bar: (parts) => <Bar {...parts} solver={solver} match={match} says={says} />,
          },
    [solver, match, says, themes],
  );
  if (match === null || puzzling === null) return <Message text={says.none} />;
  const { title } = listed(solver.game.id)!;
  return <TableScreen key={match.puzzle.id} session={match} title={title} puzzling={puzzling} />;
}

export function PuzzleTable({ game, theme }: { readonly game: string; readonly theme: string | null }) {
  const page = usePage();
  const says = puzzleWords.value;
  const solver = useSignal<Solver | null | 'missing'>(null);
  const themes = useSignal<Themes | null>(null);
  const chosen = language.value;
  useEffect(() => {
    let hasLeft = false;
    let opened: Solver | null = null;
    void load(game, theme).then((loaded) => {
      opened = loaded;
      if (hasLeft) loaded?.close();
      else solver.value = loaded ?? 'missing';
    });
    return () => {
      hasLeft = true;
      opened?.close();
    };
  }, [game, theme]);
  useEffect(() => {
    void fetched(() => loadThemes(game, chosen)).then((names) => {
      if (language.value === chosen) themes.value = names;
    });
  }, [game, chosen]);
  if (solver.value === 'missing') return <Message text={page.noGame} />;
  if (solver.value === null || says === null || themes.value === null)
    return <p class="loading">{page.loading}</p>;
  return <Solving solver={solver.value} says={says} themes={themes.value} />;
}
