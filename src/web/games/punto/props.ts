import type { Punto } from '../../../games/punto/rules.ts';
import type { PuntoWords } from '../../../words/punto/en.ts';
import type { BoardProps } from '../../ui/board.ts';
import type { PuntoSays } from './words/en.ts';

/** What every part of this board is drawn from. */
export type Props = BoardProps<Punto, PuntoWords, PuntoSays>;
