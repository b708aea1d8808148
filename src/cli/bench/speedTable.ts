import { columns, round } from '../console/columns.ts';
import type { Contender, Speed } from './measure.ts';

export const formatSpeeds = (contenders: readonly Contender[], speeds: readonly Speed[]): string =>
  columns([
    ['per CPU second', 'matches', 'decisions', 'clones'],
    ...contenders.map(({ name }, i) => {
      const { matches, plies, clones } = speeds[i]!;
      return [name, round(matches), round(plies), round(clones)];
    }),
  ]);
