/** Drawn examples of the rules pages. Games without drawings show letters. */
import type { DrawnExamples } from '../../ui/board/drawnExamples.ts';

const EXAMPLES = import.meta.glob<DrawnExamples>('../../../games/*/board/examples.tsx', {
  import: 'examples',
});

export async function loadExamples(game: string): Promise<DrawnExamples> {
  return (await EXAMPLES[`../../../games/${game}/board/examples.tsx`]?.()) ?? {};
}
