/** The first page: games, unfinished matches, and the setup of the chosen game. */
import { useMemo } from 'preact/hooks';
import { LISTED_GAMES, findListedGame } from '../match/games/index.ts';
import { canInstall, hasNewVersion, install, activateNewVersion } from './install.ts';
import { pendingFile, useFileDrop } from '../insight/replay/openedFile.ts';
import { accountName, hasAccounts } from '../account/accountName.ts';
import { address, buildHash } from '../ui/browser/address.ts';
import { isWide } from '../ui/browser/breakpoints.ts';
import { ClubNightRow } from '../online/clubNight/ClubNightRow.tsx';
import { hasMatchmaking } from '../online/matchmaking/isQueued.ts';
import { findLocaleTag } from '../ui/browser/settings.ts';
import { type SavedMatch, savedMatches } from '../match/storage/savedMatches.ts';
import { hasHeldSeats } from '../online/heldSeatIds.ts';
import { countReservedRows, hiddenWaiting } from '../online/lists/reservedRows.ts';
import { Icon } from '../ui/components/Icon.tsx';
import { lazyComponent } from '../ui/components/lazyComponent.tsx';
import { PageHeader } from '../ui/components/PageHeader.tsx';
import { locale, getPageMessages } from '../i18n/index.ts';
import { ResumeList } from '../solo/local/ResumeList.tsx';

/** Parts that not every visit needs load on demand: setup, unfinished matches, online seats. */
const Setup = lazyComponent(async () => (await import('../solo/setup/MatchSetup.tsx')).MatchSetup);
const FileDrop = lazyComponent(async () => (await import('../insight/replay/FileDrop.tsx')).FileDrop);
const WaitingForYou = lazyComponent(
  async () => (await import('../online/lists/WaitingForYou.tsx')).WaitingForYou,
);

function GameTiles({ chosen }: { readonly chosen: string | undefined }) {
  const t = getPageMessages();
  const { language } = locale.value!;
  return (
    <ul class="tiles">
      {LISTED_GAMES.map(({ id, title, about, seats, minutes, Art }) => (
        <li key={id}>
          <a class="tile" href={buildHash('new', id)} aria-current={chosen === id ? 'true' : undefined}>
            <Art />
            <div>
              <h3>{title}</h3>
              <p>{about[language]}</p>
              <p class="meta">
                <span>
                  <Icon name="seat" />
                  <span class="hidden">{t.seats(...seats)}</span>
                  <span aria-hidden="true">
                    {seats[0]}–{seats[1]}
                  </span>
                </span>
                <span>
                  <Icon name="time" />
                  {t.minutes(minutes)}
                </span>
              </p>
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Reserves the height of the online seats before the server answers. */
function OnlineSeats() {
  const rows = useMemo(countReservedRows, []);
  const waiting = <WaitingForYou rows={rows} />;
  if (rows === 0) return waiting;
  return (
    <section class="waiting" style={`--rows: ${rows}`} aria-labelledby="waiting-title">
      {waiting}
    </section>
  );
}

function FinishedMatches({ matches }: { readonly matches: readonly SavedMatch[] }) {
  const t = getPageMessages();
  return (
    <details class="panel fold">
      <summary>{t.finished}</summary>
      <ul class="plain">
        {matches.map((match) => (
          <li key={match.id} class="between">
            <span>
              {findListedGame(match.game)?.title}{' '}
              <span class="soft">
                {new Date(match.at).toLocaleDateString(findLocaleTag(locale.value!.language), {
                  dateStyle: 'medium',
                })}
              </span>
            </span>
            <a
              class="btn"
              href={buildHash('replay', match.id)}
              aria-label={`${t.replay}: ${findListedGame(match.game)?.title}`}
            >
              {t.replay}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function NewVersionNotice() {
  const t = getPageMessages();
  return (
    <div class="panel news">
      <p role="status">{t.newVersion}</p>
      <button type="button" class="btn" onClick={activateNewVersion}>
        {t.loadNew}
      </button>
    </div>
  );
}

function OpenFileButton() {
  const t = getPageMessages();
  return (
    <label class="btn file">
      <Icon name="open" />
      {t.openFile}
      <input
        type="file"
        accept=".jsonl,.json,.txt,.png,.svg,application/jsonl"
        onChange={({ currentTarget }) => {
          pendingFile.value = currentTarget.files?.[0] ?? null;
          // Allows the player to choose the same file again.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

function Credits() {
  const t = getPageMessages();
  return (
    <footer class="credits">
      <h2>{t.creditsTitle}</h2>
      <ul class="plain">
        {LISTED_GAMES.map(({ id, title, designers, publisher }) => (
          <li key={id}>
            <b>{title}</b>, {t.credit(designers, publisher)}
          </li>
        ))}
      </ul>
      <p class="soft">{t.creditsNote}</p>
    </footer>
  );
}

export function Home({ asked }: { readonly asked: string | undefined }) {
  const t = getPageMessages();
  const isDropNear = useFileDrop();
  const matches = useMemo(savedMatches, []);
  const hadNewVersion = useMemo(hasNewVersion, []);
  const chosen = asked ?? (isWide.value ? (matches[0]?.game ?? LISTED_GAMES[0]!.id) : undefined);
  const open = matches.filter(({ over }) => !over);
  // On a narrow screen the setup is the main content.
  const Games = chosen === undefined || isWide.value ? 'main' : 'div';
  const over = matches.filter((match) => match.over);
  const asks = hasHeldSeats() || accountName.value !== null;
  return (
    <div class={`home ${chosen === undefined ? '' : 'has-setup'}`}>
      <PageHeader />
      <Games class="choose" id="main">
        {hadNewVersion && <NewVersionNotice />}
        <ClubNightRow />
        {asks && <OnlineSeats />}
        <ResumeList matches={open} most={3} />
        <nav class="entries" aria-label={t.more}>
          <a class="btn" href={buildHash('daily')}>
            <Icon name="day" />
            {t.daily}
          </a>
          <a class="btn" href={buildHash('puzzles')}>
            <Icon name="hint" />
            {t.puzzles}
          </a>
          <a class="btn" href={buildHash('statistics')}>
            <Icon name="course" />
            {t.statistics}
          </a>
        </nav>
        <h2>{t.whatToPlay}</h2>
        <GameTiles chosen={chosen} />
        <div class="more">
          {hasMatchmaking() && (
            <a class="btn" href={buildHash('meet')}>
              <Icon name="play" />
              {t.meet}
            </a>
          )}
          <a class="btn" href={buildHash('tables')}>
            <Icon name="people" />
            {t.onlineTables}
            {hiddenWaiting.value > 0 && (
              <b class="count">
                <span aria-hidden="true">{hiddenWaiting.value}</span>
                <span class="hidden">{t.moreWait(hiddenWaiting.value)}</span>
              </b>
            )}
          </a>
          {hasAccounts() && (
            <a class="btn" href={buildHash('me')}>
              <Icon name="seat" />
              {accountName.value ?? t.account}
            </a>
          )}
          <OpenFileButton />
          <p class="soft">{t.openFileHint}</p>
        </div>
        {over.length > 0 && <FinishedMatches matches={over} />}
        {/* At the end, because a late notice must not push controls down. */}
        {!hadNewVersion && hasNewVersion() && <NewVersionNotice />}
        {canInstall() && (
          <button type="button" class="btn install" onClick={() => void install()}>
            <Icon name="save" />
            {t.install}
          </button>
        )}
      </Games>
      {chosen !== undefined && (
        <Setup key={`${chosen}?${address.value.query}`} id={chosen} isPage={!isWide.value} />
      )}
      <Credits />
      {isDropNear && <FileDrop />}
    </div>
  );
}
