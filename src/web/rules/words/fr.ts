import type { RulesWords } from './en.ts';

export const fr: RulesWords = {
  search: 'Chercher dans les règles',
  clear: 'Effacer la recherche',
  found: (count) =>
    count === 0 ? 'Rien trouvé' : count === 1 ? '1 règle trouvée' : `${count} règles trouvées`,
  copy: (clause) => `Copier le lien vers ${clause}`,
  copied: (clause) => `Le lien vers ${clause} est copié.`,
  deduced: 'Déduit',
  deducedNote:
    'Là où les règles imprimées se taisent ou se lisent de deux façons, une note « Déduit » dit comment on joue ici, et pourquoi.',
  print: 'Imprimer sur deux pages',
  asPage: 'En page, à imprimer ou à partager',
  example: 'Exemple',
};
