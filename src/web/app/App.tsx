import { Home } from './Home.tsx';
import { loadReplayScreen, loadScreens } from '../solo/local/prefetch.ts';
import { useFreshArea } from '../ui/components/useFreshArea.ts';
import { lazyComponent } from '../ui/components/lazyComponent.tsx';
import { CrashScreen, FaultNotice, LoadFailure } from './Failures.tsx';
import { useErrorBoundary, useLayoutEffect } from 'preact/hooks';
import { accountName, hasAccounts } from '../account/accountName.ts';
import { address } from '../ui/browser/address.ts';
import { hasFault, reportFault } from '../ui/browser/faults.ts';
import { missingParts } from '../ui/browser/importWithRetry.ts';
import { currentClubNight } from '../online/clubNight/currentClubNight.ts';
import { isQueued } from '../online/matchmaking/isQueued.ts';
import { announcedPause } from '../online/serverNotices.ts';
import { locale } from '../i18n/index.ts';

const LocalTable = lazyComponent(async () => (await loadScreens()).LocalTable, useLayoutEffect);
const QuickStart = lazyComponent(async () => (await loadScreens()).QuickStart, useLayoutEffect);
const TutorialTable = lazyComponent(async () => (await loadScreens()).TutorialTable, useLayoutEffect);
const ReplayScreen = lazyComponent(async () => (await loadReplayScreen()).ReplayScreen, useLayoutEffect);
const OnlinePage = lazyComponent(async () => (await import('../online/table/OnlinePage.tsx')).OnlinePage);
const StatisticsPage = lazyComponent(
  async () => (await import('../insight/statistics/StatisticsPage.tsx')).StatisticsPage,
);
const LearnPage = lazyComponent(async () => (await import('./LearnPage.tsx')).LearnPage);
const YouPage = lazyComponent(async () => (await import('./YouPage.tsx')).YouPage);
const SettingsPage = lazyComponent(async () => (await import('./SettingsPage.tsx')).SettingsPage);
const ClubNightPage = lazyComponent(
  async () => (await import('../online/clubNight/ClubNightPage.tsx')).ClubNightPage,
);
const MatchmakingPage = lazyComponent(
  async () => (await import('../online/matchmaking/MatchmakingPage.tsx')).MatchmakingPage,
);
const MatchmakingStrip = lazyComponent(
  async () => (await import('../online/matchmaking/MatchmakingStrip.tsx')).MatchmakingStrip,
);
const ClubNightStrip = lazyComponent(
  async () => (await import('../online/clubNight/ClubNightStrip.tsx')).ClubNightStrip,
);
const PuzzlesPage = lazyComponent(async () => (await import('../solo/puzzles/PuzzlesPage.tsx')).PuzzlesPage);
const DailyPage = lazyComponent(async () => (await import('../solo/daily/DailyPage.tsx')).DailyPage);
const ChallengePage = lazyComponent(
  async () => (await import('../solo/daily/ChallengePage.tsx')).ChallengePage,
);
const ComparePage = lazyComponent(async () => (await import('../solo/daily/ComparePage.tsx')).ComparePage);
const AccountPage = lazyComponent(
  async () => (await import('../account/profile/AccountPage.tsx')).AccountPage,
);
const LeaderboardPage = lazyComponent(
  async () => (await import('../account/leaderboards/LeaderboardPage.tsx')).LeaderboardPage,
);
const AdminPage = lazyComponent(async () => (await import('../admin/AdminPage.tsx')).AdminPage);
const Invitations = lazyComponent(async () => (await import('../online/lists/Invitations.tsx')).Invitations);
const RulesPage = lazyComponent(async () => (await import('../insight/rules/Rules.tsx')).RulesPage);

const NotFound = lazyComponent(async () => (await import('./NotFound.tsx')).NotFound);
const PauseNotice = lazyComponent(async () => (await import('../admin/PauseNotice.tsx')).PauseNotice);

function CurrentPage() {
  const { path, query } = address.value;
  const [first, second, third] = path;
  if (first === 'match' && second !== undefined) return <LocalTable key={second} id={second} />;
  if (first === 'play' && second !== undefined)
    return <QuickStart key={second} game={second} query={query} />;
  if (first === 'lesson' && second !== undefined) return <TutorialTable key={second} id={second} />;
  if (first === 't' || first === 'tables') return <OnlinePage path={path} />;
  if (first === 'learn') return <LearnPage />;
  if (first === 'you') return <YouPage />;
  if (first === 'settings') return <SettingsPage />;
  if (first === 'statistics') return <StatisticsPage />;
  if (first === 'club') return <ClubNightPage path={path} />;
  if (first === 'meet') return <MatchmakingPage />;
  if (first === 'puzzles') return <PuzzlesPage />;
  if (first === 'daily') return <DailyPage />;
  if (first === 'challenge' && second !== undefined) return <ChallengePage text={second} />;
  if (first === 'compare' && second !== undefined) return <ComparePage id={second} link={third} />;
  if ((first === 'me' || first === 'people') && hasAccounts()) return <AccountPage path={path} />;
  if (first === 'ranks' && hasAccounts()) return <LeaderboardPage path={path} />;
  if (first === 'host') return <AdminPage path={path} />;
  if (first === 'rules') return <RulesPage />;
  if (first === 'replay') return <ReplayScreen id={second} />;
  if (first === 'new') return <Home asked={second} />;
  return first === undefined ? <Home asked={undefined} /> : <NotFound />;
}

export function App() {
  const [error] = useErrorBoundary(reportFault);
  const isMissing = missingParts.value > 0;
  const ignoreDoubleClick = useFreshArea(address.value.path.join('/'));
  if (error !== undefined) return <CrashScreen />;
  if (locale.value === null) return hasFault.value ? <FaultNotice /> : isMissing ? <LoadFailure /> : null;
  return (
    <>
      <div style="display: contents" onClickCapture={ignoreDoubleClick}>
        <CurrentPage />
      </div>
      {isQueued.value && (
        <div class={address.value.path[0] === 't' ? undefined : 'meet-place'}>
          <MatchmakingStrip />
        </div>
      )}
      {currentClubNight.value?.isOver === false && <ClubNightStrip />}
      {announcedPause.value !== null && <PauseNotice />}
      {accountName.value !== null && <Invitations />}
      {hasFault.value ? <FaultNotice /> : isMissing && <LoadFailure />}
    </>
  );
}
