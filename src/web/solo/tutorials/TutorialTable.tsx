/** A guided first match of a game, from where it was left. */
import { CAST } from '../../../core/index.ts';
import { introduced, lessonSteps, myName } from '../../ui/browser/settings.ts';
import { listed, loadRules } from '../../match/games/index.ts';
import { loadLesson } from '../../match/games/tutorials.ts';
import { GuidedMatch } from './guidedMatch.ts';
import { type Loaded, LoadedTable } from '../../match/table/LoadedTable.tsx';
import { usePage } from '../../i18n/index.ts';

/** What was left in the middle is gone on with; what was finished begins anew. */
function keepStep(game: string, step: number, last: number): void {
  lessonSteps.value = { ...lessonSteps.value, [game]: step < last ? step : 0 };
  // Whoever has learned by playing needs no introduction at the next table.
  if (step > 0 && !introduced.value.includes(game)) introduced.value = [...introduced.value, game];
}

async function load(id: string): Promise<Loaded> {
  const entry = listed(id);
  const lesson = await loadLesson(id);
  if (entry === undefined || lesson === undefined) return { missing: () => usePage().noGame };
  const [game, screen] = await Promise.all([loadRules(id), entry.load()]);
  const last = lesson.steps.length - 1;
  const session = new GuidedMatch(game, screen, lesson, {
    step: Math.min(lessonSteps.value[id] ?? 0, last),
    sitters: CAST.slice(0, lesson.config.seats).map((name, seat) =>
      seat === lesson.seat ? { kind: 'person', name: myName.value } : { kind: 'bot', name, level: 'easy' },
    ),
    keepStep: (step) => keepStep(id, step, last),
  });
  return { session };
}

export const LessonTable = ({ id }: { readonly id: string }) => <LoadedTable of={id} load={() => load(id)} />;
