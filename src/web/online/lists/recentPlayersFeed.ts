/** What this device's account is told while a page is open: people of late, who of them is here, and invitations. */
import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Invitation, RecentPlayersList } from '../../../protocol/index.ts';
import { accountName } from '../../account/accountName.ts';
import { followEvents } from '../eventStream.ts';

/** A seat is kept for three minutes; the clocks of two machines differ, so it is counted from when it was heard. */
const INVITATION_MS = 180_000;

/** Null until the server has told, and for guests. */
export const recentPlayers = signal<RecentPlayersList['people'] | null>(null);
export const onlineStatus = signal<RecentPlayersList['here']>([]);
export const invitations = signal<readonly Invitation[]>([]);

function followFeed(): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const stop = followEvents('recent-players/live', (source) => {
    const on = <E extends keyof RecentPlayersList>(
      event: E,
      tell: (data: RecentPlayersList[E]) => void,
    ): void =>
      source.addEventListener(event, ({ data }) => tell(JSON.parse(data as string) as RecentPlayersList[E]));
    on('people', (told) => (recentPlayers.value = told));
    on('here', (told) => (onlineStatus.value = told));
    on('invitations', (told) => {
      invitations.value = told;
      timers.add(
        setTimeout(() => {
          invitations.value = invitations.value.filter(({ until }) => told.every((one) => one.until < until));
        }, INVITATION_MS),
      );
    });
  });
  return () => {
    stop();
    for (const timer of timers) clearTimeout(timer);
  };
}

/** Follows it while somebody who is signed in looks at this page. */
export function useRecentPlayersFeed(): void {
  const name = accountName.value;
  useLayoutEffect(() => {
    let stop: (() => void) | undefined;
    const reconnect = (): void => {
      stop?.();
      stop = document.hidden || name === null ? undefined : followFeed();
    };
    reconnect();
    document.addEventListener('visibilitychange', reconnect);
    return () => {
      document.removeEventListener('visibilitychange', reconnect);
      stop?.();
      recentPlayers.value = null;
      onlineStatus.value = [];
      invitations.value = [];
    };
  }, [name]);
}
