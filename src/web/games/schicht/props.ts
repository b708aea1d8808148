import type { Schicht } from '../../../games/schicht/rules.ts';
import type { SchichtWords } from '../../../words/schicht/en.ts';
import type { BoardProps } from '../../ui/board.ts';
import type { Says } from './words/en.ts';

/** What every part of this board is drawn from. */
export type Props = BoardProps<Schicht, SchichtWords, Says>;
