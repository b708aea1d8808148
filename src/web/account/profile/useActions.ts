/** Runs an account action and reports its progress and error. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { describeError } from '../../online/describeError.ts';
import { Cancelled } from './passkey.ts';
import { getAccountMessages } from './messages/index.ts';
import { isNetworkError, reportFault } from '../../ui/browser/faults.ts';
import type { OwnAccount } from '../../../protocol/index.ts';

export interface AccountProps {
  readonly me: OwnAccount;
  readonly onChange: () => Promise<void>;
}
export type AccountSectionProps = AccountProps & Pick<AccountActions, 'act' | 'choose'>;

export interface AccountActions {
  readonly trouble: string | null;
  /** Runs one action at a time, after the choices before it; ignores presses during it. */
  readonly act: (work: () => Promise<unknown>) => Promise<void>;
  /** Queues what may be done twice, a choice or a download, behind the current action, so that none is lost. */
  readonly choose: (work: () => Promise<unknown>) => Promise<void>;
}

export function useActions(): AccountActions {
  const messages = getAccountMessages();
  const trouble = useSignal<string | null>(null);
  const queue = useRef({ isActing: false, end: Promise.resolve() }).current;
  const carryOut = async (work: () => Promise<unknown>): Promise<void> => {
    trouble.value = null;
    try {
      await work();
    } catch (error) {
      if (!isNetworkError(error) && !(error instanceof Cancelled)) reportFault(error);
      trouble.value = error instanceof Cancelled ? messages.cancelled : describeError(error);
    }
  };
  const choose = (work: () => Promise<unknown>): Promise<void> =>
    (queue.end = queue.end.then(() => carryOut(work)));
  return {
    trouble: trouble.value,
    act: async (work) => {
      if (queue.isActing) return;
      queue.isActing = true;
      await choose(work);
      queue.isActing = false;
    },
    choose,
  };
}
