/** Selects a good mixture of puzzles: seats, options, themes, difficulties and stages, as evenly as possible. */
import { type StoredPuzzle, buildPuzzle } from './puzzle.ts';

const STAGE = 20;

/** The traits to vary among puzzles. A link gives seats, options and the stage of the match. */
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

/** At most `want` puzzles, those in `kept` first; each next one resembles as few others as possible. */
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
