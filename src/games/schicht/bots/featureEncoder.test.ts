import { describe, expect, test } from 'vitest';
import { fastRng, listSeats, type Rng, type State, viewOf } from '../../../core/index.ts';
import { schicht, type Schicht } from '../rules/rules.ts';
import { cardsOfGame, isSilver, NO_COLOUR } from '../rules/data.ts';
import { colourOfRow } from '../rules/layout.ts';
import { layCard, placesFor } from '../rules/placement.ts';
import { takingFrom } from '../rules/takings.ts';
import { Features } from '../../../bots/neural/sparseNetwork.ts';
import { type FeatureLayout, featureCapacity } from '../../../bots/neural/featureEncoder.ts';
import { CatchForecast } from './catchForecast.ts';
import { schichtEncoder as reader } from './featureEncoder.ts';

const state = new Features(...featureCapacity(reader.state));
const view = new Features(...featureCapacity(reader.view));
const moves = new Features(reader.moves.most * reader.moves.inMove, reader.moves.most);

const splitGroups = ({ list, ends, groups }: Features): number[][] =>
  Array.from({ length: groups }, (_, i) => Array.from(list.slice(i === 0 ? 0 : ends[i - 1], ends[i])));

/** Whether a group has too many features, or one without a number. */
const overflows = (facts: Features, { groups, inGroup, inWhole, facts: most }: FeatureLayout): boolean =>
  facts.groups !== groups + 1 ||
  splitGroups(facts).some(
    (group, i) =>
      group.length > (i < groups ? inGroup : inWhole) || group.some((fact) => fact < 1 || fact > most),
  );

function playAtRandom(
  seats: number,
  silver: boolean,
  rng: Rng,
  seen: (table: State<Schicht>, seat: number) => void,
) {
  const table = schicht.setup({ seats, start: null, options: { silver } }, `read ${seats} ${silver}`);
  for (let to = listSeats(schicht.toAct(table)); to.length > 0; to = listSeats(schicht.toAct(table))) {
    seen(table, to[0]);
    const legal = schicht.legal(viewOf(table, to[0]));
    schicht.apply(table, to[0], legal[rng.below(legal.length)]);
  }
}

describe('the feature encoder', () => {
  for (const silver of [false, true])
    for (let seats = 2; seats <= 6; seats++)
      test(`has space for all features, ${seats} seats${silver ? ' with silver' : ''}`, () => {
        playAtRandom(seats, silver, fastRng('facts', seats), (table, seat) => {
          const own = viewOf(table, seat);
          reader.encodeState(table, seat, state);
          reader.encodeView(own, view);
          reader.encodeMoves(own, schicht.legal(own), moves);
          expect(overflows(state, reader.state)).toBe(false);
          expect(overflows(view, reader.view)).toBe(false);
          const encoded = splitGroups(moves);
          expect(encoded).toHaveLength(schicht.legal(own).length);
          expect(encoded.some((move) => move.length > reader.moves.inMove)).toBe(false);
          expect(encoded.flat().every((fact) => fact > 0 && fact <= reader.moves.facts)).toBe(true);
        });
      });

  test('encodes what a card takes at once by the rules', () => {
    const prospect = new CatchForecast();
    for (const silver of [false, true])
      playAtRandom(4, silver, fastRng('takes', 1), ({ shared }) => {
        if (shared.phase === 'close') return;
        prospect.readLayout(shared.layout, silver);
        const isPlain = shared.layout.filter((row) => colourOfRow(row) === NO_COLOUR).length < 2;
        for (const card of cardsOfGame(silver).filter((each) => isPlain || isSilver(each))) {
          const takes = placesFor(shared.layout, card).map(
            (place) => takingFrom(layCard(shared.layout, card, place))?.cards.length ?? 0,
          );
          expect(prospect.catches[card]).toBe(Math.max(...takes));
        }
      });
  });

  test('depends on the view alone where a seat decides', () => {
    playAtRandom(3, false, fastRng('honest', 1), (table, seat) => {
      const own = viewOf(table, seat);
      const other = schicht.determinize(own, fastRng('other', 1));
      reader.encodeView(own, view);
      const encoded = splitGroups(view);
      reader.encodeView(viewOf(other, seat), view);
      expect(splitGroups(view)).toEqual(encoded);
    });
  });

  test('knows the holder of each card where a world is judged', () => {
    const table = schicht.setup({ seats: 2, start: null, options: { silver: false } }, 'whose');
    const [mine, theirs] = table.own;
    reader.encodeState(table, 0, state);
    const encoded = splitGroups(state);
    reader.encodeState({ ...table, own: [theirs, mine] }, 1, state);
    expect(splitGroups(state)).toEqual(encoded);
    reader.encodeState(table, 1, state);
    expect(splitGroups(state)).not.toEqual(encoded);
  });
});
