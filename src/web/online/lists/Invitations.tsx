/** Shows invitations on every page, with buttons to answer. */
import { getPageMessages } from '../../i18n/index.ts';
import { useSignal } from '@preact/signals';
import type { Invitation } from '../../../protocol/index.ts';
import { accountName } from '../../account/accountName.ts';
import { goTo } from '../../ui/browser/address.ts';
import { findListedGame } from '../../match/games/index.ts';
import { listMessages } from './messages/index.ts';
import './lists.css';
import { api } from '../api.ts';
import { MuteButton } from './RecentPlayers.tsx';
import { invitations, useRecentPlayersFeed } from './recentPlayersFeed.ts';
import { createHeldSeat, saveHeldSeat } from '../heldSeats.ts';
import { isNetworkError } from '../../ui/browser/faults.ts';

export function Invitations() {
  useRecentPlayersFeed();
  const messages = listMessages.value;
  const hasEnded = useSignal(false);
  const list = invitations.value;
  if (messages === null) return null;
  const drop = ({ table }: Invitation): void => {
    invitations.value = invitations.value.filter((one) => one.table !== table);
  };
  const answer = async (one: Invitation, accept: boolean): Promise<void> => {
    hasEnded.value = false;
    drop(one);
    try {
      await api.answerInvite(one.table, accept);
      if (!accept) return;
      // The table's page takes the seat when the table answers.
      saveHeldSeat(one.table, createHeldSeat(accountName.value ?? '', { seat: null, bots: [] }));
      goTo('t', one.table);
    } catch (error) {
      if (!isNetworkError(error)) throw error;
      hasEnded.value = accept;
    }
  };
  return (
    <div class="invitations" role="status">
      {hasEnded.value && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the note leaves by itself, too
        <p class="panel" onClick={() => (hasEnded.value = false)}>
          {messages.ended}
        </p>
      )}
      {list.map((one) => (
        <div key={one.table} class="panel invitation">
          <p>{messages.invites(one.from, findListedGame(one.game)?.title ?? one.game)}</p>
          <div class="invitation-answers">
            <button type="button" class="btn" onClick={() => void answer(one, false)}>
              {getPageMessages().noThanks}
            </button>
            <button type="button" class="primary" onClick={() => void answer(one, true)}>
              {getPageMessages().sitDown}
            </button>
            <MuteButton name={one.from} onDone={() => drop(one)} />
          </div>
        </div>
      ))}
    </div>
  );
}
