import type { SchichtMotiveNames } from './en.ts';

export const de: SchichtMotiveNames = {
  takes: 'Einen Stollen vollenden',
  wouldTake: 'Auf einen Stollen zielen',
  stops: 'Einen Stollen verderben',
  early: 'Früh legen',
  late: 'Spät legen',
  safe: 'Nichts offen lassen',
  quiet: 'Abwarten',
  hands: 'Anderen einen Stollen lassen',
  opens: 'Einen Stollen öffnen',
};
