import type { JerichoThemes } from './en.ts';

export const de: JerichoThemes = {
  leads: 'In Führung gehen',
  draws: 'Gleichziehen',
  strengthens: 'Die Führung ausbauen',
  trails: 'Aufholen',
  starts: 'Der erste Stein',
  one: 'Was eine 1 wert ist',
  worth: 'Was im Stock liegt',
  soon: 'Kurz vor der Wertung',
  fells: 'Eine Mauer stürzen',
  unseats: 'Jemandem die Führung nehmen',
  joins: 'Eine Trompete für die Mauer',
  silent: 'Eine Trompete ins Leere',
  feedsMe: 'Den eigenen Gewinn füttern',
  keepsBack: 'Die bessere Karte behalten',
  feedsNobody: 'Niemanden füttern',
  discards: 'Sich von einer Trompete trennen',
};
