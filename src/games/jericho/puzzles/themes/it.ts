import type { JerichoThemes } from './en.ts';

export const it: JerichoThemes = {
  leads: 'Passare in testa',
  draws: 'Raggiungere la parità',
  strengthens: 'Allungare il vantaggio',
  trails: 'Recuperare terreno',
  starts: 'La prima pietra',
  one: 'Quanto vale un 1',
  worth: 'Che cosa c’è nella riserva',
  soon: 'Prima del conteggio',
  fells: 'Abbattere un muro',
  unseats: 'Togliere il comando',
  joins: 'La tromba nel muro',
  silent: 'Una tromba nel vuoto',
  feedsMe: 'Nutrire il proprio premio',
  keepsBack: 'Tenere la carta migliore',
  feedsNobody: 'Non nutrire nessuno',
  discards: 'Separarsi da una tromba',
};
