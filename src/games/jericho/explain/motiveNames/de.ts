import type { JerichoMotiveNames } from './en.ts';

export const de: JerichoMotiveNames = {
  leads: 'Die längste Mauer bekommen',
  draws: 'Gleichziehen',
  strengthens: 'Einen Vorsprung ausbauen',
  trails: 'Aufholen',
  starts: 'Eine Mauer beginnen',
  one: 'Eine 1 sichern',
  worth: 'Auf den Stock spielen',
  soon: 'Bereit für eine Wertung',
  fells: 'Steine zu Fall bringen',
  unseats: 'Jemandem die Führung nehmen',
  joins: 'Die Trompete in der eigenen Mauer',
  silent: 'Eine Trompete ins Leere',
  feedsMe: 'Die eigene Farbe füttern',
  keepsBack: 'Gute Karten behalten',
  feedsNobody: 'Niemanden füttern',
  discards: 'Eine Trompete weglegen',
  feedsThem: 'Andere füttern',
  fellsOwn: 'Einen eigenen Stein fällen',
  lost: 'Eine Trompete hergeben',
  target: 'Den höchsten Stein bauen',
};
