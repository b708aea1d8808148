import type { RulesMessages } from './en.ts';

export const de: RulesMessages = {
  search: 'In den Regeln suchen',
  found: (count) =>
    count === 0 ? 'Nichts gefunden' : count === 1 ? '1 Regel gefunden' : `${count} Regeln gefunden`,
  copy: (clause) => `Link zu ${clause} kopieren`,
  copied: (clause) => `Der Link zu ${clause} ist kopiert.`,
  ageFromBox: 'Die Anleitung nennt kein Alter; dieses steht auf der Schachtel.',
  deduced: 'Unsere Lesart',
  deducedNote:
    'Wo die gedruckten Regeln nichts sagen oder mehrdeutig sind, steht unter „Unsere Lesart“, wie wir spielen und warum.',
  print: 'Auf zwei Seiten drucken',
  asPage: 'Als Seite zum Drucken oder Teilen',
  example: 'Beispiel',
};
