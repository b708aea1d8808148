/** Which page is shown for which address. */
import { Home } from './Home.tsx';
import { tables } from '../solo/local/prefetch.ts';
import { lazily } from '../ui/components/lazy.tsx';
import { Missing } from './LoadFailure.tsx';
import { useErrorBoundary, useLayoutEffect } from 'preact/hooks';
import { accountName, hasAccounts } from '../account/accountName.ts';
import { address } from '../ui/browser/address.ts';
import { missing } from '../ui/browser/importWithRetry.ts';
import { hasLetters } from './fonts.ts';
import { isMeeting } from '../online/matchmaking/queueState.ts';
import { announced } from '../online/serverNotices.ts';
import { spoken, usePage } from '../i18n/index.ts';

/** Says so when the page itself is at fault; the match is kept. */
function Broken() {
  const says = usePage();
  return (
    <main class="curtain">
      <h1>{says.broken}</h1>
      <button type="button" class="primary" onClick={() => location.reload()}>
        {says.reload}
      </button>
    </main>
  );
}

/** Tables come when one is asked for, and so does what needs a server. */
const LocalTable = lazily(async () => (await tables()).LocalTable, useLayoutEffect);
const QuickStart = lazily(async () => (await tables()).QuickStart, useLayoutEffect);
const LessonTable = lazily(async () => (await tables()).LessonTable, useLayoutEffect);
const ReplayScreen = lazily(async () => (await tables()).ReplayScreen, useLayoutEffect);
const OnlinePage = lazily(async () => (await import('../online/table/OnlinePage.tsx')).OnlinePage);
const StatisticsPage = lazily(
  async () => (await import('../insight/statistics/StatisticsPage.tsx')).StatisticsPage,
);
const ClubPage = lazily(async () => (await import('../online/clubNight/ClubNightPage.tsx')).ClubPage);
const MeetPage = lazily(async () => (await import('../online/matchmaking/MatchmakingPage.tsx')).MeetPage);
const MeetStrip = lazily(async () => (await import('../online/matchmaking/MatchmakingStrip.tsx')).MeetStrip);
const PuzzlesPage = lazily(async () => (await import('../solo/puzzles/PuzzlesPage.tsx')).PuzzlesPage);
const DailyPage = lazily(async () => (await import('../solo/daily/DailyPage.tsx')).DailyPage);
const ChallengePage = lazily(async () => (await import('../solo/daily/ChallengePage.tsx')).ChallengePage);
const ComparePage = lazily(async () => (await import('../solo/daily/ComparePage.tsx')).ComparePage);
const PeoplePage = lazily(async () => (await import('../account/profile/AccountPage.tsx')).PeoplePage);
const RanksPage = lazily(async () => (await import('../account/leaderboards/LeaderboardPage.tsx')).RanksPage);
const HostPage = lazily(async () => (await import('../admin/AdminPage.tsx')).HostPage);
const Invitations = lazily(async () => (await import('../online/lists/Invitations.tsx')).Invitations);
const RulesPage = lazily(async () => (await import('../insight/rules/RulesPage.tsx')).RulesPage);

const NotFound = lazily(async () => (await import('./NotFound.tsx')).NotFound);
const PauseNotice = lazily(async () => (await import('../admin/PauseNotice.tsx')).PauseNotice);

function Page() {
  const { path, query } = address.value;
  const [first, second, third] = path;
  if (first === 'match' && second !== undefined) return <LocalTable key={second} id={second} />;
  if (first === 'play' && second !== undefined)
    return <QuickStart key={second} game={second} query={query} />;
  if (first === 'lesson' && second !== undefined) return <LessonTable key={second} id={second} />;
  if (first === 't' || first === 'tables') return <OnlinePage path={path} />;
  if (first === 'statistics') return <StatisticsPage />;
  if (first === 'club') return <ClubPage path={path} />;
  if (first === 'meet') return <MeetPage />;
  if (first === 'puzzles') return <PuzzlesPage />;
  if (first === 'daily') return <DailyPage />;
  if (first === 'challenge' && second !== undefined) return <ChallengePage text={second} />;
  if (first === 'compare' && second !== undefined) return <ComparePage id={second} link={third} />;
  if ((first === 'me' || first === 'people') && hasAccounts()) return <PeoplePage path={path} />;
  if (first === 'ranks' && hasAccounts()) return <RanksPage path={path} />;
  if (first === 'host') return <HostPage path={path} />;
  if (first === 'rules') return <RulesPage />;
  if (first === 'replay') return <ReplayScreen id={second} />;
  if (first === 'new') return <Home asked={second} />;
  return first === undefined ? <Home asked={undefined} /> : <NotFound />;
}

export function App() {
  const [error] = useErrorBoundary((what: unknown) => console.error(what));
  const isMissing = missing.value > 0;
  if (spoken.value === null || !hasLetters.value) return isMissing ? <Missing /> : null;
  if (error !== undefined) return <Broken />;
  return (
    <>
      <Page />
      {isMeeting.value && (
        <div class={address.value.path[0] === 't' ? undefined : 'meet-place'}>
          <MeetStrip />
        </div>
      )}
      {announced.value !== null && <PauseNotice />}
      {accountName.value !== null && <Invitations />}
      {isMissing && <Missing />}
    </>
  );
}
