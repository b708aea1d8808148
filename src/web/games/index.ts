/** The games on this page: what their doors say and their pictures at once, rules, boards and words when a table is opened. */
import type { FunctionComponent } from 'preact';
import type { House } from '../../games/house.ts';
import { HOUSES } from '../../games/index.ts';
import type { GameScreen } from '../ui/board.ts';

export interface Listed extends House {
  /** A picture of 320 × 160, drawn by us. */
  readonly Art: FunctionComponent;
  readonly load: () => Promise<GameScreen>;
}

const PICTURES = import.meta.glob<FunctionComponent>('../../games/*/screen/Art.tsx', {
  import: 'Art',
  eager: true,
});
const SCREENS = import.meta.glob<GameScreen>('../../games/*/screen/screen.tsx', { import: 'screen' });

export const LISTED: readonly Listed[] = HOUSES.map((house) => ({
  ...house,
  Art: PICTURES[`../../games/${house.id}/screen/Art.tsx`]!,
  load: SCREENS[`../../games/${house.id}/screen/screen.tsx`]!,
}));

export const listed = (id: string): Listed | undefined => LISTED.find((game) => game.id === id);
