import { daysUpTo, streakUpTo } from '../../../daily/index.ts';
import { countFinishedByDay } from '../../match/storage/dailyTries.ts';
import { LISTED_GAMES } from '../../match/games/index.ts';
import { today, formatDate } from './today.ts';
import type { DailyMessages } from './messages/index.ts';

const DAYS = 14;

export function LastDays({ t }: { readonly t: DailyMessages }) {
  const done = countFinishedByDay();
  const streak = streakUpTo(today.value, new Set(done.keys()));
  if (done.size === 0) return null;
  return (
    <section class="panel last-days" aria-labelledby="last-days">
      <header class="between">
        <h2 id="last-days">{t.lastDays}</h2>
        {streak > 0 && <span class="soft">{t.inARow(streak)}</span>}
      </header>
      <ol>
        {daysUpTo(today.value, DAYS).map((day) => {
          const count = done.get(day) ?? 0;
          const label = t.dayDone(
            formatDate(day, { day: 'numeric', month: 'long' }),
            count,
            LISTED_GAMES.length,
          );
          return (
            <li
              key={day}
              class={count > 0 ? 'done' : ''}
              aria-current={day === today.value ? 'date' : undefined}
            >
              <span class="hidden">{label}</span>
              <b aria-hidden="true">{count > 0 ? count : '·'}</b>
              <span aria-hidden="true">{formatDate(day, { weekday: 'narrow' })}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
