import { describe, expect, test } from 'vitest';
import { decisionsOf } from '../../../../test/decisions.ts';
import { LEVELS } from '../../../core/index.ts';
import { COLOURS } from '../rules/data.ts';
import { moves } from '../rules/moves.ts';
import { jericho } from '../rules/rules.ts';
import { blowAt } from '../rules/trumpet.ts';
import { wallPlace } from '../rules/walls.ts';
import { levelsWith } from './levels.ts';

describe.each(LEVELS)('%s', (level) => {
  test('never blows a trumpet that harms nobody else', () => {
    let blown = 0;
    for (const { view, action } of decisionsOf(jericho, levelsWith()[level], 3)) {
      const move = moves.decode(action);
      if (move.type !== 'trumpet') continue;
      blown++;
      const { walls, seats } = view.shared;
      const colour = COLOURS.indexOf(move.colour);
      const after = walls.slice();
      blowAt(after, seats, view.seat!, colour);
      const harmed = Array.from({ length: seats }, (_, seat) => seat).filter(
        (seat) => seat !== view.seat && after[wallPlace(seat, colour)] !== walls[wallPlace(seat, colour)],
      );
      expect(harmed).not.toEqual([]);
    }
    expect(blown).toBeGreaterThan(0);
  });
});

test('who is careful builds more often than who is bold', () => {
  const building = (temper: string): number => {
    const turns = decisionsOf(jericho, levelsWith(temper).hard, 4).filter(
      ({ view }) => view.shared.phase === 'turns',
    );
    return turns.filter(({ action }) => moves.decode(action).type === 'build').length / turns.length;
  };
  const [bold, careful] = [building('bold'), building('careful')];
  expect(careful - bold, `${bold} ${careful}`).toBeGreaterThan(0.05);
});
