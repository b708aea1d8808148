/** Today's puzzle of each game. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { LISTED_GAMES } from '../../match/games/index.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { importWithRetry } from '../../ui/browser/importWithRetry.ts';
import { today } from '../../ui/browser/today.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { getPuzzleProgress } from '../puzzles/puzzleProgress.ts';
import { puzzleOfTheDay } from '../puzzles/puzzleOfTheDay.ts';
import type { DailyMessages } from './messages/index.ts';

/** The games whose puzzle of the day was tried. */
async function listTried(day: string): Promise<readonly string[]> {
  const found = await Promise.all(
    LISTED_GAMES.map(async ({ id }) => {
      const puzzle = await importWithRetry(() => puzzleOfTheDay(id, day));
      return getPuzzleProgress(id)?.tried.some(([one]) => one === puzzle?.id) === true ? [id] : [];
    }),
  );
  return found.flat();
}

export function PuzzleOfTheDay({ t }: { readonly t: DailyMessages }) {
  const tried = useSignal<readonly string[]>([]);
  const day = today.value;
  useEffect(() => void listTried(day).then((games) => (tried.value = games)), [day]);
  return (
    <section class="panel day-puzzles" aria-labelledby="day-puzzles">
      <h3 id="day-puzzles">{t.puzzle}</h3>
      <p class="soft">{t.puzzleNote}</p>
      <ul class="plain">
        {LISTED_GAMES.map(({ id, title }) => {
          const isTried = tried.value.includes(id);
          return (
            <li key={id}>
              <a
                class="btn"
                href={`${buildHash('puzzles', id)}?day=${day}`}
                aria-label={`${t.puzzle}: ${title}${isTried ? `, ${t.states.finished}` : ''}`}
              >
                {title} <Icon name={isTried ? 'check' : 'next'} />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
