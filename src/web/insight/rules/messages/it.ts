import type { RulesMessages } from './en.ts';

export const it: RulesMessages = {
  search: 'Cerca nelle regole',
  found: (count) =>
    count === 0 ? 'Nessun risultato' : count === 1 ? '1 regola trovata' : `${count} regole trovate`,
  copy: (clause) => `Copia il link a ${clause}`,
  copied: (clause) => `Il link a ${clause} è copiato.`,
  ageFromBox: 'Il regolamento non indica l’età; questa è scritta sulla scatola.',
  deduced: 'Nostra lettura',
  deducedNote:
    'Dove le regole stampate tacciono o sono ambigue, una nota «Nostra lettura» dice come si gioca qui, e perché.',
  print: 'Stampa su due pagine',
  asPage: 'Come pagina, da stampare o condividere',
  example: 'Esempio',
};
