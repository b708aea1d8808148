/** A good mixture of puzzles: seats and options, themes, difficulties, early and late, each as evenly as what was found allows. */
import { type StoredPuzzle, buildPuzzle } from './puzzle.ts';

/** How many decisions make a stage of a match. */
const STAGE = 20;

/** What should not be the same in too many puzzles: a link tells seats, options and how far the match has come. */
function traits(game: string, found: StoredPuzzle): string[] {
  const [, , seats, , options, , decisions] = found.link.split('.');
  const { difficulty, theme } = buildPuzzle(game, found);
  return [
    `table ${seats} ${options}`,
    `theme ${theme}`,
    `difficulty ${difficulty}`,
    `stage ${Math.floor(Number(decisions) / STAGE)}`,
  ];
}

/** At most `want` of them, those before anything else that are `kept`; each next one is like as few as possible. */
export function selectPuzzles(
  game: string,
  kept: readonly StoredPuzzle[],
  more: readonly StoredPuzzle[],
  want: number,
): StoredPuzzle[] {
  const counts = new Map<string, number>();
  const chosen: StoredPuzzle[] = [];
  const take = (found: StoredPuzzle): void => {
    chosen.push(found);
    for (const trait of traits(game, found)) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  };
  kept.slice(0, want).forEach(take);
  const known = new Set(kept.map(({ link }) => link));
  const left = more
    .filter(({ link }) => !known.has(link))
    .map((found) => ({ found, of: traits(game, found) }));
  while (chosen.length < want && left.length > 0) {
    const crowd = left.map(({ of }) => of.reduce((sum, trait) => sum + (counts.get(trait) ?? 0), 0));
    const [{ found }] = left.splice(crowd.indexOf(Math.min(...crowd)), 1);
    take(found);
  }
  return chosen;
}
