/** Something that somebody has asked for: whether it is under way, and what went wrong with it. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { ApiError } from '../../online/api.ts';
import { Cancelled } from './passkey.ts';
import { type AccountMessages, useAccountMessages } from './messages/index.ts';

type Trouble = keyof AccountMessages['troubles'];

function toTrouble(error: unknown, words: AccountMessages): Trouble {
  if (error instanceof Cancelled) return 'cancelled';
  const code = error instanceof ApiError ? (error.code ?? '') : '';
  return Object.hasOwn(words.troubles, code) ? (code as Trouble) : 'other';
}

export interface AccountActions {
  /** In words; null if nothing went wrong. */
  readonly trouble: string | null;
  /** Carries something out, one thing at a time: a button that is pressed meanwhile does nothing. */
  readonly act: (work: () => Promise<unknown>) => Promise<void>;
  /** The same for a choice, which is not lost: it is carried out after whatever is under way. */
  readonly choose: (work: () => Promise<unknown>) => Promise<void>;
}

export function useActions(): AccountActions {
  const words = useAccountMessages();
  const trouble = useSignal<Trouble | null>(null);
  const line = useRef({ length: 0, end: Promise.resolve() }).current;
  const carryOut = async (work: () => Promise<unknown>): Promise<void> => {
    trouble.value = null;
    try {
      await work();
    } catch (error) {
      trouble.value = toTrouble(error, words);
    }
    line.length--;
  };
  const choose = (work: () => Promise<unknown>): Promise<void> => {
    line.length++;
    return (line.end = line.end.then(() => carryOut(work)));
  };
  return {
    trouble: trouble.value === null ? null : words.troubles[trouble.value],
    act: async (work) => (line.length > 0 ? undefined : choose(work)),
    choose,
  };
}
