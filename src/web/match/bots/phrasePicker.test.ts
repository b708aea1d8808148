import { describe, expect, test } from 'vitest';
import { loadBot } from '../../../bots/index.ts';
import {
  botPlayer,
  fastRng,
  type Game,
  eventsVisibleTo,
  type GameTypes,
  listSeats,
  collectEvents,
  type EmittedEvent,
  viewOf,
} from '../../../core/index.ts';
import { GAMES } from '../../../games/index.ts';
import { GAME_LOADERS } from '../../../games/gameLoaders.ts';
import type { GameScreen } from '../../ui/board/boardModule.ts';
import { PhrasePicker } from './phrasePicker.ts';

type Screen = Pick<GameScreen, 'phraseOccasions'>;

const QUIPS = import.meta.glob<Screen>('../../../games/*/board/reactions.ts', {
  import: 'reactions',
  eager: true,
});
const findScreen = (game: string): Screen => QUIPS[`../../../games/${game}/board/reactions.ts`] ?? {};

interface Step {
  readonly emitted: readonly EmittedEvent[];
  readonly shared: GameTypes['shared'];
}

async function playSteps(game: Game, seed: string): Promise<Step[]> {
  const bot = (await loadBot(game.id, 'easy'))!;
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  const state = game.setup({ seats: game.seats.min, start: null, options }, seed);
  const rng = fastRng(seed, 0);
  const steps: Step[] = [];
  for (let [seat] = listSeats(game.toAct(state)); seat !== undefined; [seat] = listSeats(game.toAct(state))) {
    const emitted: EmittedEvent[] = [];
    const view = viewOf(state, seat);
    game.apply(state, seat, bot.choose(view, game.legal(view), rng), collectEvents(emitted));
    steps.push({ emitted, shared: structuredClone(viewOf(state, null).shared) });
  }
  return steps;
}

function collectPhrases(
  screen: Screen,
  steps: readonly Step[],
  seats: number,
  seat: number | null,
): string[] {
  const talk = new PhrasePicker(screen, 'a table');
  const sitters = Array.from({ length: seats }, () => botPlayer('easy'));
  return steps.flatMap(({ emitted, shared }, i) =>
    eventsVisibleTo(emitted, seat).flatMap((event) => {
      const said = talk.pick(event, shared, sitters);
      return said === undefined ? [] : [`${i} ${said.seat} ${said.on} ${said.which}`];
    }),
  );
}

// New games have no occasions yet.
describe.each(GAMES.map(({ id }) => id).filter((id) => findScreen(id).phraseOccasions !== undefined))(
  '%s',
  (id) => {
    test('bots say the same phrase to all players, in fewer than one of 20 events', async () => {
      const game = await GAME_LOADERS[id]();
      const screen = findScreen(id);
      let events = 0;
      let words = 0;
      for (let match = 0; match < 3; match++) {
        const steps = await playSteps(game, `talk ${match}`);
        const said = collectPhrases(screen, steps, game.seats.min, null);
        // Private events must cause no phrase: all players must understand each one.
        for (let seat = 0; seat < game.seats.min; seat++)
          expect(collectPhrases(screen, steps, game.seats.min, seat)).toEqual(said);
        events += steps.reduce((sum, { emitted }) => sum + emitted.length, 0);
        words += said.length;
      }
      expect(words).toBeGreaterThan(0);
      expect(words / events).toBeLessThan(1 / 20);
    });

    test('people never get a phrase', async () => {
      const game = await GAME_LOADERS[id]();
      const screen = findScreen(id);
      const talk = new PhrasePicker(screen, 'a table');
      const sitters = Array.from({ length: game.seats.min }, () => ({ kind: 'person', name: '' }) as const);
      for (const { emitted, shared } of await playSteps(game, 'talk'))
        for (const event of eventsVisibleTo(emitted, null))
          expect(talk.pick(event, shared, sitters)).toBeUndefined();
    });
  },
);
