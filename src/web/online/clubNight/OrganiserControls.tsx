/** The organiser's controls. The club night continues without the organiser. */
import { useSignal } from '@preact/signals';
import type { ClubNightInfo, OrganiserAction } from '../../../protocol/index.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { api, ApiError } from '../api.ts';
import { buildPageLink, ShareLink } from '../ShareLink.tsx';
import { onlineMessages } from '../messages/index.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { SwitchRow } from '../../ui/components/SwitchRow.tsx';
import { formatCode, getTitle } from './BigScreen.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { type ClubNightMessages, getClubNightMessages } from './messages/index.ts';
import { isNetworkError } from '../../ui/browser/faults.ts';

function describeProblem(error: unknown, messages: ClubNightMessages): string {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'tooFewPeople') return messages.tooFew;
  if (code === 'notOffered' || code === 'pauseNear') return onlineMessages.value?.no[code] ?? '';
  return messages.noServer;
}

export function OrganiserControls({
  info,
  secret,
}: {
  readonly info: ClubNightInfo;
  readonly secret: string;
}) {
  const messages = getClubNightMessages();
  const problem = useSignal('');
  const isAsking = useSignal(false);
  const act = (what: OrganiserAction['act']): void => {
    problem.value = '';
    void api.organiseClubNight(info.id, { key: secret, act: what }).catch((error: unknown) => {
      if (!isNetworkError(error)) throw error;
      problem.value = describeProblem(error, messages);
    });
  };
  const isOver = info.status === 'over';
  return (
    <section class="panel club-host" aria-labelledby="club-host">
      <h2 id="club-host">{messages.host}</h2>
      {!isOver && <p class="soft">{messages.hostNote}</p>}
      <ErrorMessage text={problem.value} />
      {!isOver && info.status !== 'playing' && (
        <button type="button" class="primary wide" onClick={() => act({ kind: 'next' })}>
          {messages.startRound(info.rounds.length + 1)}
        </button>
      )}
      <p>
        <a class="btn" href={buildHash('club', info.id, 'screen')} target="_blank">
          {messages.screen}
        </a>{' '}
        <a class="btn" href={buildHash('club', info.id, 'results')}>
          {messages.results}
        </a>
      </p>
      {!isOver && (
        <ul class="options">
          <SwitchRow
            id="club-hold"
            label={messages.hold}
            isOn={info.isHeld}
            onChange={(on) => act({ kind: 'hold', on })}
          />
          <SwitchRow
            id="club-admit"
            label={messages.admit}
            isOn={info.admits}
            onChange={(on) => act({ kind: 'admit', on })}
          />
        </ul>
      )}
      <h3>
        {getPageMessages().invite}: {formatCode(info)}
      </h3>
      <ShareLink
        link={buildPageLink('club', info.id)}
        label={getPageMessages().invite}
        title={getTitle(info)}
      />
      <ul class="club-people">
        {info.people.map(
          ({ name, is }, who) =>
            is !== 'removed' && (
              <li key={who}>
                {name}
                {is !== 'here' && <span class="soft">{is === 'gone' ? messages.gone : messages.late}</span>}
                <RoundButton
                  icon="close"
                  label={messages.remove(name)}
                  onClick={() => act({ kind: 'remove', who })}
                />
              </li>
            ),
        )}
      </ul>
      {!isOver && (
        <button type="button" class="btn" onClick={() => (isAsking.value = true)}>
          {messages.close}
        </button>
      )}
      {isAsking.value && !isOver && (
        <Dialog title={messages.closeAsk} onClose={() => (isAsking.value = false)}>
          <p>{messages.closeNote}</p>
          <div class="row-of-two">
            <button type="button" class="btn" onClick={() => (isAsking.value = false)}>
              {getPageMessages().cancel}
            </button>
            <button
              type="button"
              class="primary"
              onClick={() => {
                isAsking.value = false;
                act({ kind: 'close' });
              }}
            >
              {messages.close}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
