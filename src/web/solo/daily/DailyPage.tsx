/** The deal of the day: the games, and one of them; a phone shows one after the other, a larger screen both. */
import { useEffect } from 'preact/hooks';
import { isDay } from '../../../daily/index.ts';
import { address, addressOf } from '../../ui/browser/address.ts';
import { listed, LISTED } from '../../match/games/index.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { Message } from '../../ui/components/MessagePage.tsx';
import { Top } from '../../ui/components/PageHeader.tsx';
import { usePage } from '../../i18n/index.ts';
import { followToday, today, written } from './today.ts';
import { DayGame } from './DayGame.tsx';
import { DayList } from './DayList.tsx';
import { LastDays } from './LastDays.tsx';
import { useDaily } from './messages/index.ts';
import './daily.css';

export function DailyPage() {
  const page = usePage();
  const says = useDaily();
  useEffect(followToday, []);
  const [, id, asked] = address.value.path;
  useEffect(() => {
    if (says !== null) document.title = `${says.title} · Tavola`;
    return () => (document.title = 'Tavola');
  }, [says]);
  useEffect(() => scrollTo(0, 0), [id]);
  if (says === null) return <p class="loading">{page.loading}</p>;
  const game = id === undefined ? undefined : listed(id);
  const day = asked ?? today.value;
  if ((id !== undefined && game === undefined) || !isDay(day) || day > today.value)
    return <Message text={page.noGame} />;
  const back = game === undefined ? addressOf() : addressOf('daily');
  const backName = game === undefined ? page.backHome : says.otherGames;
  return (
    <div class={`home daily ${game === undefined ? '' : 'has-game'}`}>
      <Top />
      <main id="main" class="daily-page">
        <header class="daily-head">
          <a class="round" href={back} aria-label={backName} title={backName}>
            <Icon name="back" />
          </a>
          <h2>{says.title}</h2>
          <p class="soft">{written(day, { weekday: 'long', day: 'numeric', month: 'long' })}</p>
        </header>
        <div class="daily-all">
          <DayList chosen={game?.id} says={says} />
          <LastDays says={says} />
        </div>
        <DayGame
          key={game?.id}
          game={game ?? LISTED[0]!}
          day={game === undefined ? today.value : day}
          says={says}
        />
      </main>
    </div>
  );
}
