import type { ReviewMessages } from './en.ts';
import { percentIn } from '../../../../messages/text.ts';

const YOU = {
  play: {
    well: 'Du hast gut gespielt',
    little: 'Du hast eine oder zwei Chancen verpasst',
    much: 'Du hast mehrere Chancen verpasst',
  },
  luck: {
    with: 'die Karten liefen für dich',
    against: 'die Karten liefen gegen dich',
    unclear: 'das Glück machte keinen klaren Unterschied',
  },
};
const somebody = (name: string): typeof YOU => ({
  play: {
    well: `${name} hat gut gespielt`,
    little: `${name} hat eine oder zwei Chancen verpasst`,
    much: `${name} hat mehrere Chancen verpasst`,
  },
  luck: {
    with: 'die Karten halfen',
    against: 'die Karten halfen nicht',
    unclear: 'das Glück machte keinen klaren Unterschied',
  },
});

const percent = percentIn('de');

export const de: ReviewMessages = {
  begin: 'Glück und Können trennen',
  about: 'Der stärkste Bot geht die Partie durch und zeigt, was Glück war und was Können.',
  underWay: (done) => `Die Partie wird durchgesehen: ${percent(done)}`,
  failed: 'Das hat nicht geklappt.',
  chance: 'Gewinnchance',
  chanceOf: (name, share, off) => `${name ?? 'Du'} ${share}${off > 0 ? ` ± ${off}` : ''}`,
  turningPoints: 'Wendepunkte',
  byPile: (event, from, to) => `${event} (${from} → ${percent(to)})`,
  byDecision: (name, move, from, to) => `${name ?? 'Du'}: ${move} (${from} → ${percent(to)})`,
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
  outOf: 'In Prozent, geschätzt vom stärksten Bot; ± ist die Fehlerspanne.',
  more: 'Größte verpasste Chancen',
  nothingMore: (name) =>
    name === null ? 'Du hast keine Chance verpasst.' : `${name} hat keine Chance verpasst.`,
  cost: (points, off) => `−${points} ± ${off}`,
  played: (move) => `Gespielt: ${move}`,
  showIt: 'Auf dem Tisch zeigen',
};
