import type { FirstTimeTips } from '../../../core/index.ts';
import type { Jericho } from '../rules/rules.ts';
import type { en } from './firstTimeTips/en.ts';

export const firstTimeTips: FirstTimeTips<Jericho, keyof typeof en> = {
  scoring: (event) => event.type === 'scoringDrawn',
  shared: (event) => event.type === 'scored' && event.shares.length > 1,
  joins: (event) => event.type === 'trumpetPlayed' && event.joins,
  alone: (event) => event.type === 'trumpetPlayed' && event.fallen.length > 0,
  ones: (event) => event.type === 'onesTaken',
};
