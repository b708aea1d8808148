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
  percent,
  chanceOf: (name, share) => `${name ?? 'Du'}: ${percent(share)}`,
  turningPoints: 'Wendepunkte',
  noTurningPoints: 'Kein einzelner Zug hat die Chancen stark verändert.',
  move: (name, move) => `${name === null ? 'Dein Zug' : `Zug von ${name}`}: ${move}.`,
  chanceChange: (name, from, to) =>
    `${name === null ? 'Deine Chance' : `Chance von ${name}`}: ${percent(from)} → ${percent(to)}`,
  nothingMissed: 'Du hast keine Chance ausgelassen.',
  moreOften: (points) => `Gewinnt ${percent(points)} öfter.`,
  tryAgain: 'Diesen Zug noch einmal versuchen',
  playOn: 'Von hier weiterspielen',
  previousPoint: 'Voriger Wendepunkt',
  nextPoint: 'Nächster Wendepunkt',
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
  effects: {
    none: 'kaum Einfluss',
    helpedLittle: 'half ein wenig',
    helped: 'half viel',
    costLittle: 'kostete ein wenig',
    cost: 'kostete viel',
  },
  estimated: 'Geschätzt vom stärksten Bot.',
  played: (move) => `Gespielt: ${move}`,
};
