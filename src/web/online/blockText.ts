import type { Block } from '../../protocol/index.ts';
import { writtenIn } from '../ui/browser/settings.ts';
import { spoken } from '../i18n/index.ts';
import type { OnlineWords } from './messages/index.ts';

/** Until when somebody is blocked and why, in words. */
export function blockText({ until, reason }: Block, words: OnlineWords): string {
  const time = new Date(until).toLocaleString(writtenIn(spoken.value!.language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return `${words.blockedUntil(time)} ${words.blockReason(words.blockReasons[reason])}`;
}
