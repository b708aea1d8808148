/** What this device knows about its player: streak, games, history, and the ways to settings and account. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { type Level, LEVELS } from '../../core/index.ts';
import { accountName, hasAccounts } from '../account/accountName.ts';
import { getPageMessages } from '../i18n/index.ts';
import { pendingFile, useFileDrop } from '../insight/replay/openedFile.ts';
import {
  computeStatistics,
  listMatchesOf,
  listPlayers,
  type PlayedMatch,
} from '../insight/statistics/computeStatistics.ts';
import { countSavedMatches } from '../insight/statistics/countMatch.ts';
import { findListedGame, LISTED_GAMES, type ListedGame } from '../match/games/index.ts';
import { type CountedMatch, listCountedMatches } from '../match/storage/countedMatches.ts';
import { levelReached } from '../match/storage/levels.ts';
import { savedMatches } from '../match/storage/savedMatches.ts';
import { listHeldSeatIds } from '../online/heldSeatIds.ts';
import { LastDays } from '../solo/daily/LastDays.tsx';
import { getDailyMessages } from '../solo/daily/messages/index.ts';
import { buildHash } from '../ui/browser/address.ts';
import { findLocaleTag, language, learntGames, myName } from '../ui/browser/settings.ts';
import { Icon } from '../ui/components/Icon.tsx';
import { lazyComponent } from '../ui/components/lazyComponent.tsx';
import { PageHeader } from '../ui/components/PageHeader.tsx';
import { computeShares, listPastMatches, type PastMatch } from './history.ts';
import { appMessages, type AppMessages } from './messages/index.ts';
import './pages.css';

const FileDrop = lazyComponent(async () => (await import('../insight/replay/FileDrop.tsx')).FileDrop);

/** How many rows of the history are shown at first. */
const FEW = 10;

function GameRow({
  game,
  matches,
  t,
}: {
  readonly game: ListedGame;
  readonly matches: readonly PlayedMatch[];
  readonly t: AppMessages;
}) {
  const page = getPageMessages();
  const { id, title, Art } = game;
  const number = new Intl.NumberFormat(findLocaleTag(language.value), { maximumFractionDigits: 1 });
  const own = matches.filter((match) => match.game === id);
  const { won, bests } = computeStatistics(own, 'equal');
  const level = levelReached(id);
  const best = Math.max(...bests.map(({ score }) => score));
  const facts = [
    ...(own.length > 0 ? [t.wonOf(number.format(won), number.format(own.length))] : []),
    ...(bests.length > 0 ? [t.best(page.points(number.format(best)))] : []),
  ];
  return (
    <li class="panel game-card">
      <div class="resume-art" aria-hidden="true">
        <Art />
      </div>
      <div>
        <h3>{title}</h3>
        {facts.length > 0 && <p class="soft">{facts.join(' · ')}</p>}
      </div>
      {learntGames.value.includes(id) && (
        <p class="mark-done">
          <Icon name="check" /> {t.learnt}
        </p>
      )}
      <LevelSteps level={level} t={t} />
    </li>
  );
}

/** One step per level, those up to the beaten one with a tick. */
function LevelSteps({ level, t }: { readonly level: Level | null; readonly t: AppMessages }) {
  const { levels } = getPageMessages();
  const reached = level === null ? -1 : LEVELS.indexOf(level);
  return (
    <div class="level-steps">
      <p class="soft">{level === null ? t.notBeaten : t.beaten(levels[level])}</p>
      <ol aria-hidden="true">
        {LEVELS.map((one, i) => (
          <li key={one} class={i <= reached ? 'is-beaten' : undefined}>
            {i <= reached && <Icon name="check" />}
            {levels[one]}
          </li>
        ))}
      </ol>
    </div>
  );
}

function HistoryRow({ match, t }: { readonly match: PastMatch; readonly t: AppMessages }) {
  const page = getPageMessages();
  const { game, at, opponents, result, winners, href } = match;
  const time = new Intl.DateTimeFormat(findLocaleTag(language.value), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const row = (
    <>
      <span>
        <b>{findListedGame(game)?.title}</b> · {opponents}
        {at !== null && <span class="soft small">{time.format(at)}</span>}
      </span>
      <span class={`outcome ${result ?? ''}`}>
        {result !== null ? t[result] : winners !== null ? page.wins(winners) : ''}
      </span>
    </>
  );
  return (
    <li>
      {href === null ? (
        <p class="past-match">{row}</p>
      ) : (
        <a class="past-match" href={href}>
          {row}
          <Icon name="next" />
        </a>
      )}
    </li>
  );
}

/** Null until the results are known. */
function usePastMatches(counted: readonly CountedMatch[]): readonly PastMatch[] | null {
  const found = useSignal<readonly PastMatch[] | null>(null);
  useEffect(() => {
    const saved = savedMatches();
    const finished = saved.filter(({ over }) => over);
    void Promise.all(finished.map(async (match) => [match.id, await computeShares(match)] as const)).then(
      (all) => {
        const shares = new Map(all.flatMap(([id, known]) => (known === null ? [] : [[id, known] as const])));
        found.value = listPastMatches(counted, saved, { shares, heldSeats: listHeldSeatIds() });
      },
    );
  }, [counted, language.value]);
  return found.value;
}

function History({ matches, t }: { readonly matches: readonly PastMatch[]; readonly t: AppMessages }) {
  const isWhole = useSignal(false);
  return (
    <section class="panel" aria-labelledby="history">
      <h3 id="history">{t.history}</h3>
      {matches.length === 0 ? (
        <p class="soft">{t.noHistory}</p>
      ) : (
        <ul class="plain past-matches">
          {matches.slice(0, isWhole.value ? matches.length : FEW).map((match) => (
            <HistoryRow key={match.id} match={match} t={t} />
          ))}
        </ul>
      )}
      <p class="flow">
        {matches.length > FEW && !isWhole.value && (
          <button type="button" class="btn" onClick={() => (isWhole.value = true)}>
            {t.showAll(matches.length)}
          </button>
        )}
        <a class="btn" href={buildHash('statistics')}>
          <Icon name="course" /> {t.details}
        </a>
      </p>
    </section>
  );
}

function OpenFileButton() {
  const t = getPageMessages();
  return (
    <div>
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
      <p class="soft small">{t.openFileHint}</p>
    </div>
  );
}

export function YouPage() {
  const page = getPageMessages();
  const t = appMessages.value;
  const version = useSignal(0);
  const isDropNear = useFileDrop();
  // Counts saved matches that ended without being counted.
  useEffect(() => void countSavedMatches(() => version.value++), []);
  const counted = useMemo(listCountedMatches, [version.value]);
  const past = usePastMatches(counted);
  // The page waits for all its parts, to avoid layout shift.
  if (t === null || past === null || getDailyMessages() === null)
    return <p class="loading">{page.loading}</p>;
  const people = listPlayers(counted);
  const own = listMatchesOf(counted, people.includes(myName.value) ? myName.value : (people[0] ?? ''));
  return (
    <div class="home narrow-page">
      <PageHeader />
      <main class="page-parts" id="main">
        <header class="between">
          <h2>{myName.value === '' ? page.groups.you : myName.value}</h2>
          <p class="flow">
            <a class="btn" href={buildHash('settings')}>
              <Icon name="settings" /> {page.settings}
            </a>
            {hasAccounts() && (
              <a class="btn" href={buildHash('me')}>
                <Icon name="seat" /> {accountName.value ?? page.account}
              </a>
            )}
          </p>
        </header>
        <LastDays />
        <section class="your-games" aria-labelledby="your-games">
          <h3 id="your-games">{t.yourGames}</h3>
          <ul class="plain game-cards">
            {LISTED_GAMES.map((game) => (
              <GameRow key={game.id} game={game} matches={own} t={t} />
            ))}
          </ul>
        </section>
        <History matches={past} t={t} />
        <OpenFileButton />
      </main>
      {isDropNear && <FileDrop />}
    </div>
  );
}
