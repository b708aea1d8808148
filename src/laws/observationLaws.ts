/** Laws of observations: they tell exactly what a view tells, and every byte is documented. */
import {
  fieldSize,
  type Game,
  type GameTypes,
  type Observation,
  observationSize,
  observe,
  viewOf,
} from '../core/index.ts';
import { assertHolds, imagineState, serialize } from './law.ts';
import { createWalkRng, listConfigs, type Walk, walkStates } from './randomWalk.ts';

const MARGIN = 8;
const MARK = 0xa5;

const asText = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

type ObservationLaw = (game: Game, observation: Observation, walks: readonly Walk[]) => void;

const OBSERVATION_LAWS = {
  'equal views have equal observations, different views different ones'(game, observation, walks) {
    const views = new Map<string, string>();
    for (const walk of walks)
      for (const state of walkStates(game, walk))
        for (let seat = 0; seat < walk.config.seats; seat++) {
          const view = viewOf(state, seat);
          const [sees, bytes] = [
            serialize(observation.simplify(view)),
            asText(observe(observation, view, walk.config.seats)),
          ];
          for (const [one, other] of [
            [`view ${sees}`, bytes],
            [`bytes ${bytes}`, sees],
          ] as const) {
            assertHolds(
              (views.get(one) ?? other) === other,
              `two observations of one view, or one of two views: ${sees}`,
            );
            views.set(one, other);
          }
        }
  },

  'what a seat may not know changes no byte'(game, observation, walks) {
    for (const walk of walks) {
      let luck = walk.luck;
      for (const state of walkStates(game, walk))
        for (let seat = 0; seat < walk.config.seats; seat++) {
          const world = imagineState(game, state, seat, luck++);
          const [truth, imagined] = [state, world].map((one) =>
            asText(observe(observation, viewOf(one, seat), walk.config.seats)),
          );
          assertHolds(
            truth === imagined,
            `seat ${seat} sees ${serialize(observation.simplify(viewOf(state, seat)))}`,
          );
        }
    }
  },

  'every byte belongs to a documented field, and every field tells something'(game, observation, walks) {
    const used = new Set<string>();
    for (const walk of walks) {
      const { seats } = walk.config;
      const fields = observation.fields(seats);
      for (const { name, meaning } of fields)
        assertHolds(/\w/.test(name) && /\w/.test(meaning), `"${name}" is explained`);
      const size = observationSize(observation, seats);
      for (const state of walkStates(game, walk)) {
        const bytes = new Uint8Array(size + 2 * MARGIN).fill(MARK);
        bytes.fill(0, MARGIN, MARGIN + size);
        observation.write(viewOf(state, state.own.length - 1), bytes, MARGIN);
        assertHolds(
          [...bytes.subarray(0, MARGIN), ...bytes.subarray(MARGIN + size)].every((byte) => byte === MARK),
          `only the ${size} bytes of the fields are written`,
        );
        let at = MARGIN;
        for (const field of fields) {
          if (bytes.subarray(at, (at += fieldSize(field))).some((byte) => byte !== 0)) used.add(field.name);
        }
      }
      const names = fields.map(({ name }) => name);
      assertHolds(new Set(names).size === names.length, 'every field has its own name');
    }
    const unused = walks
      .flatMap(({ config }) => observation.fields(config.seats))
      .flatMap(({ name, rare }) => (rare === true || used.has(name) ? [] : [name]));
    assertHolds(unused.length === 0, `never anything but 0: ${[...new Set(unused)].join(', ')}`);
  },
} satisfies { readonly [name: string]: ObservationLaw };

/** Checks an observation against these laws on random matches of every configuration; throws for the first that it breaks. */
export function checkObservation<K extends GameTypes>(
  game: Game<K>,
  observation: Observation<K>,
  {
    seed = 1,
    runs = 2,
    steps = 300,
  }: { readonly seed?: number; readonly runs?: number; readonly steps?: number } = {},
): void {
  const rng = createWalkRng(seed);
  const plain = game as unknown as Game;
  const walks = listConfigs(plain).map((config) =>
    Array.from({ length: runs }, (): Walk => ({
      config,
      seed: `observe ${rng.u32()}`,
      luck: rng.u32(),
      steps,
    })),
  );
  for (const [name, law] of Object.entries<ObservationLaw>(OBSERVATION_LAWS)) {
    try {
      // Options are no part of an observation, so only walks of one configuration are compared, but for unused fields.
      const groups = name.startsWith('every byte') ? [walks.flat()] : walks;
      for (const group of groups) law(plain, observation, group);
    } catch (cause) {
      throw new Error(`the observation of ${game.id} breaks the law "${name}": ${(cause as Error).message}`, {
        cause,
      });
    }
  }
}
