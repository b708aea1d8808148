import type { JerichoMotive } from '../motives.ts';

export type JerichoMotiveNames = { readonly [T in JerichoMotive['type']]: string };

export const en: JerichoMotiveNames = {
  leads: 'Taking the longest wall',
  draws: 'Drawing level',
  strengthens: 'Building on a lead',
  trails: 'Catching up',
  starts: 'Starting a wall',
  one: 'Saving a 1',
  worth: 'Playing for the supply',
  soon: 'Ready for a scoring',
  fells: 'Bringing down stones',
  unseats: 'Unseating a leader',
  joins: 'A trumpet for your own wall',
  silent: 'A trumpet that fells nothing',
  feedsMe: 'Feeding your own colour',
  keepsBack: 'Keeping good cards back',
  feedsNobody: 'Feeding nobody',
  discards: 'Putting a trumpet away',
  feedsThem: 'Feeding another player',
  fellsOwn: 'Felling your own stone',
  lost: 'Giving a trumpet up',
  target: 'Building the highest stone',
};
