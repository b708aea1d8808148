import type { JerichoThemes } from './en.ts';

export const de: JerichoThemes = {
  leads: 'In Führung gehen',
  draws: 'Gleichziehen',
  strengthens: 'Die Führung ausbauen',
  trails: 'Aufholen',
  starts: 'Der erste Stein',
  one: 'Was eine Eins wert ist',
  worth: 'Was im Vorrat liegt',
  soon: 'Kurz vor der Wertung',
  fells: 'Eine Mauer stürzen',
  unseats: 'Jemandem die Führung nehmen',
  joins: 'Die Posaune in der Mauer',
  silent: 'Eine Posaune ins Leere',
  feedsMe: 'Den eigenen Gewinn füttern',
  keepsBack: 'Die bessere Karte behalten',
  feedsNobody: 'Niemanden füttern',
  discards: 'Sich von einer Posaune trennen',
};
