import type { PuntoThemes } from './en.ts';

export const it: PuntoThemes = {
  wins: 'Completare una fila',
  breaks: 'Spezzare una fila',
  blocks: 'Sbarrare la strada',
  covers: 'Coprire una carta',
  shuts: 'Chiudere ogni varco',
  threatens: 'Creare una minaccia',
  builds: 'Costruire una linea',
  gathers: 'Radunare il proprio colore',
  aside: 'Non regalare nulla',
};
