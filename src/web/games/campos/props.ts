import type { Seat } from '../../../core/index.ts';
import type { Campos } from '../../../games/campos/rules.ts';
import type { CamposWords } from '../../../words/campos/en.ts';
import type { BoardProps } from '../../ui/board.ts';
import type { CamposSays } from './words/en.ts';

export type Props = BoardProps<Campos, CamposWords, CamposSays>;

/** What a seat is called on a sign. */
export const nameAt = ({ view, names, says }: Pick<Props, 'view' | 'names' | 'says'>, seat: Seat): string =>
  seat === view.seat ? says.you : names.seat(seat);
