import type { CardName, Colour } from '../../rules/rules.ts';
import type { JerichoBoardMessages } from './en.ts';
import { capital, nounIn } from '../../../../messages/text.ts';

const colours = { yellow: 'gelb', red: 'rot', green: 'grün', blue: 'blau', purple: 'violett' };
/** Before `Mauer`. */
const before = { yellow: 'gelbe', red: 'rote', green: 'grüne', blue: 'blaue', purple: 'violette' };
const cardNamed = (name: CardName): string => {
  const [colour, value] = name.split('-');
  return value === undefined ? 'Trompete' : `${colours[colour as Colour]} ${value}`;
};
/** `die Trompete`, `die grüne 3` */
const the = (name: CardName): string => {
  const [colour, value] = name.split('-');
  return value === undefined ? 'die Trompete' : `die ${before[colour as Colour]} ${value}`;
};
const cards = nounIn('de', 'Karte', 'Karten');

export const de: JerichoBoardMessages = {
  howTo: () => [
    'Die Karten einer Farbe vor dir sind eine Mauer; ihre Länge ist die Summe ihrer Karten.',
    'In deinem Zug baust du eine Mauerkarte an, spielst eine Trompete oder legst irgendeine Karte verdeckt in den Stock. Danach ziehst du eine Karte nach.',
    'Eine Trompete nennt eine Farbe: Die höchsten Karten aller Mauern dieser Farbe fallen in den Stock, auch deine. Steht deine eigene Mauer dort noch, kommt die Trompete hinein und zählt 2.',
    'Kommt eine Wertungskarte, gewinnt die längste Mauer jeder Farbe die Karten dieser Farbe aus dem Stock. Nach der dritten zählen auch deine Einser, und wer die meisten Karten hat, gewinnt.',
  ],
  tempers: ['Bläst mit Vorliebe fremde Mauern um.', 'Baut, baut und baut.'],
  options: {},
  optionValues: {},
  parts: {
    seats: 'Plätze',
    walls: 'Mauern',
    layouts: 'Erste Karten',
    market: 'Stock und Nachziehstapel',
    hand: 'Deine Handkarten',
    hands: 'Alle Handkarten',
    won: 'Gewonnene Karten',
  },
  supply: 'Stock',
  pile: 'Stapel',
  allKnow: 'Allen bekannt',
  onlyYou: 'Nur dir bekannt',
  hidden: 'Verdeckt',
  tie: 'gleich',
  won: 'gewonnen',
  stays: 'bleibt',
  yourPlace: 'Dein Platz',
  chosen: 'gewählt',
  safeDraws: (count) => (count === 1 ? '1 Karte ohne Wertung' : `${count} Karten ohne Wertung`),
  oneIn: (count) => (count === 1 ? 'Nächste Karte wertet' : `Wertung als Nächstes: 1 von ${count}`),
  layerSafe: (count) => `${count} sicher`,
  layerHot: (count, round) => `${count}: darin Wertung ${round}`,
  colour: (colour) => capital(colours[colour]),
  leads: (colour, names, length) => `${capital(colours[colour])}: ${names} führt mit ${length}`,
  ties: (colour, names, length) => `${capital(colours[colour])}: ${names} gleichauf mit ${length}`,
  nobody: (colour) => `${capital(colours[colour])}: niemand hat eine Mauer`,
  wall: ({ colour, name, cards: list, length, lead, next }) => {
    const whose = name === null ? `deine ${before[colour]} Mauer` : `${before[colour]} Mauer von ${name}`;
    const rank = lead === 'alone' ? ', die längste' : lead === 'tie' ? ', gleichauf die längste' : '';
    const then = next === null ? '' : `; danach ${next}`;
    return list === '' ? `${whose}: keine${then}` : `${whose}: ${list}; Länge ${length}${rank}${then}`;
  },
  buildHere: (card, length) => `hier ${the(card)} anbauen, dann ist deine Mauer ${length} lang`,
  soundHere: (outcome) => `hier die Trompete spielen. ${outcome}`,
  putHere: (card) => `${the(card)} hineinlegen`,
  layHere: (card) => `${the(card)} hierher legen`,
  place: (name) => (name === null ? 'dein Platz' : `Platz von ${name}`),
  placeEmpty: 'leer',
  placeDown: 'eine verdeckte Karte',
  placeOwn: (card) => `${cardNamed(card)}, verdeckt`,
  choosing: 'wählt',
  ready: 'bereit',
  toPlay: 'am Zug',
  asks: {
    turn: 'Du bist am Zug: Wähle eine Karte.',
    wall: (card) => `${capital(the(card))}: anbauen oder in den Stock legen.`,
    aim: 'Wähle eine Farbe für die Trompete oder lege sie in den Stock.',
    lay: (card) => `Lege ${the(card)} verdeckt auf deinen Platz.`,
    feed: (card) => `Lege ${the(card)} verdeckt in den Stock.`,
    waiting: (card, names, count) =>
      `Du hast ${the(card)} gewählt. ${names} ${count === 1 ? 'wählt' : 'wählen'} noch.`,
    theyLay: (names, count) => `${names} ${count === 1 ? 'wählt' : 'wählen'} eine erste Karte.`,
    theyFeed: (names, count) => `${names} ${count === 1 ? 'wählt' : 'wählen'} eine Karte für den Stock.`,
    sounds: (name, colour) => `${name} spielt eine Trompete: ${capital(colours[colour])}!`,
    opens: (count, trumpets) =>
      `Der Stock wird geöffnet: ${count === 1 ? '1 Mauerkarte' : `${count} Mauerkarten`}` +
      (trumpets === 0
        ? '.'
        : `; ${trumpets === 1 ? '1 Trompete scheidet' : `${trumpets} Trompeten scheiden`} aus.`),
    ones: (name, count) => `${name} gewinnt ${count === 1 ? 'die 1' : `die ${count} Einser`} aus den Mauern.`,
    over: (names, count, won) =>
      `Die Partie ist zu Ende: ${names} ${count === 1 ? 'gewinnt' : 'teilen sich den Sieg'} mit ${cards(won)}.`,
  },
  falls: (card, count, changes) =>
    count === 1
      ? `${capital(the(card))} fällt: ${changes}.`
      : `${count} × ${cardNamed(card)} fallen: ${changes}.`,
  fallsNothing: (colour) => `Niemand hat eine ${before[colour]} Mauer: Nichts fällt.`,
  joins: (length) => `Deine Trompete kommt in deine Mauer: ${length}.`,
  leaves: 'Deine Trompete scheidet aus.',
  phrase: {
    lay: (card) => `${the(card)} verdeckt auslegen`,
    feed: (card) => `${the(card)} verdeckt in den Stock legen`,
    build: (card) => `${the(card)} anbauen`,
    supply: (card) => `${the(card)} in den Stock legen`,
    trumpet: (colour) => `die Trompete spielen, Farbe ${capital(colours[colour])}`,
  },
  scoring: {
    show: (round) => `So wurde Durchgang ${round} gewertet`,
    hide: 'Zurück zu den Mauern',
    title: (round) => `Wertung von Durchgang ${round}`,
    drawn: (name) =>
      name === null ? 'Du hast die Wertungskarte gezogen.' : `${name} hat die Wertungskarte gezogen.`,
    takes: (name, count) => `${name}: ${cards(count)}`,
    share: (names, each) => (each === 0 ? `${names}: keine` : `${names}: je ${each}`),
    stays: (count) => `${count} ${count === 1 ? 'bleibt' : 'bleiben'} im Stock`,
    beats: (length, next) => `${length} schlägt ${next}`,
    alone: (length) => `die einzige Mauer, ${length}`,
    tied: (length) => `gleichauf mit ${length}`,
    leads: (names, count, won) => `${names} ${count === 1 ? 'führt' : 'führen'} mit ${cards(won)}.`,
    nobody: 'niemand hat eine Mauer',
  },
  log: { toSupply: 'in den Stock', built: 'gebaut', on: 'auf' },
  sources: {
    colour: (colour) => `${capital(colours[colour])} aus dem Stock`,
    ones: 'Einser aus den Mauern',
    walls: 'Karten, die in Mauern bleiben',
    all: 'Gewonnene Karten',
  },
};
