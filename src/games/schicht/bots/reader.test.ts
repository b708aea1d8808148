import { describe, expect, test } from 'vitest';
import { fastRng, listSeats, type Rng, type State, viewOf } from '../../../core/index.ts';
import { schicht, type Schicht } from '../rules/rules.ts';
import { cardsOfGame, isSilver, NO_COLOUR } from '../rules/data.ts';
import { colourOfRow } from '../rules/layout.ts';
import { lay, placesFor } from '../rules/places.ts';
import { takingFrom } from '../rules/settling.ts';
import { Facts } from '../../../bots/mind/net.ts';
import { type Room, roomy } from '../../../bots/mind/reader.ts';
import { Prospect } from './prospect.ts';
import { schichtReader as reader } from './reader.ts';

const state = new Facts(...roomy(reader.state));
const view = new Facts(...roomy(reader.view));
const moves = new Facts(reader.moves.most * reader.moves.inMove, reader.moves.most);

const groupsOf = ({ list, ends, groups }: Facts): number[][] =>
  Array.from({ length: groups }, (_, i) => Array.from(list.slice(i === 0 ? 0 : ends[i - 1], ends[i])));

/** Whether a group has more facts than it has room for, or a fact that has no number. */
const overflows = (facts: Facts, { groups, inGroup, inWhole, facts: most }: Room): boolean =>
  facts.groups !== groups + 1 ||
  groupsOf(facts).some(
    (group, i) =>
      group.length > (i < groups ? inGroup : inWhole) || group.some((fact) => fact < 1 || fact > most),
  );

/** Plays at random and calls back before every decision. */
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

describe('what the networks are told', () => {
  for (const silver of [false, true])
    for (let seats = 2; seats <= 6; seats++)
      test(`has room, ${seats} seats${silver ? ' with silver' : ''}`, () => {
        playAtRandom(seats, silver, fastRng('facts', seats), (table, seat) => {
          const own = viewOf(table, seat);
          reader.readState(table, seat, state);
          reader.readView(own, view);
          reader.readMoves(own, schicht.legal(own), moves);
          expect(overflows(state, reader.state)).toBe(false);
          expect(overflows(view, reader.view)).toBe(false);
          const told = groupsOf(moves);
          expect(told).toHaveLength(schicht.legal(own).length);
          expect(told.some((move) => move.length > reader.moves.inMove)).toBe(false);
          expect(told.flat().every((fact) => fact > 0 && fact <= reader.moves.facts)).toBe(true);
        });
      });

  test('what a card takes is what the rules let it take at once', () => {
    const prospect = new Prospect();
    for (const silver of [false, true])
      playAtRandom(4, silver, fastRng('takes', 1), ({ shared }) => {
        if (shared.phase === 'close') return;
        prospect.look(shared.layout, silver);
        const isPlain = shared.layout.filter((row) => colourOfRow(row) === NO_COLOUR).length < 2;
        for (const card of cardsOfGame(silver).filter((each) => isPlain || isSilver(each))) {
          const takes = placesFor(shared.layout, card).map(
            (place) => takingFrom(lay(shared.layout, card, place))?.cards.length ?? 0,
          );
          expect(prospect.catches[card]).toBe(Math.max(...takes));
        }
      });
  });

  test('depends on the view alone where a seat decides', () => {
    playAtRandom(3, false, fastRng('honest', 1), (table, seat) => {
      const own = viewOf(table, seat);
      const other = schicht.determinize(own, fastRng('other', 1));
      reader.readView(own, view);
      const told = groupsOf(view);
      reader.readView(viewOf(other, seat), view);
      expect(groupsOf(view)).toEqual(told);
    });
  });

  test('knows whose a card is where a world is judged', () => {
    const table = schicht.setup({ seats: 2, start: null, options: { silver: false } }, 'whose');
    const [mine, theirs] = table.own;
    reader.readState(table, 0, state);
    const told = groupsOf(state);
    reader.readState({ ...table, own: [theirs, mine] }, 1, state);
    expect(groupsOf(state)).toEqual(told);
    reader.readState(table, 1, state);
    expect(groupsOf(state)).not.toEqual(told);
  });
});
