/** The deal of the day: the games, and one of them; a phone shows one after the other, a larger screen both. */
import { useEffect } from 'preact/hooks';
import { isDay } from '../../daily/index.ts';
import { address, addressOf } from '../device/address.ts';
import { listed, LISTED } from '../games/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { Message } from '../ui/Message.tsx';
import { Top } from '../ui/Top.tsx';
import { usePage } from '../words/index.ts';
import { followToday, today, written } from './calendar.ts';
import { DayGame } from './DayGame.tsx';
import { DayList } from './DayList.tsx';
import { LastDays } from './LastDays.tsx';
import { useDaily } from './words/index.ts';
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
