/** The table pauses at notable moments of every game, and only there. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { GAME_LOADERS } from '../src/games/gameLoaders.ts';
import { walkMoments, hasStops, type Moment, eventsAt } from './moments.ts';
import { OUR_GAMES } from './completeGames.ts';

async function listMoments(id: string, seats: number, matches: number): Promise<Moment[]> {
  const game = await GAME_LOADERS[id]();
  return Array.from({ length: matches }, (_, i) => [...walkMoments(game, seats, `moment ${i}`)]).flat();
}

const stopping = GAMES.filter(({ id }) => hasStops(id));

test('each of our games has moments to pause at', () =>
  expect(stopping.map(({ id }) => id)).toEqual(expect.arrayContaining(OUR_GAMES)));

test.each(stopping.map(({ id, seats: [min] }) => [id, min] as const))(
  '%s pauses at the end of every match, with the final board',
  async (id, seats) => {
    const all = await listMoments(id, seats, 4);
    const ends = all.filter(({ scenes }) =>
      scenes.some(({ events }) => events.some(({ type }) => type === 'matchOver')),
    );
    expect(ends).toHaveLength(4);
    for (const end of ends) {
      expect(eventsAt(end).at(-1)).toContain('matchOver');
      expect(end.stops.at(-1), 'nothing comes after it').toBe(end.scenes.length - 1);
    }
  },
);

describe('each game', () => {
  test('Punto: first the row, then its cost', async () => {
    const ends = (await listMoments('punto', 2, 8)).filter(({ stops }) => stops.length > 0);
    const kinds = new Set(ends.map((end) => eventsAt(end).join(', ')));
    expect([...kinds].filter((kind) => !kind.includes('matchOver')).toSorted()).toEqual([
      'roundWon, roundDealt',
      'stuck roundDrawn, roundDealt',
      'stuck roundWon, roundDealt',
    ]);
  });

  test('Jericho: the supply colour by colour, then the sum', async () => {
    const scorings = (await listMoments('jericho', 3, 6)).filter(({ stops }) => stops.length > 0);
    expect(scorings.length).toBe(18);
    for (const scoring of scorings)
      expect(eventsAt(scoring).join(', ')).toMatch(
        /^supplyShown(, scored)*((, onesTaken)*, matchOver|, roundBegun)$/,
      );
  });

  test('Campos: the end of building, then the deal of cards', async () => {
    const turns = (await listMoments('campos', 2, 6)).filter(
      (one) => eventsAt(one)[0] === 'constructionOver',
    );
    expect(turns).toHaveLength(6);
    for (const turn of turns) expect(eventsAt(turn)).toEqual(['constructionOver', 'dealt dealt']);
  });

  test('Schicht: every complete corridor of a chain, and the last take', async () => {
    const all = await listMoments('schicht', 4, 40);
    const isTaken = ({ events }: Moment['scenes'][number]): boolean =>
      events.some(({ type }) => type === 'taken');
    const takes = all.filter(({ scenes }) => scenes.some(isTaken));
    const chains = takes.filter(({ scenes }) => scenes.filter(isTaken).length > 1);
    expect(chains.length).toBeGreaterThan(5);
    for (const { scenes, stops } of chains) {
      expect(stops.length).toBeGreaterThanOrEqual(3);
      for (const [i, scene] of scenes.entries()) if (isTaken(scene)) expect(stops).toContain(i - 1);
    }
    const isPlain = ({ events }: Moment['scenes'][number]): boolean =>
      events.every((event) => event.type !== 'matchOver' && !('step' in event && event.step !== 1));
    const single = takes.filter(
      ({ scenes }) => !chains.some((one) => one.scenes === scenes) && scenes.every(isPlain),
    );
    expect(single.length).toBeGreaterThan(5);
    expect(single.every(({ stops }) => stops.length === 0)).toBe(true);
  });
});
