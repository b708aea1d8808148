import type { Punto } from '../rules/rules.ts';
import type { PuntoMessages } from '../messages/en.ts';
import type { BoardProps } from '../../../web/ui/board/boardModule.ts';

export type Props = BoardProps<Punto, PuntoMessages>;
