/** A guided match of a game; it resumes where the player left it. */
import { BOT_NAMES } from '../../../core/index.ts';
import { introducedGames, learntGames, lessonSteps, myName } from '../../ui/browser/settings.ts';
import { findListedGame, loadRules } from '../../match/games/index.ts';
import { loadTutorial } from '../../match/games/tutorials.ts';
import { GuidedMatch } from './guidedMatch.ts';
import { type LoadResult, LoadedTable } from '../../match/table/LoadedTable.tsx';
import { getPageMessages } from '../../i18n/index.ts';

/** An unfinished guided match resumes, a finished one starts again. */
function saveStep(game: string, step: number, last: number): void {
  lessonSteps.value = { ...lessonSteps.value, [game]: step < last ? step : 0 };
  // A player who has started a guided match needs no introduction.
  if (step > 0 && !introducedGames.value.includes(game))
    introducedGames.value = [...introducedGames.value, game];
  if (step === last && !learntGames.value.includes(game)) learntGames.value = [...learntGames.value, game];
}

async function loadTutorialMatch(id: string): Promise<LoadResult> {
  const entry = findListedGame(id);
  const lesson = await loadTutorial(id);
  if (entry === undefined || lesson === undefined) return { missing: () => getPageMessages().noGame };
  const [game, screen] = await Promise.all([loadRules(id), entry.load()]);
  const last = lesson.steps.length - 1;
  const session = new GuidedMatch(game, screen, lesson, {
    step: Math.min(lessonSteps.value[id] ?? 0, last),
    sitters: BOT_NAMES.slice(0, lesson.config.seats).map((name, seat) =>
      seat === lesson.seat ? { kind: 'person', name: myName.value } : { kind: 'bot', name, level: 'easy' },
    ),
    keepStep: (step) => saveStep(id, step, last),
  });
  return { session };
}

export const TutorialTable = ({ id }: { readonly id: string }) => (
  <LoadedTable of={id} load={() => loadTutorialMatch(id)} />
);
