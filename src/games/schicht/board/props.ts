import type { Schicht } from '../rules/rules.ts';
import type { SchichtMessages } from '../messages/en.ts';
import type { BoardProps } from '../../../web/ui/board/boardModule.ts';

export type Props = BoardProps<Schicht, SchichtMessages>;
