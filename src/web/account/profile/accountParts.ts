/** What the page of one's own account gives to each of its parts. */
import type { Me } from '../../../protocol/index.ts';
import type { Doing } from './useActions.ts';

export interface Own {
  readonly me: Me;
  readonly onChange: () => Promise<void>;
}
export type OwnPart = Own & Pick<Doing, 'act' | 'choose'>;
