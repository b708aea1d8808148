import type { CamposMotiveNames } from './en.ts';

export const it: CamposMotiveNames = {
  scores: 'Fare punti subito',
  readies: 'Far valere una carta',
  raises: 'Dare più valore a una carta',
  grows: 'Ingrandire una zona',
  shrinks: 'Ridurre una zona',
  keeps: 'Mantenere valide le carte',
  endsBuilding: 'Finire la costruzione',
  quiet: 'Aspettare',
  spoils: 'Rinunciare a una carta',
  lowers: 'Ridurre il valore di una carta',
  better: 'Conservare una carta migliore',
};
