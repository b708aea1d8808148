import { expect, test } from 'vitest';
import {
  framesFor,
  isRefusal,
  deriveKey,
  listSeats,
  SeedStream,
  Table,
  viewOf,
} from '../../../core/index.ts';
import { campos } from '../rules/rules.ts';
import { reactions } from './reactions.ts';

test('frames pause for the card on show, join deals, and show the last event', () => {
  for (let match = 0; match < 6; match++) {
    const seats = 2 + (match % 3);
    const eyes = match % 4 === 3 ? null : match % seats;
    const rng = new SeedStream(deriveKey(`films ${match}`), 0);
    const table = new Table(campos, { seats, start: null, options: {} }, `films ${match}`);
    while (table.toAct !== 0) {
      const [seat] = listSeats(table.toAct);
      const played = table.play(seat, campos.draw!(viewOf(table.truth, seat), rng), true);
      if (isRefusal(played)) throw new Error(played.clause);
      const frames = framesFor(played.steps, eyes);
      for (const [i, frame] of frames.entries()) {
        const [event] = frame.events;
        const ms = reactions.frameDuration(frame, frames[i + 1] ?? null);
        if (event?.type === 'scored') expect(frame.view.shared.turn).toBe(event.seat);
        const isJoined = event?.type === 'dealt' && frames[i + 1]?.events[0]?.type === 'dealt';
        expect(ms === 0).toBe(event === undefined || isJoined);
      }
    }
  }
});
