/** What this device's account is told while a page is open: people of late, who of them is here, and invitations. */
import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Invitation, Lately } from '../../../protocol/index.ts';
import { accountName } from '../../account/accountName.ts';
import { stayOn } from '../eventStream.ts';

/** A seat is kept for three minutes; the clocks of two machines differ, so it is counted from when it was heard. */
const WAITS = 180_000;

/** Null until the server has told, and for guests. */
export const people = signal<Lately['people'] | null>(null);
export const here = signal<Lately['here']>([]);
export const invitations = signal<readonly Invitation[]>([]);

function follow(): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const stop = stayOn('lately/live', (source) => {
    const hear = <E extends keyof Lately>(event: E, tell: (data: Lately[E]) => void): void =>
      source.addEventListener(event, ({ data }) => tell(JSON.parse(data as string) as Lately[E]));
    hear('people', (told) => (people.value = told));
    hear('here', (told) => (here.value = told));
    hear('invitations', (told) => {
      invitations.value = told;
      timers.add(
        setTimeout(() => {
          invitations.value = invitations.value.filter(({ until }) => told.every((one) => one.until < until));
        }, WAITS),
      );
    });
  });
  return () => {
    stop();
    for (const timer of timers) clearTimeout(timer);
  };
}

/** Follows it while somebody who is signed in looks at this page. */
export function useLately(): void {
  const name = accountName.value;
  useLayoutEffect(() => {
    let stop: (() => void) | undefined;
    const look = (): void => {
      stop?.();
      stop = document.hidden || name === null ? undefined : follow();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop?.();
      people.value = null;
      here.value = [];
      invitations.value = [];
    };
  }, [name]);
}
