/** The first page: what to play, what to go on with, and a table for the game that was chosen. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { LISTED, listed } from '../match/games/index.ts';
import { canInstall, hasNewVersion, install, takeNewVersion } from './install.ts';
import { fileToOpen } from '../insight/replay/openedFile.ts';
import { accountName, hasAccounts } from '../account/accountName.ts';
import { address, addressOf } from '../ui/browser/address.ts';
import { canMeet } from '../online/matchmaking/queueState.ts';
import { writtenIn } from '../ui/browser/settings.ts';
import { type Kept, keptMatches } from '../match/storage/savedMatches.ts';
import { hasPlaces } from '../online/heldSeats.ts';
import { rowsToKeep, waitingBeyond } from '../online/lists/waitingRows.ts';
import { Icon } from '../ui/components/Icon.tsx';
import { lazily } from '../ui/components/lazy.tsx';
import { Top } from '../ui/components/PageHeader.tsx';
import { spoken, usePage } from '../i18n/index.ts';
import { useDropAhead } from '../insight/replay/useFileDrop.ts';
import { Resume } from '../solo/local/ResumeList.tsx';

/** What is not on every first page is loaded where it is: a table to be set up, matches to go on with, seats elsewhere. */
const Setup = lazily(async () => (await import('../solo/setup/Setup.tsx')).Setup);
const Dropping = lazily(async () => (await import('../insight/replay/FileDrop.tsx')).Dropping);
const WaitingForYou = lazily(async () => (await import('../online/lists/WaitingForYou.tsx')).WaitingForYou);

function Tiles({ chosen }: { readonly chosen: string | undefined }) {
  const says = usePage();
  const { language } = spoken.value!;
  return (
    <ul class="tiles">
      {LISTED.map(({ id, title, about, seats, minutes, Art }) => (
        <li key={id}>
          <a class="tile" href={addressOf('new', id)} aria-current={chosen === id ? 'true' : undefined}>
            <Art />
            <div>
              <h3>{title}</h3>
              <p>{about[language]}</p>
              <p class="meta">
                <span>
                  <Icon name="seat" />
                  <span class="hidden">{says.seats(...seats)}</span>
                  <span aria-hidden="true">
                    {seats[0]}–{seats[1]}
                  </span>
                </span>
                <span>
                  <Icon name="time" />
                  {says.minutes(minutes)}
                </span>
              </p>
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Where this device has seats elsewhere, room for them is kept before anybody has been asked. */
function Elsewhere() {
  const rows = useMemo(rowsToKeep, []);
  const waiting = <WaitingForYou rows={rows} />;
  if (rows === 0) return waiting;
  return (
    <section class="waiting" style={`--rows: ${rows}`} aria-labelledby="waiting-title">
      {waiting}
    </section>
  );
}

function Finished({ matches }: { readonly matches: readonly Kept[] }) {
  const says = usePage();
  return (
    <details class="panel fold">
      <summary>{says.finished}</summary>
      <ul class="plain">
        {matches.map((match) => (
          <li key={match.id} class="between">
            <span>
              {listed(match.game)?.title}{' '}
              <span class="soft">
                {new Date(match.at).toLocaleDateString(writtenIn(spoken.value!.language), {
                  dateStyle: 'medium',
                })}
              </span>
            </span>
            <a
              class="btn"
              href={addressOf('replay', match.id)}
              aria-label={`${says.watch}: ${listed(match.game)?.title}`}
            >
              {says.watch}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function NewVersion() {
  const says = usePage();
  return (
    <div class="panel news">
      <p role="status">{says.newVersion}</p>
      <button type="button" class="btn" onClick={takeNewVersion}>
        {says.loadNew}
      </button>
    </div>
  );
}

function OpenFile() {
  const says = usePage();
  return (
    <label class="btn file">
      <Icon name="open" />
      {says.openFile}
      <input
        type="file"
        accept=".jsonl,.json,.txt,.png,.svg,application/jsonl"
        onChange={({ currentTarget }) => {
          fileToOpen.value = currentTarget.files?.[0] ?? null;
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

function Credits() {
  const says = usePage();
  return (
    <footer class="credits">
      <h2>{says.creditsTitle}</h2>
      <ul class="plain">
        {LISTED.map(({ id, title, designers, publisher }) => (
          <li key={id}>
            <b>{title}</b>, {says.credit(designers, publisher)}
          </li>
        ))}
      </ul>
      <p class="soft">{says.creditsNote}</p>
    </footer>
  );
}

/** Where there is room, a table stands ready beside the games. */
const wide = matchMedia('(min-width: 900px)');

export function Home({ asked }: { readonly asked: string | undefined }) {
  const says = usePage();
  const isDropNear = useDropAhead();
  const matches = useMemo(keptMatches, []);
  const hadNewVersion = useMemo(hasNewVersion, []);
  const isWide = useSignal(wide.matches);
  useLayoutEffect(() => {
    const follow = (): void => {
      isWide.value = wide.matches;
    };
    wide.addEventListener('change', follow);
    return () => wide.removeEventListener('change', follow);
  }, []);
  const chosen = asked ?? (isWide.value ? (matches[0]?.game ?? LISTED[0]!.id) : undefined);
  const open = matches.filter(({ over }) => !over);
  // Where there is no room for both, the table is what the page is about.
  const Games = chosen === undefined || isWide.value ? 'main' : 'div';
  const over = matches.filter((match) => match.over);
  const asks = hasPlaces() || accountName.value !== null;
  return (
    <div class={`home ${chosen === undefined ? '' : 'has-setup'}`}>
      <Top />
      <Games class="choose" id="main">
        {hadNewVersion && <NewVersion />}
        {asks && <Elsewhere />}
        <Resume matches={open} most={3} />
        <nav class="entries" aria-label={says.more}>
          <a class="btn" href={addressOf('daily')}>
            <Icon name="day" />
            {says.daily}
          </a>
          <a class="btn" href={addressOf('puzzles')}>
            <Icon name="hint" />
            {says.puzzles}
          </a>
          <a class="btn" href={addressOf('statistics')}>
            <Icon name="course" />
            {says.statistics}
          </a>
        </nav>
        <h2>{says.whatToPlay}</h2>
        <Tiles chosen={chosen} />
        <div class="more">
          {canMeet() && (
            <a class="btn" href={addressOf('meet')}>
              <Icon name="play" />
              {says.meet}
            </a>
          )}
          <a class="btn" href={addressOf('tables')}>
            <Icon name="people" />
            {says.onlineTables}
            {waitingBeyond.value > 0 && (
              <b class="count">
                <span aria-hidden="true">{waitingBeyond.value}</span>
                <span class="hidden">{says.moreWait(waitingBeyond.value)}</span>
              </b>
            )}
          </a>
          {hasAccounts() && (
            <a class="btn" href={addressOf('me')}>
              <Icon name="seat" />
              {accountName.value ?? says.account}
            </a>
          )}
          <OpenFile />
          <p class="soft">{says.openFileHint}</p>
        </div>
        {over.length > 0 && <Finished matches={over} />}
        {/* What comes while somebody looks at this page has nothing below it that could be pressed. */}
        {!hadNewVersion && hasNewVersion() && <NewVersion />}
        {canInstall() && (
          <button type="button" class="btn install" onClick={() => void install()}>
            <Icon name="save" />
            {says.install}
          </button>
        )}
      </Games>
      {chosen !== undefined && (
        <Setup key={`${chosen}?${address.value.query}`} id={chosen} isPage={!isWide.value} />
      )}
      <Credits />
      {isDropNear && <Dropping />}
    </div>
  );
}
