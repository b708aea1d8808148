/** The first page: a welcome or unfinished matches, the games, and the setup of the chosen one. */
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { LISTED_GAMES } from '../match/games/index.ts';
import { hasTutorial } from '../match/games/tutorials.ts';
import { canInstall, hasNewVersion, install, activateNewVersion } from './install.ts';
import { useFileDrop } from '../insight/replay/openedFile.ts';
import { accountName } from '../account/accountName.ts';
import { address, buildHash, replaceWith } from '../ui/browser/address.ts';
import { buildGroupHash } from '../ui/browser/pageGroups.ts';
import { isWide } from '../ui/browser/breakpoints.ts';
import { ClubNightRow } from '../online/clubNight/ClubNightRow.tsx';
import { hasMatchmaking } from '../online/matchmaking/isQueued.ts';
import { introducedGames, learntGames } from '../ui/browser/settings.ts';
import { savedMatches } from '../match/storage/savedMatches.ts';
import { hasHeldSeats } from '../online/heldSeatIds.ts';
import { countReservedRows, hiddenWaiting } from '../online/lists/reservedRows.ts';
import { Icon } from '../ui/components/Icon.tsx';
import { lazyComponent } from '../ui/components/lazyComponent.tsx';
import { PageHeader } from '../ui/components/PageHeader.tsx';
import { SegmentedControl } from '../ui/components/SegmentedControl.tsx';
import { locale, getPageMessages } from '../i18n/index.ts';
import { ResumeList } from '../solo/local/ResumeList.tsx';

/** Parts that not every visit needs load on demand: setup, unfinished matches, online seats. */
const Setup = lazyComponent(async () => (await import('../solo/setup/MatchSetup.tsx')).MatchSetup);
const FileDrop = lazyComponent(async () => (await import('../insight/replay/FileDrop.tsx')).FileDrop);
const WaitingForYou = lazyComponent(
  async () => (await import('../online/lists/WaitingForYou.tsx')).WaitingForYou,
);

/** With whom a player plays: each leads to another setup. */
const COMPANIES = ['bots', 'here', 'link'] as const;
type Company = (typeof COMPANIES)[number];
const COMPANY_QUERIES: { readonly [C in Company]: string } = { bots: '', here: '?here', link: '?online' };

const findCompany = (query: URLSearchParams): Company =>
  query.has('online') ? 'link' : query.has('here') ? 'here' : 'bots';

function GameTiles({ chosen, company }: { readonly chosen: string | undefined; readonly company: Company }) {
  const t = getPageMessages();
  const { language } = locale.value!;
  return (
    <ul class="tiles">
      {LISTED_GAMES.map(({ id, title, about, seats, minutes, Art }) => (
        <li key={id}>
          <a
            class="tile"
            href={buildHash('new', id) + COMPANY_QUERIES[company]}
            aria-current={chosen === id ? 'true' : undefined}
          >
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

/** What this is, and one thing to do, for a first visit. */
function Welcome() {
  const t = getPageMessages();
  const { id, title } = LISTED_GAMES.find((game) => hasTutorial(game.id))!;
  return (
    <section class="panel welcome" aria-labelledby="welcome">
      <h2 id="welcome">{t.intro}</h2>
      <p>{t.introFree}</p>
      <a class="primary" href={buildHash('lesson', id)}>
        <Icon name="play" /> {t.learnFirst}
      </a>
      <p class="soft">{t.learnFirstNote(title)}</p>
    </section>
  );
}

/** The games, for the chosen company, and the ways to play with strangers. */
function Play({ chosen }: { readonly chosen: string | undefined }) {
  const t = getPageMessages();
  const picked = useSignal<Company>('bots');
  const company = address.value.path[0] === 'new' ? findCompany(address.value.query) : picked.value;
  const choose = (one: Company): void => {
    picked.value = one;
    if (chosen !== undefined) replaceWith('new', chosen + COMPANY_QUERIES[one]);
  };
  return (
    <>
      <header class="between">
        <h2>{t.whatToPlay}</h2>
        <a href={buildGroupHash('learn')}>{t.learnt(learntGames.value.length, LISTED_GAMES.length)}</a>
      </header>
      <SegmentedControl
        name={t.company}
        values={COMPANIES}
        value={company}
        label={(one) => t.companies[one]}
        onChoose={choose}
      />
      <GameTiles chosen={chosen} company={company} />
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
      </div>
    </>
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

function InstallButton() {
  return (
    <button type="button" class="btn install" onClick={() => void install()}>
      <Icon name="save" />
      {getPageMessages().install}
    </button>
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

/** Whether this device may have online tables to ask about. */
const hasSeatsOnline = (): boolean => hasHeldSeats() || accountName.value !== null;

/** Whether this device has neither a match nor a started lesson. */
const isFirstVisit = (): boolean =>
  introducedGames.value.length === 0 && savedMatches().length === 0 && !hasSeatsOnline();

export function Home({ asked }: { readonly asked: string | undefined }) {
  const isDropNear = useFileDrop();
  const matches = useMemo(savedMatches, []);
  const isNew = useMemo(isFirstVisit, []);
  const hadNewVersion = useMemo(hasNewVersion, []);
  const last = isWide.value && !isNew ? (matches[0]?.game ?? LISTED_GAMES[0]!.id) : undefined;
  const chosen = asked ?? last;
  // On a narrow screen the setup is the main content.
  const Games = chosen === undefined || isWide.value ? 'main' : 'div';
  const welcomes = isNew && chosen === undefined;
  return (
    <div class={`home ${chosen === undefined ? '' : 'has-setup'}`}>
      <PageHeader />
      <Games class={`choose ${welcomes ? 'welcomes' : ''}`} id="main">
        {hadNewVersion && <NewVersionNotice />}
        <ClubNightRow />
        {welcomes && <Welcome />}
        {hasSeatsOnline() && <OnlineSeats />}
        <ResumeList matches={matches.filter(({ over }) => !over)} most={3} />
        <section class="play">
          <Play chosen={chosen} />
        </section>
        {/* At the end, because a late notice must not push controls down. */}
        {!hadNewVersion && hasNewVersion() && <NewVersionNotice />}
        {canInstall() && <InstallButton />}
      </Games>
      {chosen !== undefined && (
        <Setup key={`${chosen}?${address.value.query}`} id={chosen} isPage={!isWide.value} />
      )}
      <Credits />
      {isDropNear && <FileDrop />}
    </div>
  );
}
