/** The last two weeks, and how many days in a row something was finished. */
import { daysUpTo, streakUpTo } from '../../../daily/index.ts';
import { daysDone } from '../../match/storage/dailyTries.ts';
import { LISTED } from '../../match/games/index.ts';
import { today, written } from './today.ts';
import type { DailyWords } from './messages/index.ts';

const DAYS = 14;

export function LastDays({ says }: { readonly says: DailyWords }) {
  const done = daysDone();
  const streak = streakUpTo(today.value, new Set(done.keys()));
  if (done.size === 0) return null;
  return (
    <section class="panel last-days" aria-labelledby="last-days">
      <header class="between">
        <h2 id="last-days">{says.lastDays}</h2>
        {streak > 0 && <span class="soft">{says.inARow(streak)}</span>}
      </header>
      <ol>
        {daysUpTo(today.value, DAYS).map((day) => {
          const count = done.get(day) ?? 0;
          const label = says.dayDone(written(day, { day: 'numeric', month: 'long' }), count, LISTED.length);
          return (
            <li
              key={day}
              class={count > 0 ? 'done' : ''}
              aria-current={day === today.value ? 'date' : undefined}
            >
              <span class="hidden">{label}</span>
              <b aria-hidden="true">{count > 0 ? count : '·'}</b>
              <span aria-hidden="true">{written(day, { weekday: 'narrow' })}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
