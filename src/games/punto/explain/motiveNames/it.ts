import type { PuntoMotiveNames } from './en.ts';

export const it: PuntoMotiveNames = {
  wins: 'Completare una fila',
  breaks: 'Spezzare una fila',
  blocks: 'Fermare una fila',
  covers: 'Coprire una carta',
  shuts: 'Non lasciare file aperte',
  threatens: 'A una carta dalla fila',
  builds: 'Costruire una linea',
  gathers: 'Riunire un colore',
  aside: 'Non regalare niente',
  leaves: 'Lasciare una possibilità',
  coversOwn: 'Coprire una propria carta',
  low: 'Costruire con una carta bassa',
};
