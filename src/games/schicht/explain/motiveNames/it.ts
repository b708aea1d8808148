import type { SchichtMotiveNames } from './en.ts';

export const it: SchichtMotiveNames = {
  takes: 'Completare una galleria',
  wouldTake: 'Puntare a una galleria',
  stops: 'Rovinare una galleria',
  early: 'Posare presto',
  late: 'Posare tardi',
  safe: 'Non lasciare niente di aperto',
  quiet: 'Aspettare',
  hands: 'Lasciare una galleria',
  opens: 'Aprire una galleria',
};
