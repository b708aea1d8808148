import type { Campos } from '../../../games/campos/rules.ts';
import type { CamposWords } from '../../../words/campos/en.ts';
import type { BoardProps } from '../../ui/board.ts';
import type { CamposSays } from './words/en.ts';

export type Props = BoardProps<Campos, CamposWords, CamposSays>;
