/** What this server offers: what it does not is not shown. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Offered } from '../../net/index.ts';
import { announced } from './announced.ts';
import { api } from './api.ts';

const offered = signal<Offered | null>(null);

/** Null until the server has answered, once for all who ask. */
export function useOffered(): Offered | null {
  useEffect(() => {
    if (offered.value === null)
      void api.info().then(
        ({ offer, pause }) => {
          offered.value = offer;
          announced.value = pause;
        },
        () => undefined,
      );
  }, []);
  return offered.value;
}
