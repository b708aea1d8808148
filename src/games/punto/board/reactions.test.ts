import { describe, expect, test } from 'vitest';
import {
  type Config,
  framesFor,
  type Frame,
  deriveKey,
  listSeats,
  SeedStream,
  applyWithFrames,
  viewOf,
} from '../../../core/index.ts';
import { cardName } from '../rules/data.ts';
import { type Options, type Punto, punto } from '../rules/rules.ts';
import { reactions } from './reactions.ts';
import { findRoundEnd, findFaceUpCard } from './boardModel.ts';

const plain: Options = { teams: false, reveal: 'turn', roundsToWin: 2 };
const TABLES: readonly Config<Options>[] = [
  { seats: 2, start: null, options: { ...plain, reveal: 'ahead' } },
  { seats: 3, start: null, options: plain },
  { seats: 4, start: null, options: { ...plain, teams: true } },
];
const MATCHES = 12;

function listFrames(config: Config<Options>, seed: string): Frame<Punto>[][] {
  const state = punto.setup(config, seed);
  const rng = new SeedStream(deriveKey(seed), 99);
  const all: Frame<Punto>[][] = [];
  for (let [seat] = listSeats(punto.toAct(state)); seat !== undefined; [seat] = listSeats(punto.toAct(state)))
    all.push(framesFor(applyWithFrames(punto, state, seat, punto.draw!(viewOf(state, seat), rng)), 0));
  return all;
}

const pacing = (frames: readonly Frame<Punto>[]): string[] =>
  frames.map(
    (frame, i) => `${frame.events[0]?.type} ${String(reactions.frameDuration(frame, frames[i + 1] ?? null))}`,
  );

describe.each(TABLES)('$seats seats, $options', (config) => {
  const all = Array.from({ length: MATCHES }, (_, i) => listFrames(config, `films ${i}`)).flat();

  test('a card lies before anything else happens, and a match ends with its last round', () => {
    const shown = new Set(all.flatMap(pacing));
    for (const frames of all) expect(pacing(frames)[0]).toBe('placed 600');
    expect(shown).toContain('turnedUp 450');
    expect(shown).toContain('matchOver 1700');
    expect(shown).toContain('roundDealt 1300,500');
    expect(shown.has('turnedUp 0'), 'together').toBe(config.options.reveal === 'ahead');
  });

  test('a finished round shows its rows, and the leaving card goes before the next deal', () => {
    for (const frames of all)
      for (const { events, view } of frames) {
        const [won] = events;
        const end = findRoundEnd(view.shared);
        if (won?.type !== 'roundWon') continue;
        expect(end).toMatchObject({ winners: won.seats, leaving: { gone: false } });
        expect(end!.rows.length).toBe(won.rows.length);
        expect(cardName(end!.leaving!.card)).toBe(won.removed);
        const dealt = { type: 'roundDealt', round: 2, start: 0, surplus: [] } as const;
        expect(findRoundEnd(view.shared, [dealt])?.leaving?.gone).toBe(true);
      }
  });

  test('a card keeps its id from being turned up until it lies', () => {
    for (const [i, [placed]] of all.entries()) {
      const before = all[i - 1]?.at(-1)?.view.shared;
      const [event] = placed.events;
      if (before === undefined || before.turn === null || event?.type !== 'placed') continue;
      expect(findFaceUpCard(before, event.seat)?.id).toBe(`card-${before.round}-${before.laid.length}`);
    }
  });
});
