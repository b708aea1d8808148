import { expect, test } from 'vitest';
import { isUndoable } from '../../../core/undo.ts';
import { type Config, fastRng, type Game, listSeats, parseConfig, Table } from '../../../core/index.ts';
import { GAME_LOADERS } from '../../../games/gameLoaders.ts';
import { canEverUndo, hasNoChoice, isIrreversible } from './decisionChecks.ts';

/** Decisions per match: openings and what follows, where matches differ most. */
const DECISIONS = 40;

function playTables(game: Game): Table[] {
  const { min, max } = game.seats;
  return Array.from({ length: max - min + 1 }, (_, i) => {
    const config = parseConfig(game, { seats: min + i }) as Config;
    return new Table(game, config, `final ${i}`);
  });
}

/** Pairs of answers about undo: from the view, and from the table. */
function collectAnswers(game: Game): readonly (readonly [predicted: boolean, final: boolean])[] {
  const answers: [boolean, boolean][] = [];
  for (const table of playTables(game)) {
    const rng = fastRng('which', 1);
    for (let decisions = 0; decisions < DECISIONS && table.toAct !== 0; decisions++) {
      const due = listSeats(table.toAct);
      for (const seat of due) {
        const legal = table.legal(seat);
        const action = legal[rng.below(legal.length)];
        const predicted = isIrreversible(game, table.view(seat), table.toAct, action);
        answers.push([predicted, !isUndoable(game, table.truth, seat, action)]);
      }
      const seat = due[rng.below(due.length)];
      const legal = table.legal(seat);
      table.play(seat, legal[rng.below(legal.length)]);
    }
  }
  return answers;
}

test.each(Object.entries(GAME_LOADERS))(
  '%s: the view predicts whether a decision can be undone',
  async (_, load) => {
    for (const [predicted, final] of collectAnswers(await load())) expect(predicted).toBe(final);
  },
);

test('no decision of Punto can be undone, but some of Campos can', async () => {
  const finals = async (id: string): Promise<Set<boolean>> =>
    new Set(collectAnswers(await GAME_LOADERS[id]()).map(([, final]) => final));
  expect(await finals('punto')).toEqual(new Set([true]));
  expect(await finals('campos')).toEqual(new Set([false, true]));
});

test.each(Object.entries(GAME_LOADERS))('%s: a move that all see as forced is forced', async (_, load) => {
  const game = await load();
  let seen = 0;
  for (const table of playTables(game)) {
    const rng = fastRng('choice', 1);
    while (table.toAct !== 0) {
      const due = listSeats(table.toAct);
      for (const seat of due) {
        if (!hasNoChoice(game, table.view(seat), table.toAct, seat)) continue;
        seen++;
        expect(table.legal(seat)).toHaveLength(1);
      }
      const seat = due[rng.below(due.length)];
      const legal = table.legal(seat);
      table.play(seat, legal[rng.below(legal.length)]);
    }
  }
  // Most cards of Schicht fit one place only, and the last card of a hand is forced.
  if (game.id === 'schicht') expect(seen).toBeGreaterThan(20);
});

test.each([
  ['punto', [0], false],
  ['punto', [0, 1], false],
  ['jericho', [0], false],
  ['jericho', [0, 1, 2], false],
  ['campos', [0], true],
  ['campos', [0, 1], true],
  ['schicht', [0], true],
] as const)('%s with people in seats %j may ever undo: %s', async (id, persons, expected) => {
  const game = await GAME_LOADERS[id]();
  const config = parseConfig(game, { seats: 3 }) as Config;
  expect(canEverUndo(game, config, persons)).toBe(expected);
});
