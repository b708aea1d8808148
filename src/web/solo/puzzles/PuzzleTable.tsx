import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { loadExplainMessages, type MotiveNames } from '../../../explain/index.ts';
import { loadPuzzles } from '../../../puzzles/index.ts';
import { importWithRetry } from '../../ui/browser/importWithRetry.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { language } from '../../ui/browser/settings.ts';
import { findListedGame, loadRules } from '../../match/games/index.ts';
import type { PuzzleExtras } from '../../match/table/tableProps.ts';
import { TableScreen } from '../../match/table/TableScreen.tsx';
import { MessagePage } from '../../ui/components/MessagePage.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { WorkerClient } from '../../match/workers/workerClient.ts';
import { PuzzleInfo, PuzzleBar, PuzzleFeedback } from './PuzzleParts.tsx';
import './puzzles.css';
import { PuzzleSolver } from './puzzleSolver.ts';
import { puzzleMessages, type PuzzleMessages } from './messages/index.ts';

async function loadSolver(id: string, theme: string | null): Promise<PuzzleSolver | null> {
  const entry = findListedGame(id);
  if (entry === undefined) return null;
  const [game, screen, puzzles] = await Promise.all([
    loadRules(id),
    entry.load(),
    importWithRetry(() => loadPuzzles(id)),
  ]);
  return new PuzzleSolver(game, screen, puzzles, theme, new WorkerClient());
}

function PuzzleScreen({
  solver,
  t,
  themes,
}: {
  readonly solver: PuzzleSolver;
  readonly t: PuzzleMessages;
  readonly themes: MotiveNames;
}) {
  const match = solver.match.value;
  const puzzling = useMemo<PuzzleExtras | null>(
    () =>
      match === null
        ? null
        : {
            titleBefore: t.puzzle,
            back: { href: buildHash('puzzles'), label: t.back },
            about: (
              <PuzzleInfo
                solver={solver}
                match={match}
                t={t}
                theme={themes[match.puzzle.theme] ?? t.puzzle}
              />
            ),
            feedback: <PuzzleFeedback solver={solver} match={match} t={t} />,
            bar: <PuzzleBar solver={solver} match={match} t={t} />,
          },
    [solver, match, t, themes],
  );
  if (match === null || puzzling === null) return <MessagePage text={t.none} />;
  const { title } = findListedGame(solver.game.id)!;
  return <TableScreen key={match.puzzle.id} session={match} title={title} puzzling={puzzling} />;
}

export function PuzzleTable({ game, theme }: { readonly game: string; readonly theme: string | null }) {
  const page = getPageMessages();
  const t = puzzleMessages.value;
  const solver = useSignal<PuzzleSolver | null | 'missing'>(null);
  const themes = useSignal<MotiveNames | null>(null);
  const chosen = language.value;
  useEffect(() => {
    let hasLeft = false;
    let opened: PuzzleSolver | null = null;
    void loadSolver(game, theme).then((loaded) => {
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
    void importWithRetry(() => loadExplainMessages(game, chosen)).then((messages) => {
      if (language.value === chosen) themes.value = messages?.themes ?? {};
    });
  }, [game, chosen]);
  if (solver.value === 'missing') return <MessagePage text={page.noGame} />;
  if (solver.value === null || t === null || themes.value === null)
    return <p class="loading">{page.loading}</p>;
  return <PuzzleScreen solver={solver.value} t={t} themes={themes.value} />;
}
