import type { JerichoMotive } from '../../explain/motives.ts';

export type JerichoThemes = {
  readonly [T in Exclude<JerichoMotive['type'], 'feedsThem' | 'fellsOwn' | 'lost' | 'target'>]: string;
};

export const en: JerichoThemes = {
  leads: 'Take the lead',
  draws: 'Draw level',
  strengthens: 'Build up a lead',
  trails: 'Catch up',
  starts: 'A first stone',
  one: 'What a 1 is worth',
  worth: 'What the supply holds',
  soon: 'Before the scoring',
  fells: 'Bring a wall down',
  unseats: 'Take away a lead',
  joins: 'A trumpet for the wall',
  silent: 'A trumpet into the void',
  feedsMe: 'Feed your own prize',
  keepsBack: 'Keep the better card',
  feedsNobody: 'Feed nobody',
  discards: 'Part with a trumpet',
};
