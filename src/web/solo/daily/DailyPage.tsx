/** The deal of the day: the list of games, and one game. A phone shows one of them, a larger screen both. */
import { useEffect } from 'preact/hooks';
import { isDay } from '../../../daily/index.ts';
import { address, buildHash } from '../../ui/browser/address.ts';
import { findListedGame, LISTED_GAMES } from '../../match/games/index.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { MessagePage } from '../../ui/components/MessagePage.tsx';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { watchToday, today, formatDate } from './today.ts';
import { DailyGame } from './DailyGame.tsx';
import { DayList } from './DayList.tsx';
import { LastDays } from './LastDays.tsx';
import { getDailyMessages } from './messages/index.ts';
import './daily.css';

export function DailyPage() {
  const page = getPageMessages();
  const t = getDailyMessages();
  useEffect(watchToday, []);
  const [, id, asked] = address.value.path;
  useEffect(() => {
    if (t !== null) document.title = `${t.title} · Tavola`;
    return () => (document.title = 'Tavola');
  }, [t]);
  useEffect(() => scrollTo(0, 0), [id]);
  if (t === null) return <p class="loading">{page.loading}</p>;
  const game = id === undefined ? undefined : findListedGame(id);
  const day = asked ?? today.value;
  if ((id !== undefined && game === undefined) || !isDay(day) || day > today.value)
    return <MessagePage text={page.noGame} />;
  const back = game === undefined ? buildHash() : buildHash('daily');
  const backName = game === undefined ? page.backHome : t.otherGames;
  return (
    <div class={`home daily ${game === undefined ? '' : 'has-game'}`}>
      <PageHeader />
      <main id="main" class="daily-page">
        <header class="daily-head">
          <a class="round" href={back} aria-label={backName} title={backName}>
            <Icon name="back" />
          </a>
          <h2>{t.title}</h2>
          <p class="soft">{formatDate(day, { weekday: 'long', day: 'numeric', month: 'long' })}</p>
        </header>
        <div class="daily-all">
          <DayList chosen={game?.id} t={t} />
          <LastDays t={t} />
        </div>
        <DailyGame
          key={game?.id}
          game={game ?? LISTED_GAMES[0]!}
          day={game === undefined ? today.value : day}
          t={t}
        />
      </main>
    </div>
  );
}
