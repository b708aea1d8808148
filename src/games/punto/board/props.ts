import type { Punto } from '../rules/rules.ts';
import type { PuntoWords } from '../messages/en.ts';
import type { BoardProps } from '../../../web/ui/board/boardModule.ts';
import type { PuntoSays } from './messages/en.ts';

/** What every part of this board is drawn from. */
export type Props = BoardProps<Punto, PuntoWords, PuntoSays>;
