/**
 * Explanations in random matches of every game: every move, event and thing has one, in every language, from the view
 * alone.
 */
import { describe, expect, test } from 'vitest';
import {
  fastRng,
  type Game,
  eventsVisibleTo,
  LANGUAGES,
  listSeats,
  NO_SEATS,
  parseConfig,
  Table,
  viewOf,
  type Config,
  type View,
} from '../src/core/index.ts';
import { loadRulesPage } from '../src/games/rulesPages.ts';
import { GAME_LOADERS } from '../src/games/gameLoaders.ts';
import {
  loadExplainer,
  loadExplainMessages,
  type Explainer,
  type Remark,
  formatRemark,
  type Thing,
} from '../src/explain/index.ts';
import { findClause } from '../src/messages/rulesPage.ts';
import { OUR_GAMES } from './completeGames.ts';

const NAMES = {
  seat: (seat: number) => `S${seat}`,
  seats: (seats: readonly number[]) => seats.map((seat) => `S${seat}`).join('+'),
};
/** Legal moves per tested decision; every tenth decision is tested. */
const MOVES = 4;

/** All sentences so far, with the place of the first, to render each once per language. */
class Said {
  readonly remarks = new Map<string, Remark>();
  readonly clauses = new Set<string>();
  add(remarks: readonly Remark[], clause: string | null = null): void {
    for (const remark of remarks) this.remarks.set(`${remark.type} ${JSON.stringify(remark)}`, remark);
    if (clause !== null) this.clauses.add(clause);
  }
}

function sayAll(reasons: Explainer, game: Game, view: View, legal: readonly number[], said: Said): string {
  const things = new Set<Thing>();
  const moves = legal.slice(0, MOVES).map((action) => game.moves.decode(action));
  const motives = moves.map((move) => reasons.listMotives(view, move));
  for (const some of motives) {
    expect(some.length).toBeGreaterThan(0);
    said.add(some);
    for (const { things: named } of some) for (const thing of named) things.add(thing);
  }
  const befores = moves.map((move) => reasons.explainMove?.(view, move) ?? null);
  for (const why of befores) if (why !== null) said.add(why.remarks, why.clause);
  for (const move of moves) things.add(reasons.subject(view, move));
  const abouts = [...things].map((thing) => {
    const about = reasons.describeThing(view, thing);
    expect(about, thing).not.toBeNull();
    said.add(about!.remarks, about!.clause);
    return about;
  });
  const seen = reasons.countUnseen(view);
  for (const { remark, lines } of seen) {
    said.add([remark]);
    for (const { remark: card, left, of } of lines.flat()) {
      said.add([card]);
      expect(left >= 0 && left <= of, JSON.stringify(card)).toBe(true);
    }
  }
  return JSON.stringify([motives, befores, abouts, seen]);
}

const loaded = await Promise.all(
  Object.keys(GAME_LOADERS).map(async (id) => ({ id, reasons: await loadExplainer(id) })),
);
/** A new game has no explanations yet. */
const games = loaded.flatMap(({ id, reasons }) => (reasons === undefined ? [] : [{ id, reasons }]));

test('our four games have explanations', () =>
  expect(games.map(({ id }) => id)).toEqual(expect.arrayContaining(OUR_GAMES)));

describe.each(games)('$id', ({ id, reasons }) => {
  test('explains every move, event and thing without revealing a secret', async () => {
    const game = await GAME_LOADERS[id]();
    const said = new Said();
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const table = new Table(game, parseConfig(game, { seats }) as Config, `reasons ${seats}`);
      const rng = fastRng('reasons', seats);
      for (let step = 0; table.toAct !== NO_SEATS && step < 160; step++) {
        const due = listSeats(table.toAct);
        const seat = due[rng.below(due.length)];
        const legal = table.legal(seat);
        if (step % 10 === 0) {
          const view = table.view(seat);
          const before = JSON.stringify(view);
          // Hidden cards in other places must not change a word.
          const elsewhere = viewOf(game.determinize(view, rng), seat);
          expect(sayAll(reasons, game, elsewhere, legal, said)).toBe(
            sayAll(reasons, game, view, legal, said),
          );
          expect(JSON.stringify(view)).toBe(before);
        }
        const played = table.play(seat, legal[rng.below(legal.length)]);
        if (!('emitted' in played)) throw new Error('refused');
        for (const event of eventsVisibleTo(played.emitted, seat)) {
          const why = reasons.explainEvent(event, table.view(seat));
          said.add(why.remarks, why.clause);
        }
      }
    }
    for (const language of LANGUAGES) {
      const words = (await loadExplainMessages(id, language))!;
      for (const remark of said.remarks.values()) {
        const sentence = formatRemark(words, remark, NAMES);
        expect(sentence, JSON.stringify(remark)).toMatch(/\S/);
        expect(sentence, JSON.stringify(remark)).not.toMatch(/undefined|NaN|\bnull\b|\[object/);
      }
      const page = await loadRulesPage(id, language);
      for (const clause of said.clauses) expect(findClause(page, clause), clause).toBeDefined();
    }
  });
});
