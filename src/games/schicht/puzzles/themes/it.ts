import type { SchichtThemes } from './en.ts';

export const it: SchichtThemes = {
  takes: 'Prendere carte',
  wouldTake: 'Puntare a prendere',
  stops: 'Rovinare il piano',
  early: 'Arrivare presto',
  late: 'Arrivare tardi',
  safe: 'Non lasciare nulla aperto',
  quiet: 'Una mossa tranquilla',
};
