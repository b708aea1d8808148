import type { Campos } from '../rules/rules.ts';
import type { CamposWords } from '../messages/en.ts';
import type { BoardProps } from '../../../web/ui/board/boardModule.ts';
import type { CamposSays } from './messages/en.ts';

export type Props = BoardProps<Campos, CamposWords, CamposSays>;
