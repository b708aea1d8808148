/** Signs of the player's turn outside the page: the tab's title and icon, and the app's badge. */
import { soundMode } from '../ui/browser/settings.ts';

const TITLE = 'Tavola';

/** Browsers that support badges. */
type BadgeNavigator = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

export function showBadge(count: number): void {
  const badged = navigator as BadgeNavigator;
  const done = count > 0 ? badged.setAppBadge?.(count) : badged.clearAppBadge?.();
  void done?.catch(() => undefined);
}

/** `turn` is the title while it is the player's turn. */
export function showTurn(title: string, turn: string | null): void {
  document.title = turn === null ? `${title} · ${TITLE}` : `● ${turn} · ${title}`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon !== null) icon.href = turn === null ? './icon.svg' : './icon-turn.svg';
  showBadge(turn === null ? 0 : 1);
}

/** Calls the player to a table that waits for them. */
export function announceTable(text: string): void {
  showTurn(text, text);
  if (soundMode.value === 'on')
    void import('../match/sound/speaker.ts').then(({ playSound, vibrate }) => {
      playSound('turn');
      vibrate('turn');
    });
}

export function showNoTurn(): void {
  showTurn('', null);
  document.title = TITLE;
}
