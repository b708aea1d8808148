/** What the page of one's own account gives to each of its parts. */
import type { OwnAccount } from '../../../protocol/index.ts';
import type { AccountActions } from './useActions.ts';

export interface AccountProps {
  readonly me: OwnAccount;
  readonly onChange: () => Promise<void>;
}
export type AccountSectionProps = AccountProps & Pick<AccountActions, 'act' | 'choose'>;
