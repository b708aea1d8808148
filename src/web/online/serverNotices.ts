/** The server's latest notices: announced pauses and blocks. */
import { signal } from '@preact/signals';
import type { BlockNotice, ServerPause } from '../../protocol/index.ts';
import { findLocaleTag } from '../ui/browser/settings.ts';
import { locale } from '../i18n/index.ts';
import type { OnlineMessages } from './messages/index.ts';

export function formatBlock({ until, reason }: BlockNotice, messages: OnlineMessages): string {
  const time = new Date(until).toLocaleString(findLocaleTag(locale.value!.language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return `${messages.blockedUntil(time)} ${messages.blockReason(messages.blockReasons[reason])}`;
}

export const announcedPause = signal<ServerPause | null>(null);
/** This player's block; null until the server reports one. */
export const ownBlock = signal<BlockNotice | null>(null);
