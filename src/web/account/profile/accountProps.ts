import type { OwnAccount } from '../../../protocol/index.ts';
import type { AccountActions } from './useActions.ts';

export interface AccountProps {
  readonly me: OwnAccount;
  readonly onChange: () => Promise<void>;
}
export type AccountSectionProps = AccountProps & Pick<AccountActions, 'act' | 'choose'>;
