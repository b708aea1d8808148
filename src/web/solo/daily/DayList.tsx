/** The day's games: what is done, begun and open. */
import { addressOf } from '../../ui/browser/address.ts';
import { stateOf, triesOf, TRIES, type Try } from '../../match/storage/dailyTries.ts';
import { LISTED } from '../../match/games/index.ts';
import { today } from './today.ts';
import { Tries } from './Tries.tsx';
import type { DailyWords } from './messages/index.ts';
import { Stripe } from './Stripe.tsx';

type GameState = 'finished' | 'begun' | 'open';

function stateOfGame(tries: readonly Try[]): GameState {
  if (tries.length === 0) return 'open';
  const isDone = tries.length === TRIES && tries.every((one) => stateOf(one) !== 'running');
  return isDone ? 'finished' : 'begun';
}

/** A disc with a tick, half a disc, a dashed ring. */
function StateIcon({ state }: { readonly state: GameState }) {
  return (
    <svg class={`icon state-${state}`} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      {state === 'finished' && <path d="m7.500 12.500 3.500 3.500L16.500 9" />}
      {state === 'begun' && <path d="M12 3v18a9 9 0 0 0 0-18Z" />}
    </svg>
  );
}

/** One slice a game. */
function Pie({ states }: { readonly states: readonly GameState[] }) {
  const at = (i: number): string => {
    const angle = (2 * Math.PI * i) / states.length - Math.PI / 2;
    return `${(25 * Math.cos(angle)).toFixed(2)} ${(25 * Math.sin(angle)).toFixed(2)}`;
  };
  return (
    <svg class="pie" viewBox="-28 -28 56 56" aria-hidden="true">
      <Stripe id="pie-stripe" />
      {states.map((state, i) => (
        <path key={i} class={state} d={`M0 0L${at(i)}A25 25 0 0 1 ${at(i + 1)}Z`} />
      ))}
    </svg>
  );
}

export function DayList({
  chosen,
  says,
}: {
  readonly chosen: string | undefined;
  readonly says: DailyWords;
}) {
  const games = LISTED.map((game) => {
    const tries = triesOf(today.value, game.id);
    return { ...game, tries, state: stateOfGame(tries) };
  });
  const count = (state: GameState): number => games.filter((game) => game.state === state).length;
  const next = games.find(({ state }) => state === 'begun') ?? games.find(({ state }) => state === 'open');
  const begun = count('begun');
  return (
    <section class="day-list" aria-label={says.title}>
      <div class="panel day-lead">
        <Pie states={games.map(({ state }) => state)} />
        <p>
          <b>
            {says.done(count('finished'), games.length)}
            {begun > 0 && `, ${says.begun(begun)}`}
          </b>
          <span class="soft">{says.about}</span>
        </p>
      </div>
      <ul class="day-games">
        {games.map(({ id, title, tries, state, Art }) => (
          <li key={id}>
            <a
              class="day-game"
              href={addressOf('daily', id)}
              aria-current={chosen === id ? 'true' : undefined}
            >
              <Art />
              <div>
                <h3>{title}</h3>
                <p class="day-state">
                  <StateIcon state={state} />
                  {says.states[state]}
                  {state !== 'open' && <span class="soft">{says.measure}</span>}
                </p>
                <Tries tries={tries} game={title} says={says} />
              </div>
            </a>
          </li>
        ))}
      </ul>
      {next === undefined ? (
        <p class="panel soft">{says.allDone}</p>
      ) : (
        <a class="primary" href={addressOf('daily', next.id)}>
          {next.state === 'begun' ? says.goOnWith(next.title) : says.beginWith(next.title)}
        </a>
      )}
    </section>
  );
}
