import { getTryState, MAX_TRIES, type SavedTry } from '../../match/storage/dailyTries.ts';
import { describeOutcome, formatLead } from './formatLead.ts';
import type { DailyMessages } from './messages/index.ts';

/** The try with the greatest lead; undefined while none is finished. */
export function findBestTry(tries: readonly SavedTry[]): (SavedTry & { readonly lead: number }) | undefined {
  const finished = tries.filter((one): one is SavedTry & { readonly lead: number } => one.lead !== null);
  return finished.toSorted((a, b) => b.lead - a.lead || Number(b.won) - Number(a.won))[0];
}

interface Props {
  readonly tries: readonly SavedTry[];
  readonly game: string;
  readonly t: DailyMessages;
  readonly isLong?: boolean;
}

function describeTry(one: SavedTry | undefined, t: DailyMessages): string {
  if (one === undefined) return t.notYet;
  if (one.lead !== null) return describeOutcome({ won: one.won, lead: one.lead }, t);
  return getTryState(one) === 'running' ? t.running : t.left;
}

export function TryList({ tries, game, t, isLong = false }: Props) {
  const best = findBestTry(tries);
  return (
    <ol class={`tries ${isLong ? 'is-long' : ''}`} aria-label={t.tries(game)}>
      {Array.from({ length: MAX_TRIES }, (_, i) => {
        const one = tries[i];
        const words = describeTry(one, t);
        const place = one?.place ?? null;
        const number = one?.lead === null || one === undefined ? null : formatLead(one.lead);
        return (
          <li key={i} class={one === undefined ? 'open' : one === best ? 'best' : ''}>
            {isLong && <span>{t.nthTry(i + 1)}</span>}
            <b aria-hidden={isLong ? 'true' : undefined}>
              {number ?? (one === undefined && !isLong ? t.nth(i + 1) : '–')}
            </b>
            {isLong ? (
              <>
                <span>{words}</span>
                {place !== null && <span class="soft">{t.places[place]}</span>}
              </>
            ) : (
              <span class="hidden">{`${t.nthTry(i + 1)}: ${words}`}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
