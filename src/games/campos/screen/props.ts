import type { Campos } from '../rules/rules.ts';
import type { CamposWords } from '../words/en.ts';
import type { BoardProps } from '../../../web/ui/board/boardModule.ts';
import type { CamposSays } from './words/en.ts';

export type Props = BoardProps<Campos, CamposWords, CamposSays>;
