import type { Campos } from '../rules/rules.ts';
import type { CamposMessages } from '../messages/en.ts';
import type { BoardProps } from '../../../web/ui/board/boardModule.ts';

export type Props = BoardProps<Campos, CamposMessages>;
