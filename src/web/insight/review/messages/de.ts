import type { ReviewMessages } from './en.ts';

const YOU = {
  play: { well: 'Du hast gut gespielt', little: 'Ein wenig mehr war drin', much: 'Deutlich mehr war drin' },
  luck: {
    with: 'die Karten waren auf deiner Seite',
    against: 'der Stapel mochte dich nicht',
    unclear: 'das Glück machte keinen klaren Unterschied',
  },
};
const somebody = (name: string): typeof YOU => ({
  play: {
    well: `${name} hat gut gespielt`,
    little: `${name} hat ein wenig liegen lassen`,
    much: `${name} hat viel liegen lassen`,
  },
  luck: {
    with: 'die Karten kamen zur rechten Zeit',
    against: 'der Stapel wollte nicht',
    unclear: 'das Glück machte keinen klaren Unterschied',
  },
});

export const de: ReviewMessages = {
  title: 'Rückblick',
  begin: 'Glück und Können trennen',
  about: 'Der stärkste Bot geht die Partie durch und sagt, was der Zufall gab und was die Entscheidungen.',
  underWay: (percent) => `Die Partie wird durchgesehen: ${percent} %`,
  leave: 'Für jetzt lassen',
  failed: 'Das hat nicht geklappt.',
  chance: 'Aussicht auf den Sieg',
  chanceOf: (name, share, off) => `${name ?? 'Du'} ${share}${off > 0 ? ` ± ${off}` : ''}`,
  turningPoints: 'Wendepunkte',
  byPile: (event, from, to) => `${event} (${from} → ${to} %)`,
  byDecision: (name, move, from, to) => `${name ?? 'Du'}: ${move} (${from} → ${to} %)`,
  goTo: (step) => `Zu Schritt ${step}`,
  skill: 'Glück und Können',
  parts: {
    start: 'Vor dem Austeilen',
    others: 'Entscheidungen der anderen',
    own: 'Eigene Entscheidungen',
    chance: 'Zufall',
    end: 'Ergebnis',
  },
  sentence: ({ play, luck }, name) => {
    const said = name === null ? YOU : somebody(name);
    return `${said.play[play]}; ${said.luck[luck]}.`;
  },
  outOf: 'Von 100, wie der stärkste Bot es sieht; ± ist, wie weit es daneben liegen kann.',
  more: 'Wo mehr zu holen war',
  nothingMore: (name) =>
    name === null ? 'Du hast nichts liegen lassen.' : `${name} hat nichts liegen lassen.`,
  cost: (points, off) => `−${points} ± ${off}`,
  played: (move) => `Gespielt: ${move}`,
  better: (move) => `Besser: ${move}`,
  showIt: 'Auf dem Tisch zeigen',
};
