import type { ReviewWords, Verdict } from './en.ts';

const SENTENCES: { readonly [V in Verdict]: (you: boolean, name: string) => string } = {
  wellLucky: (you, name) =>
    you
      ? 'Gut gespielt, und die Karten waren auf deiner Seite.'
      : `${name} hat gut gespielt und im rechten Moment gezogen.`,
  wellUnlucky: (you, name) =>
    you
      ? 'Gut gespielt; nur der Stapel mochte dich nicht.'
      : `${name} hat gut gespielt; nur der Stapel wollte nicht.`,
  wellEven: (you, name) =>
    you
      ? 'Gut gespielt; das Glück hielt sich heraus.'
      : `${name} hat gut gespielt; das Glück hielt sich heraus.`,
  moreLucky: (you, name) =>
    you ? 'Die Karten meinten es gut mit dir; es war mehr drin.' : `Die Karten meinten es gut mit ${name}.`,
  moreUnlucky: (you, name) =>
    you ? 'Die Karten waren gegen dich, und ein wenig mehr war drin.' : `Die Karten waren gegen ${name}.`,
  moreEven: (you, name) =>
    you
      ? 'Das Glück war ausgeglichen; ein wenig mehr war drin.'
      : `Das Glück war ausgeglichen; ${name} hat etwas liegen lassen.`,
};

export const de: ReviewWords = {
  title: 'Rückblick',
  begin: 'Glück und Können trennen',
  about: 'Der stärkste Bot geht die Partie durch und sagt, was der Zufall gab und was die Entscheidungen.',
  underWay: (percent) => `Die Partie wird durchgesehen: ${percent} %`,
  leave: 'Für jetzt lassen',
  failed: 'Das hat nicht geklappt.',
  chance: 'Aussicht auf den Sieg',
  chanceOf: (name, share, off) => `${name ?? 'Du'} ${share}${off > 0 ? ` ± ${off}` : ''}`,
  turningPoints: 'Wendepunkte',
  byPile: (step) => `Schritt ${step}: der Stapel`,
  byDecision: (step, name) => `Schritt ${step}: eine Entscheidung von ${name}`,
  goTo: (step) => `Zu Schritt ${step}`,
  skill: 'Glück und Können',
  parts: {
    start: 'Vor dem Austeilen',
    others: 'Entscheidungen der anderen',
    own: 'Eigene Entscheidungen',
    chance: 'Zufall',
    end: 'Ergebnis',
  },
  sentence: (how, name) => SENTENCES[how](name === null, name ?? ''),
  outOf: 'Von 100, wie der stärkste Bot es sieht; ± ist, wie weit es daneben liegen kann.',
  more: 'Wo mehr zu holen war',
  nothingMore: (name) =>
    name === null ? 'Du hast nichts liegen lassen.' : `${name} hat nichts liegen lassen.`,
  cost: (points, off) => `−${points} ± ${off}`,
  played: (move) => `Gespielt: ${move}`,
  better: (move) => `Besser: ${move}`,
  showIt: 'Auf dem Tisch zeigen',
};
