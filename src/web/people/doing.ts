/** Something that somebody has asked for: whether it is under way, and what went wrong with it. */
import { useSignal } from '@preact/signals';
import { ApiError } from '../online/api.ts';
import { Cancelled } from './passkey.ts';
import { type PeopleWords, usePeople } from './words/index.ts';

type Trouble = keyof PeopleWords['troubles'];

function troubleOf(error: unknown, words: PeopleWords): Trouble {
  if (error instanceof Cancelled) return 'cancelled';
  const code = error instanceof ApiError ? (error.code ?? '') : '';
  return Object.hasOwn(words.troubles, code) ? (code as Trouble) : 'other';
}

export interface Doing {
  /** In words; null if nothing went wrong. */
  readonly trouble: string | null;
  /** Carries something out, one thing at a time. */
  readonly act: (work: () => Promise<unknown>) => Promise<void>;
}

export function useDoing(): Doing {
  const words = usePeople();
  const isBusy = useSignal(false);
  const trouble = useSignal<Trouble | null>(null);
  return {
    trouble: trouble.value === null ? null : words.troubles[trouble.value],
    act: async (work) => {
      if (isBusy.value) return;
      isBusy.value = true;
      trouble.value = null;
      try {
        await work();
      } catch (error) {
        trouble.value = troubleOf(error, words);
      }
      isBusy.value = false;
    },
  };
}
