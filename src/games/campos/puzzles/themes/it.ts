import type { CamposThemes } from './en.ts';

export const it: CamposThemes = {
  scores: 'Segnare adesso',
  readies: 'Rendere giocabile una carta',
  raises: 'Far salire una carta',
  grows: 'Ingrandire un’area',
  shrinks: 'Ridurre un’area',
  keeps: 'Tenere ciò che si ha',
  endsBuilding: 'Finire di costruire',
  quiet: 'Una mossa quieta',
};
