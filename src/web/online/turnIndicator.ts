/** Signs that it is one's turn, for whoever looks at something else: the tab's title, its picture, the badge of the app. */
const TITLE = 'Tavola';

/** A browser that knows badges. */
type BadgeNavigator = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

export function showBadge(count: number): void {
  const badged = navigator as BadgeNavigator;
  const done = count > 0 ? badged.setAppBadge?.(count) : badged.clearAppBadge?.();
  void done?.catch(() => undefined);
}

/** `turn` is what the title says while it is one's turn. */
export function showTurn(title: string, turn: string | null): void {
  document.title = turn === null ? `${title} · ${TITLE}` : `● ${turn} · ${title}`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon !== null) icon.href = turn === null ? './icon.svg' : './icon-turn.svg';
  showBadge(turn === null ? 0 : 1);
}

export function showNoTurn(): void {
  showTurn('', null);
  document.title = TITLE;
}
