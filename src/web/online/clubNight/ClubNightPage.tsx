/** Club nights, at `#/club` and `#/club/ID[/screen|/results]`. */
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { ClubNightInfo } from '../../../protocol/index.ts';
import { createSeed } from '../../match/storage/savedMatches.ts';
import { replaceWith } from '../../ui/browser/address.ts';
import { myName } from '../../ui/browser/settings.ts';
import { api, ApiError } from '../api.ts';
import { onlineMessages } from '../messages/index.ts';
import { NameField } from '../../ui/components/Fields.tsx';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import '../../ui/board/table.css';
import '../online.css';
import './clubNight.css';
import { BigScreen } from './BigScreen.tsx';
import { getTitle } from './clubNightText.ts';
import { saveMembership, getMembership, useClubNight } from './clubNight.ts';
import { saveCurrentClubNight } from './currentClubNight.ts';
import { OrganiserControls } from './OrganiserControls.tsx';
import { ParticipantView } from './ParticipantView.tsx';
import { NewClubNightForm } from './NewClubNightForm.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { ClubNightResults } from './ClubNightResults.tsx';
import { clubNightMessages, getClubNightMessages } from './messages/index.ts';
import { describeError, describeErrorCode } from '../describeError.ts';

/** Many participants share an address, so the server may limit them. The pause before a retry, in milliseconds. */
const RETRY_MS = 8000;

function JoinForm({ info, onCome }: { readonly info: ClubNightInfo; readonly onCome: () => void }) {
  const messages = getClubNightMessages();
  const name = useSignal(myName.value);
  const problem = useSignal('');
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(retry.current), []);
  const come = (): void => {
    clearTimeout(retry.current);
    const token = getMembership(info.id).token ?? createSeed();
    const wanted = name.value.trim();
    const isTaken = info.people.some(
      (person) => person.is !== 'removed' && person.name.toLowerCase() === wanted.toLowerCase(),
    );
    if (isTaken && getMembership(info.id).token === null) {
      problem.value = describeErrorCode('nameInUse');
      return;
    }
    // Saved before the request, so that a retry after a lost answer comes from the same participant.
    saveMembership(info.id, { token, name: wanted });
    myName.value = wanted;
    void api.joinClubNight(info.id, { name: wanted, token }).then(
      ({ who }) => {
        saveMembership(info.id, { who });
        saveCurrentClubNight({ id: info.id, title: info.terms.title, isOver: false });
        onCome();
      },
      (error: unknown) => {
        const isCrowded = error instanceof ApiError && error.code === 'rateLimited';
        problem.value = isCrowded ? messages.crowded : describeError(error);
        if (isCrowded) retry.current = setTimeout(come, RETRY_MS);
      },
    );
  };
  const own = getMembership(info.id);
  if (!info.admits && own.token === null)
    return (
      <p class="panel" role="status">
        {messages.locked}
      </p>
    );
  return (
    <form
      class="panel club-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.value.trim() !== '') come();
      }}
    >
      <NameField name={name.value} isNeeded onName={(value) => (name.value = value)} />
      <ErrorMessage text={problem.value} />
      <button type="submit" class="primary wide">
        {messages.comeIn}
      </button>
    </form>
  );
}

function OpenClubNight({ id, part }: { readonly id: string; readonly part: string | undefined }) {
  const messages = getClubNightMessages();
  const comings = useSignal(0);
  const { info, state, ahead } = useClubNight(id).value;
  void comings.value;
  useEffect(() => {
    if (info !== null) document.title = `${getTitle(info)} · Tavola`;
  }, [info?.version]);
  if (info === null)
    return (
      <div class="home lobby">
        <PageHeader />
        <main class="lobby-parts" id="main">
          <p class="panel" role="status">
            {state === 'gone' ? messages.noEvening : state === 'lost' ? messages.noServer : ''}
          </p>
        </main>
      </div>
    );
  if (part === 'screen') return <BigScreen info={info} ahead={ahead} />;
  if (part === 'results')
    return (
      <div class="home lobby">
        <PageHeader />
        <main id="main">
          <ClubNightResults info={info} />
        </main>
      </div>
    );
  const mine = getMembership(id);
  const { rounds } = info.terms;
  return (
    <div class="home lobby club-me">
      <PageHeader />
      <main class="lobby-parts" id="main">
        <header class="club-bar">
          <h2>{getTitle(info)}</h2>
          {info.rounds.length > 0 && (
            <p class="soft">
              {messages.roundOf(info.rounds.length, rounds.by === 'number' ? rounds.count : null)}
            </p>
          )}
        </header>
        <ErrorMessage text={state === 'lost' ? messages.noServer : ''} />
        {mine.who !== null && mine.token !== null && mine.who < info.people.length ? (
          <ParticipantView info={info} ahead={ahead} mine={{ ...mine, who: mine.who, token: mine.token }} />
        ) : info.status === 'over' ? (
          <ClubNightResults info={info} />
        ) : (
          <JoinForm info={info} onCome={() => comings.value++} />
        )}
        {mine.key !== null && <OrganiserControls info={info} secret={mine.key} />}
      </main>
    </div>
  );
}

/** The link of a co-organiser has the organiser's key. It leaves the address at once. */
function BecomeOrganiser({ id, secret }: { readonly id: string; readonly secret: string }) {
  useLayoutEffect(() => {
    saveMembership(id, { key: secret });
    saveCurrentClubNight({ id, isOver: false });
    replaceWith('club', id);
  }, []);
  return null;
}

export function ClubNightPage({ path }: { readonly path: readonly string[] }) {
  const [, id, part, secret] = path;
  if (clubNightMessages.value === null || onlineMessages.value === null) return null;
  if (id !== undefined && part === 'organise' && secret !== undefined)
    return <BecomeOrganiser id={id} secret={secret} />;
  return id === undefined ? <NewClubNightForm /> : <OpenClubNight key={id} id={id} part={part} />;
}
