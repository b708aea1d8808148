import type { JerichoMotiveNames } from './en.ts';

export const it: JerichoMotiveNames = {
  leads: 'Prendere il muro più lungo',
  draws: 'Raggiungere chi è in testa',
  strengthens: 'Aumentare il vantaggio',
  trails: 'Recuperare terreno',
  starts: 'Cominciare un muro',
  one: 'Mettere al sicuro un 1',
  worth: 'Giocare per la riserva',
  soon: 'Pronti per un conteggio',
  fells: 'Far cadere pietre',
  unseats: 'Scalzare chi è in testa',
  joins: 'Una tromba nel proprio muro',
  silent: 'Una tromba a vuoto',
  feedsMe: 'Nutrire il proprio colore',
  keepsBack: 'Tenere le carte buone',
  feedsNobody: 'Non nutrire nessuno',
  discards: 'Mettere via una tromba',
  feedsThem: 'Nutrire gli altri',
  fellsOwn: 'Perdere una propria pietra',
  lost: 'Rinunciare a una tromba',
  target: 'Posare la pietra più alta',
};
