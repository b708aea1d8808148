/** The organiser's controls. The club night continues without the organiser. */
import { useSignal } from '@preact/signals';
import type { ClubNightInfo, OrganiserAction } from '../../../protocol/index.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { api } from '../api.ts';
import { buildPageLink, QrCode, ShareLink } from '../ShareLink.tsx';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { OptionsForm } from '../../ui/components/OptionsForm.tsx';
import { formatCode, getTitle } from './clubNightText.ts';
import { ClubNightBoard } from './ClubNightBoard.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { getClubNightMessages } from './messages/index.ts';
import { describeError } from '../describeError.ts';
import { isNetworkError } from '../../ui/browser/faults.ts';

/** Shows the key as a code to scan, only while it is open. */
function CoOrganiser({ info, secret }: { readonly info: ClubNightInfo; readonly secret: string }) {
  const messages = getClubNightMessages();
  const isOpen = useSignal(false);
  return (
    <>
      <button type="button" class="btn" onClick={() => (isOpen.value = true)}>
        {messages.coHost}
      </button>
      {isOpen.value && (
        <Dialog title={messages.coHost} onClose={() => (isOpen.value = false)}>
          <p>{messages.coHostNote}</p>
          <QrCode text={buildPageLink('club', info.id, 'organise', secret)} label={messages.coHost} />
        </Dialog>
      )}
    </>
  );
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
      problem.value = describeError(error);
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
      {!isOver && <ClubNightBoard info={info} act={act} />}
      <p>
        <a class="btn" href={buildHash('club', info.id, 'screen')} target="_blank">
          {messages.screen}
        </a>{' '}
        <a class="btn" href={buildHash('club', info.id, 'results')}>
          {messages.results}
        </a>
      </p>
      {!isOver && (
        <OptionsForm
          options={[
            {
              kind: 'flag',
              id: 'club-hold',
              label: messages.hold,
              value: info.isHeld,
              set: (on) => act({ kind: 'hold', on }),
            },
            {
              kind: 'flag',
              id: 'club-admit',
              label: messages.admit,
              value: info.admits,
              set: (on) => act({ kind: 'admit', on }),
            },
          ]}
        />
      )}
      <h3>
        {getPageMessages().invite}: {formatCode(info)}
      </h3>
      <ShareLink
        link={buildPageLink('club', info.id)}
        label={getPageMessages().invite}
        title={getTitle(info)}
      />
      {!isOver && <CoOrganiser info={info} secret={secret} />}
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
