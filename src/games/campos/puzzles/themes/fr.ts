import type { CamposThemes } from './en.ts';

export const fr: CamposThemes = {
  scores: 'Marquer maintenant',
  readies: 'Rendre une carte valable',
  raises: 'Faire monter une carte',
  grows: 'Agrandir une zone',
  shrinks: 'Réduire une zone',
  keeps: 'Garder ce qu’on a',
  endsBuilding: 'Finir de bâtir',
  quiet: 'Un coup discret',
};
