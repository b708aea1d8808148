/** A table whose match has to be loaded or replayed first. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { replaceWith } from '../../ui/browser/address.ts';
import { onOnline } from '../../ui/browser/visibility.ts';
import { findListedGame } from '../games/index.ts';
import { deleteMatch } from '../storage/savedMatches.ts';
import type { Session } from '../session/session.ts';
import { MessagePage } from '../../ui/components/MessagePage.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { TableScreen } from './TableScreen.tsx';

/** A session, or an error in the current language. */
export type LoadResult =
  | { readonly session: Session; readonly afterwards?: ComponentChildren; readonly more?: ComponentChildren }
  | {
      readonly missing: () => string;
      readonly mayCome?: boolean;
      readonly onDiscard?: () => void;
    };

/** A saved match that cannot be replayed. */
export const showDamagedMatch = (id: string): LoadResult => ({
  missing: () => getPageMessages().badMatch,
  onDiscard: () => {
    deleteMatch(id);
    replaceWith();
  },
});

/** Loads again when `of` changes, and closes the session on leaving. */
export function LoadedTable({
  load,
  of,
}: {
  readonly load: () => Promise<LoadResult>;
  readonly of: unknown;
}) {
  const t = getPageMessages();
  const shown = useSignal<LoadResult | null>(null);
  const tries = useSignal(0);
  const again = (): void => void tries.value++;
  const mayCome = shown.value !== null && 'missing' in shown.value && shown.value.mayCome === true;
  useEffect(() => {
    return mayCome ? onOnline(again) : undefined;
  }, [mayCome]);
  useLayoutEffect(() => {
    let hasLeft = false;
    const close = (loaded: LoadResult | null): void => {
      if (loaded !== null && 'session' in loaded) loaded.session.close();
    };
    shown.value = null;
    void load().then((loaded) => {
      if (hasLeft) close(loaded);
      else shown.value = loaded;
    });
    return () => {
      hasLeft = true;
      close(shown.value);
    };
  }, [of, tries.value]);
  const loaded = shown.value;
  if (loaded === null) return <p class="loading">{t.loading}</p>;
  if ('missing' in loaded)
    return (
      <MessagePage
        text={loaded.missing()}
        onAgain={mayCome ? again : undefined}
        onDiscard={loaded.onDiscard}
      />
    );
  return <TableScreen {...loaded} title={findListedGame(loaded.session.game.id)!.title} />;
}
