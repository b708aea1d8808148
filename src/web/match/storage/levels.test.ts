import { beforeEach, expect, test, vi } from 'vitest';
import { BrowserStore } from '../../../../test/browserStore.ts';
import { countMatch } from './countedMatches.ts';
import { levelReached, nextLevel } from './levels.ts';

let clock = 0;
beforeEach(() => {
  vi.stubGlobal('localStorage', new BrowserStore());
  clock = 0;
});

/** A match of Punto that this device's person, or several, finished. */
function finish(share: number, others: readonly string[], { game = 'punto', people = 1 } = {}): void {
  const player = { name: '', share, score: null, motives: null };
  countMatch({
    match: `m${++clock}`,
    game,
    at: clock,
    players: Array.from({ length: people }, () => player),
    others: [...others],
    milliseconds: null,
  });
}

test('a new player has reached no level and is offered none', () => {
  expect(levelReached('punto')).toBeNull();
  expect(nextLevel('punto')).toBeNull();
});

test('each victory in a row offers the next level, a defeat or a tie none', () => {
  finish(1, ['easy']);
  expect(nextLevel('punto')).toEqual({ level: 'medium', wins: 1 });
  finish(1, ['easy', 'easy']);
  expect(nextLevel('punto')).toEqual({ level: 'medium', wins: 2 });
  expect(nextLevel('campos')).toBeNull();
  finish(0.5, ['easy']);
  expect(nextLevel('punto')).toBeNull();
  finish(1, ['medium']);
  expect(nextLevel('punto')).toEqual({ level: 'hard', wins: 1 });
  finish(1, ['expert']);
  expect(nextLevel('punto')).toBeNull();
});

test('the level reached is the strongest that lost', () => {
  finish(1, ['hard']);
  finish(1, ['easy']);
  finish(0, ['expert']);
  expect(levelReached('punto')).toBe('hard');
  expect(levelReached('campos')).toBeNull();
});

test('tables of several people, levels or adaptive bots say nothing', () => {
  finish(1, ['easy'], { people: 2 });
  finish(1, ['easy', 'medium']);
  finish(1, ['even-40']);
  finish(1, []);
  expect(levelReached('punto')).toBeNull();
  expect(nextLevel('punto')).toBeNull();
});
