/** Farming ratings with own accounts fails, and honest players still find their numbers. */
import { describe, expect, test } from 'vitest';
import { fastRng, type Rng } from '../core/index.ts';
import { type Contestant, NO_OPPONENTS, OPPONENTS_TO_BE_LISTED } from './matchWeight.ts';
import { exponential } from './exponential.ts';
import { rateContestants, rateMatch, assignTeams } from './rateMatch.ts';
import { botRating, displayRating } from './displayScale.ts';
import { INITIAL_RATING } from './wengLin.ts';

interface How {
  readonly winner: number;
  readonly left?: readonly number[];
  readonly decisions?: number;
}

class World {
  readonly #players = new Map<string, Contestant>();

  of(name: string): Contestant {
    const isBot = name.startsWith('bot ');
    const rating = isBot ? botRating(Number(name.slice(4))) : INITIAL_RATING;
    return this.#players.get(name) ?? { name, isBot, rating, opponents: NO_OPPONENTS };
  }

  play(names: readonly string[], { winner, left = [], decisions = 20 }: How): void {
    const before = names.map((name) => this.of(name));
    const outcomes = rateContestants(before, {
      teams: assignTeams(names.length, false),
      winners: [winner],
      left,
      isEarly: left.length > 0,
      decisions: names.map(() => decisions),
    });
    for (const [i, { after, opponents }] of outcomes.entries()) {
      const one = before[i];
      this.#players.set(one.name, { ...one, rating: one.isBot ? one.rating : after, opponents });
    }
  }

  value(name: string): number {
    return displayRating(this.of(name).rating).value;
  }

  isListed(name: string): boolean {
    const { rating, opponents } = this.of(name);
    return !displayRating(rating).provisional && opponents.different.length >= OPPONENTS_TO_BE_LISTED;
  }
}

const puppets = Array.from({ length: 64 }, (_, i) => `puppet ${i}`);

describe('farming ratings fails', () => {
  test('64 own accounts that resign at once are worth nothing', () => {
    const world = new World();
    for (const puppet of puppets) world.play(['buyer', puppet], { winner: 0, left: [1], decisions: 4 });
    expect(world.of('buyer').rating).toEqual(INITIAL_RATING);
    expect(world.isListed('buyer')).toBe(false);
  });

  test('64 own accounts that play on before they lose lift no player above 2100 or onto the list', () => {
    // The result of the method alone, as the attacker's best case.
    let [naive] = [INITIAL_RATING];
    for (const _ of puppets)
      naive = rateMatch([naive, INITIAL_RATING], { teams: [0, 1], winners: [0], left: [1] })[0].after;
    expect(displayRating(naive).value).toBe(3377);
    const world = new World();
    for (let round = 0; round < 10; round++)
      for (const puppet of puppets) world.play(['buyer', puppet], { winner: 0, left: [1] });
    expect(world.value('buyer')).toBeLessThanOrEqual(2100);
    expect(world.isListed('buyer')).toBe(false);
  });

  test('own accounts that first play among themselves lift no player onto the list either', () => {
    const world = new World();
    const rng = fastRng('ring', 0);
    for (let match = 0; match < 1280; match++) {
      const first = rng.below(puppets.length);
      const second = (first + 1 + rng.below(puppets.length - 1)) % puppets.length;
      world.play([puppets[first], puppets[second]], { winner: match % 2 });
    }
    for (let round = 0; round < 5; round++)
      for (const puppet of puppets) world.play(['buyer', puppet], { winner: 0 });
    expect(world.isListed('buyer')).toBe(false);
    // A few honest matches remove the farmed points.
    for (let match = 0; match < 20; match++) world.play(['buyer', 'bot 1500'], { winner: match % 2 });
    expect(world.value('buyer')).toBeLessThan(2000);
  });

  test('new accounts lift a player with an established rating to 2100 at most', () => {
    const world = new World();
    for (let match = 0; match < 40; match++)
      world.play(['buyer', `bot ${[1136, 1500, 1864, 2187][match % 4]}`], { winner: match % 4 < 2 ? 0 : 1 });
    expect(world.isListed('buyer')).toBe(true);
    for (const puppet of puppets) world.play(['buyer', puppet], { winner: 0 });
    expect(world.value('buyer')).toBeLessThanOrEqual(2100);
  });

  test('repeated matches against one opponent count less and less', () => {
    const world = new World();
    for (let match = 0; match < 200; match++) world.play(['buyer', 'friend'], { winner: 0 });
    expect(world.value('buyer')).toBeLessThanOrEqual(1800);
    expect(world.isListed('buyer')).toBe(false);
  });

  test('a larger table with own accounts only counts no more', () => {
    const world = new World();
    for (let match = 0; match < 128; match++)
      world.play(['buyer', ...puppets.slice((match * 5) % 60, ((match * 5) % 60) + 5)], { winner: 0 });
    expect(world.value('buyer')).toBeLessThanOrEqual(2100);
  });

  test('a player who resigns at once still loses points', () => {
    const world = new World();
    world.play(['stayer', 'leaver'], { winner: 0, left: [1], decisions: 0 });
    expect(world.value('leaver')).toBeLessThan(1500);
    expect(world.of('stayer')).toMatchObject({ rating: INITIAL_RATING, opponents: NO_OPPONENTS });
  });
});

describe('honest ratings converge', () => {
  const BETA = 25 / 6;

  function winnerAmong(strengths: readonly number[], rng: Rng): number {
    const c = Math.sqrt(strengths.length) * BETA;
    const shares = strengths.map((strength) => exponential(strength / c));
    let lot = (rng.below(1e9) / 1e9) * shares.reduce((a, b) => a + b, 0);
    for (const [i, share] of shares.entries()) if ((lot -= share) < 0) return i;
    return strengths.length - 1;
  }

  /** The ratings of 40 players of known strengths, from 780 to 2220, after matches between them. */
  function honest(seats: number, matches: number) {
    const rng = fastRng('honest', seats);
    const world = new World();
    const people = Array.from({ length: 40 }, (_, i) => ({
      name: `p${i}`,
      strength: 13 + (24 * (i + 0.5)) / 40,
    }));
    for (let match = 0; match < (matches * people.length) / seats; match++) {
      const table = people
        .map((one) => ({ ...one, lot: rng.below(1e9) }))
        .toSorted((a, b) => a.lot - b.lot)
        .slice(0, seats);
      const winner = winnerAmong(
        table.map(({ strength }) => strength),
        rng,
      );
      world.play(
        table.map(({ name }) => name),
        { winner },
      );
    }
    const values = people.map(({ name }) => world.value(name));
    const mean = values.reduce((a, b) => a + b, 0) / values.length;
    const [x, y] = [values.map((value) => value - mean), people.map(({ strength }) => (strength - 25) * 60)];
    const product = (a: readonly number[], b: readonly number[]): number =>
      a.reduce((sum, one, i) => sum + one * b[i], 0);
    const correlation = product(x, y) / Math.sqrt(product(x, x) * product(y, y));
    return { mean, correlation, listed: people.filter(({ name }) => world.isListed(name)).length };
  }

  test.each([2, 4])('at %d seats they follow the true strengths and do not sink', (seats) => {
    const { mean, correlation, listed } = honest(seats, 100);
    expect(correlation).toBeGreaterThan(0.85);
    expect(Math.abs(mean - 1500)).toBeLessThan(100);
    expect(listed).toBeGreaterThanOrEqual(36);
  });

  test('a strong newcomer who plays bots of four levels is listed after twenty matches', () => {
    const world = new World();
    for (let match = 0; match < 20; match++)
      world.play(['newcomer', `bot ${[1136, 1500, 1864, 2187][match % 4]}`], {
        winner: match % 4 === 3 ? 1 : 0,
      });
    expect(world.isListed('newcomer')).toBe(true);
    expect(world.value('newcomer')).toBeGreaterThan(1864);
  });

  test('two friends of equal strength who only play each other keep their ratings', () => {
    const world = new World();
    const rng = fastRng('friends', 0);
    for (let match = 0; match < 200; match++) world.play(['ada', 'bob'], { winner: rng.below(2) });
    expect(Math.abs((world.value('ada') + world.value('bob')) / 2 - 1500)).toBeLessThan(20);
    expect(Math.abs(world.value('ada') - 1500)).toBeLessThan(250);
  });
});
