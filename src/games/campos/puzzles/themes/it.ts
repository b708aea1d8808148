import type { CamposThemes } from './en.ts';

export const it: CamposThemes = {
  scores: 'Segnare adesso',
  readies: 'Far valere una carta',
  raises: 'Far salire una carta',
  grows: 'Ingrandire una zona',
  shrinks: 'Ridurre una zona',
  keeps: 'Tenere ciò che si ha',
  endsBuilding: 'Finire di costruire',
  quiet: 'Una mossa tranquilla',
};
