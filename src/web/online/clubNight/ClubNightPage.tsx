/** Everything about club nights, for the addresses `#/club` and `#/club/ID[/screen|/results]`. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { EveningInfo } from '../../../protocol/index.ts';
import { freshSeed } from '../../match/storage/savedMatches.ts';
import { myName } from '../../ui/browser/settings.ts';
import { api, ApiError } from '../api.ts';
import { onlineSpoken } from '../messages/index.ts';
import { NameField } from '../../ui/components/NameField.tsx';
import { Top } from '../../ui/components/PageHeader.tsx';
import '../../ui/board/table.css';
import '../online.css';
import './clubNight.css';
import { BigScreen, titleOf } from './BigScreen.tsx';
import { freshFollowed, keepMine, mineAt, useEvening } from './clubNight.ts';
import { Host } from './OrganiserControls.tsx';
import { Me } from './ParticipantView.tsx';
import { Opening } from './NewClubNightForm.tsx';
import { Problem } from './ErrorMessage.tsx';
import { Results } from './Results.tsx';
import { type ClubWords, clubSpoken, useClub } from './messages/index.ts';

const problemOf = (error: unknown, words: ClubWords): string => {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'name') return words.taken;
  if (code === 'over') return words.closed;
  if (code === 'full') return words.full;
  if (code === 'locked') return words.locked;
  if (code === 'removed') return words.removed;
  if (code === 'slow') return words.crowded;
  return words.noServer;
};

/** Many people join behind one address: whoever has to wait tries again after so many milliseconds. */
const RETRY = 8000;

/** Somebody who has just scanned the code says their name. */
function Arriving({ info, onCome }: { readonly info: EveningInfo; readonly onCome: () => void }) {
  const words = useClub();
  const name = useSignal(myName.value);
  const problem = useSignal('');
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(retry.current), []);
  const come = (): void => {
    clearTimeout(retry.current);
    const token = mineAt(info.id).token ?? freshSeed();
    const wanted = name.value.trim();
    const isTaken = info.people.some(
      (person) => person.is !== 'removed' && person.name.toLowerCase() === wanted.toLowerCase(),
    );
    if (isTaken && mineAt(info.id).token === null) {
      problem.value = words.taken;
      return;
    }
    // Kept before it is asked for: an answer that is lost is asked for again by the same person.
    keepMine(info.id, { token, name: wanted });
    myName.value = wanted;
    void api.arrive(info.id, { name: wanted, token }).then(
      ({ who }) => {
        keepMine(info.id, { who });
        onCome();
      },
      (error: unknown) => {
        problem.value = problemOf(error, words);
        if (error instanceof ApiError && error.code === 'slow') retry.current = setTimeout(come, RETRY);
      },
    );
  };
  return (
    <form
      class="panel club-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.value.trim() !== '') come();
      }}
    >
      <NameField name={name.value} isNeeded onName={(value) => (name.value = value)} />
      <Problem text={problem.value} />
      <button type="submit" class="primary wide">
        {words.comeIn}
      </button>
    </form>
  );
}

function EveningPage({ id, part }: { readonly id: string; readonly part: string | undefined }) {
  const words = useClub();
  const followed = useMemo(freshFollowed, [id]);
  const comings = useSignal(0);
  useEvening(id, followed);
  const { info, state, ahead } = followed.value;
  void comings.value;
  useEffect(() => {
    if (info !== null) document.title = `${titleOf(info, words)} · Tavola`;
  }, [info?.version]);
  if (info === null)
    return (
      <div class="home lobby">
        <Top />
        <main class="lobby-parts" id="main">
          <p class="panel" role="status">
            {state === 'gone' ? words.noEvening : state === 'lost' ? words.noServer : ''}
          </p>
        </main>
      </div>
    );
  if (part === 'screen') return <BigScreen info={info} ahead={ahead} />;
  if (part === 'results')
    return (
      <div class="home lobby">
        <Top />
        <main id="main">
          <Results info={info} />
        </main>
      </div>
    );
  const mine = mineAt(id);
  const { rounds } = info.terms;
  return (
    <div class="home lobby club-me">
      <Top />
      <main class="lobby-parts" id="main">
        <header class="club-bar">
          <h2>{titleOf(info, words)}</h2>
          {info.rounds.length > 0 && (
            <p class="soft">
              {words.roundOf(info.rounds.length, rounds.by === 'number' ? rounds.count : null)}
            </p>
          )}
        </header>
        <Problem text={state === 'lost' ? words.noServer : ''} />
        {mine.who !== null && mine.token !== null && mine.who < info.people.length ? (
          <Me info={info} ahead={ahead} mine={{ ...mine, who: mine.who, token: mine.token }} />
        ) : info.status === 'over' ? (
          <Results info={info} />
        ) : (
          <Arriving info={info} onCome={() => comings.value++} />
        )}
        {mine.key !== null && <Host info={info} secret={mine.key} />}
      </main>
    </div>
  );
}

export function ClubPage({ path }: { readonly path: readonly string[] }) {
  const [, id, part] = path;
  if (clubSpoken.value === null || onlineSpoken.value === null) return null;
  return id === undefined ? <Opening /> : <EveningPage key={id} id={id} part={part} />;
}
