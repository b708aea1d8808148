/** The account's event feed: recent players, their online status, and invitations. */
import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Invitation, RecentPlayersList } from '../../../protocol/index.ts';
import { accountName } from '../../account/accountName.ts';
import { followEvents } from '../eventStream.ts';

/** An invitation reserves a seat for three minutes. Clocks differ, so the time counts from its arrival. */
const INVITATION_MS = 180_000;

/** Null until the server has answered, and for guests. */
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
    on('people', (received) => (recentPlayers.value = received));
    on('here', (received) => (onlineStatus.value = received));
    on('invitations', (received) => {
      invitations.value = received;
      timers.add(
        setTimeout(() => {
          invitations.value = invitations.value.filter(({ until }) =>
            received.every((one) => one.until < until),
          );
        }, INVITATION_MS),
      );
    });
  });
  return () => {
    stop();
    for (const timer of timers) clearTimeout(timer);
  };
}

/** Follows the feed while a signed-in player has the page open. */
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
