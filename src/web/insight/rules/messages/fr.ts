import type { RulesMessages } from './en.ts';

export const fr: RulesMessages = {
  search: 'Chercher dans les règles',
  found: (count) =>
    count === 0 ? 'Rien trouvé' : count === 1 ? '1 règle trouvée' : `${count} règles trouvées`,
  copy: (clause) => `Copier le lien vers ${clause}`,
  copied: (clause) => `Le lien vers ${clause} est copié.`,
  ageFromBox: 'La règle du jeu n’indique pas d’âge ; celui-ci figure sur la boîte.',
  deduced: 'Notre lecture',
  deducedNote:
    'Là où les règles imprimées sont muettes ou ambiguës, une note « Notre lecture » dit comment on joue ici, et pourquoi.',
  print: 'Imprimer sur deux pages',
  asPage: 'Sous forme de page, à imprimer ou à partager',
  example: 'Exemple',
};
