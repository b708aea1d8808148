/** What whoever opened the evening can do; it goes on without them, too. */
import { useSignal } from '@preact/signals';
import type { ClubNightInfo, OrganiserAction } from '../../../protocol/index.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { api, ApiError } from '../api.ts';
import { buildPageLink, ShareLink } from '../ShareLink.tsx';
import { onlineMessages } from '../messages/index.ts';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { SwitchRow } from '../../ui/components/SwitchRow.tsx';
import { formatCode, getTitle } from './BigScreen.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { type ClubNightMessages, useClubNightMessages } from './messages/index.ts';

function describeProblem(error: unknown, words: ClubNightMessages): string {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'few') return words.tooFew;
  if (code === 'off' || code === 'pausing') return onlineMessages.value?.no[code] ?? '';
  return words.noServer;
}

export function OrganiserControls({
  info,
  secret,
}: {
  readonly info: ClubNightInfo;
  readonly secret: string;
}) {
  const words = useClubNightMessages();
  const problem = useSignal('');
  const isSure = useSignal(false);
  const act = (what: OrganiserAction['act']): void => {
    problem.value = '';
    void api.organiseClubNight(info.id, { key: secret, act: what }).catch((error: unknown) => {
      problem.value = describeProblem(error, words);
    });
  };
  const isOver = info.status === 'over';
  return (
    <section class="panel club-host" aria-labelledby="club-host">
      <h2 id="club-host">{words.host}</h2>
      {!isOver && <p class="soft">{words.hostNote}</p>}
      <ErrorMessage text={problem.value} />
      {!isOver && info.status !== 'playing' && (
        <button type="button" class="primary wide" onClick={() => act({ kind: 'next' })}>
          {words.startRound(info.rounds.length + 1)}
        </button>
      )}
      <p>
        <a class="btn" href={buildHash('club', info.id, 'screen')} target="_blank">
          {words.screen}
        </a>{' '}
        <a class="btn" href={buildHash('club', info.id, 'results')}>
          {words.results}
        </a>
      </p>
      {!isOver && (
        <ul class="options">
          <SwitchRow
            id="club-hold"
            label={words.hold}
            isOn={info.isHeld}
            onChange={(on) => act({ kind: 'hold', on })}
          />
          <SwitchRow
            id="club-admit"
            label={words.admit}
            isOn={info.admits}
            onChange={(on) => act({ kind: 'admit', on })}
          />
        </ul>
      )}
      <h3>
        {words.invite}: {formatCode(info)}
      </h3>
      <ShareLink link={buildPageLink('club', info.id)} label={words.invite} title={getTitle(info, words)} />
      <ul class="club-people">
        {info.people.map(
          ({ name, is }, who) =>
            is !== 'removed' && (
              <li key={who}>
                {name}
                {is !== 'here' && <span class="soft">{is === 'gone' ? words.gone : words.late}</span>}
                <RoundButton
                  icon="close"
                  label={words.remove(name)}
                  onClick={() => act({ kind: 'remove', who })}
                />
              </li>
            ),
        )}
      </ul>
      {!isOver && (
        <button
          type="button"
          class="btn"
          onClick={() => {
            if (isSure.value) act({ kind: 'close' });
            isSure.value = !isSure.value;
          }}
        >
          {isSure.value ? words.closeAsk : words.close}
        </button>
      )}
    </section>
  );
}
