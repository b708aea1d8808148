import { describe, expect, test } from 'vitest';
import { listBotDecisions } from '../../../../test/botDecisions.ts';
import { BEGINNER } from '../../../bots/roster.ts';
import { LEVELS } from '../../../core/index.ts';
import { COLOURS } from '../rules/data.ts';
import { moves } from '../rules/moves.ts';
import { jericho } from '../rules/rules.ts';
import { blowTrumpetAt } from '../rules/trumpet.ts';
import { wallPlace } from '../rules/walls.ts';
import { createLevels } from './levels.ts';

describe.each([BEGINNER, ...LEVELS] as const)('%s', (level) => {
  test('never blows a trumpet that harms no other seat', () => {
    let blown = 0;
    for (const { view, action } of listBotDecisions(jericho, createLevels()[level], 3)) {
      const move = moves.decode(action);
      if (move.type !== 'trumpet') continue;
      blown++;
      const { walls, seats } = view.shared;
      const colour = COLOURS.indexOf(move.colour);
      const after = walls.slice();
      blowTrumpetAt(after, seats, view.seat!, colour);
      const harmed = Array.from({ length: seats }, (_, seat) => seat).filter(
        (seat) => seat !== view.seat && after[wallPlace(seat, colour)] !== walls[wallPlace(seat, colour)],
      );
      expect(harmed).not.toEqual([]);
    }
    expect(blown).toBeGreaterThan(0);
  });
});

test('a style shows in the use of cards: trumpets or building', () => {
  const share = (style: string, type: string): number => {
    const turns = listBotDecisions(jericho, createLevels(style).medium, 12).filter(
      ({ view }) => view.shared.phase === 'turns',
    );
    return turns.filter(({ action }) => moves.decode(action).type === type).length / turns.length;
  };
  const LIKES = { bold: 'trumpet', careful: 'build' };
  for (const [style, type] of Object.entries(LIKES))
    for (const other of Object.keys(LIKES).filter((name) => name !== style))
      expect(share(style, type), `${style} ${other} ${share(other, type)}`).toBeGreaterThan(
        share(other, type) * 1.1,
      );
});
