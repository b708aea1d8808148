/** The three tries of a deal, begun or not. */
import { stateOf, TRIES, type Try } from '../../match/storage/dailyTries.ts';
import { saidOf, signed } from './lead.ts';
import type { DailyWords } from './messages/index.ts';

/** The one with the greatest lead; undefined while none is finished. */
export function bestOf(tries: readonly Try[]): (Try & { readonly lead: number }) | undefined {
  const finished = tries.filter((one): one is Try & { readonly lead: number } => one.lead !== null);
  return finished.toSorted((a, b) => b.lead - a.lead || Number(b.won) - Number(a.won))[0];
}

interface Props {
  readonly tries: readonly Try[];
  readonly game: string;
  readonly says: DailyWords;
  /** Whether each is told in words too. */
  readonly isLong?: boolean;
}

function said(one: Try | undefined, says: DailyWords): string {
  if (one === undefined) return says.notYet;
  if (one.lead !== null) return saidOf({ won: one.won, lead: one.lead }, says);
  return stateOf(one) === 'running' ? says.running : says.left;
}

export function Tries({ tries, game, says, isLong = false }: Props) {
  const best = bestOf(tries);
  return (
    <ol class={`tries ${isLong ? 'is-long' : ''}`} aria-label={says.tries(game)}>
      {Array.from({ length: TRIES }, (_, i) => {
        const one = tries[i];
        const words = said(one, says);
        const place = one?.place ?? null;
        const number = one?.lead === null || one === undefined ? null : signed(one.lead);
        return (
          <li key={i} class={one === undefined ? 'open' : one === best ? 'best' : ''}>
            {isLong && <span>{says.nthTry(i + 1)}</span>}
            <b aria-hidden={isLong ? 'true' : undefined}>
              {number ?? (one === undefined && !isLong ? says.nth(i + 1) : '–')}
            </b>
            {isLong ? (
              <>
                <span>{words}</span>
                {place !== null && <span class="soft">{says.places[place]}</span>}
              </>
            ) : (
              <span class="hidden">{`${says.nthTry(i + 1)}: ${words}`}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
