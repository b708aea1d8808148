/** Apart from the notices: requests to the server also run where there is no browser, as in tests. */
import type { BlockNotice } from '../../protocol/index.ts';
import { locale } from '../i18n/index.ts';
import { findLocaleTag } from '../ui/browser/settings.ts';
import type { OnlineMessages } from './messages/index.ts';

export function formatBlock({ until, reason }: BlockNotice, messages: OnlineMessages): string {
  const time = new Date(until).toLocaleString(findLocaleTag(locale.value!.language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return `${messages.blockedUntil(time)} ${messages.blockReason(messages.blockReasons[reason])}`;
}
