import { describe, expect, test } from 'vitest';
import { heard, isRefusal, listSeats, Stream, Table, keyOf, viewOf } from '../../../core/index.ts';
import { campos } from '../rules/rules.ts';
import { beats, withEvent } from './beats.ts';

/** Plays random matches and hands over every change as one seat, or a spectator, sees it. */
function changes(matches: number, see: (change: Parameters<typeof beats>) => void): void {
  for (let match = 0; match < matches; match++) {
    const seats = 2 + (match % 3);
    const looking = match % 4 === 3 ? null : match % seats;
    const rng = new Stream(keyOf(`beats ${match}`), 0);
    const table = new Table(campos, { seats, start: null, options: {} }, `beats ${match}`);
    let before = viewOf(table.truth, looking);
    while (table.toAct !== 0) {
      const seat = listSeats(table.toAct)[0];
      const played = table.play(seat, campos.draw!(viewOf(table.truth, seat), rng));
      if (isRefusal(played)) throw new Error(played.clause);
      const after = viewOf(table.truth, looking);
      see([before, after, heard(played.told, looking)]);
      before = after;
    }
  }
}

describe('the beats of a change', () => {
  test('carry every event once and in order, and end with what is true', () => {
    changes(60, ([before, after, events]) => {
      const list = beats(before, after, events);
      expect(list.flatMap((beat) => beat.events)).toEqual(events);
      expect(list.at(-1)!.view).toBe(after);
      expect(list.every((beat) => beat.ms >= 0 && beat.view.seat === after.seat)).toBe(true);
    });
  });

  test('draw nothing but what the events tell', () => {
    changes(30, ([before, after, events]) => {
      const { shared, own } = events.reduce(withEvent, before);
      expect({ ...shared, turn: after.shared.turn, second: after.shared.second }).toEqual(after.shared);
      expect(own).toEqual(after.own);
    });
  });

  test('leave a card on show while its player still has the turn', () => {
    changes(6, ([before, after, events]) => {
      for (const { view, events: shown } of beats(before, after, events))
        for (const event of shown) if (event.type === 'scored') expect(view.shared.turn).toBe(event.seat);
    });
  });
});
