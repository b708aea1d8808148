import type { Punto } from '../rules/rules.ts';
import type { PuntoWords } from '../words/en.ts';
import type { BoardProps } from '../../../web/ui/board/boardModule.ts';
import type { PuntoSays } from './words/en.ts';

/** What every part of this board is drawn from. */
export type Props = BoardProps<Punto, PuntoWords, PuntoSays>;
