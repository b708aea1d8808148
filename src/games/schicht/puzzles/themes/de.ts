import type { SchichtThemes } from './en.ts';

export const de: SchichtThemes = {
  takes: 'Karten holen',
  wouldTake: 'Aufs Holen setzen',
  stops: 'Den Plan verderben',
  early: 'Früh dran sein',
  late: 'Spät dran sein',
  safe: 'Nichts offen lassen',
  quiet: 'Ein stiller Zug',
};
