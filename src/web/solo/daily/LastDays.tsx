/** The streak, and which of the last days were played. */
import { daysUpTo, streakUpTo } from '../../../daily/index.ts';
import { LISTED_GAMES } from '../../match/games/index.ts';
import { countFinishedByDay } from '../../match/storage/dailyTries.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { listPuzzleDays } from '../puzzles/puzzleProgress.ts';
import { formatDate, today } from '../../ui/browser/today.ts';
import { getDailyMessages } from './messages/index.ts';
import './daily.css';

const DAYS = 14;

export function LastDays() {
  const t = getDailyMessages();
  if (t === null) return null;
  const finished = countFinishedByDay();
  const puzzles = listPuzzleDays();
  const streak = streakUpTo(today.value, new Set([...finished.keys(), ...puzzles]));
  return (
    <section class="panel last-days" aria-labelledby="last-days">
      <header class="between">
        <h3 id="last-days">{t.streak}</h3>
        <b>{streak > 0 && t.inARow(streak)}</b>
      </header>
      <ol>
        {daysUpTo(today.value, DAYS).map((day) => {
          const count = finished.get(day) ?? 0;
          const isDone = count > 0 || puzzles.has(day);
          const label = t.dayDone(
            formatDate(day, { day: 'numeric', month: 'long' }),
            count,
            LISTED_GAMES.length,
          );
          return (
            <li
              key={day}
              class={isDone ? 'done' : ''}
              aria-current={day === today.value ? 'date' : undefined}
            >
              <span class="hidden">{puzzles.has(day) ? `${label}, ${t.puzzleTried}` : label}</span>
              <b aria-hidden="true">{isDone ? <Icon name="check" /> : '·'}</b>
              <span aria-hidden="true">{formatDate(day, { weekday: 'narrow' })}</span>
            </li>
          );
        })}
      </ol>
      <p class="soft">{streak > 0 ? t.streakNote : t.startStreak}</p>
    </section>
  );
}
