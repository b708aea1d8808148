import type { CardName, Colour, Share } from '../rules/rules.ts';
import { does, toLabels } from '../../../messages/messages.ts';
import type { Names } from '../../../messages/messages.ts';
import type { JerichoMessages } from './en.ts';
import { capital, nounIn, percentIn } from '../../../messages/text.ts';

const colours = { yellow: 'gelb', red: 'rot', green: 'grün', blue: 'blau', purple: 'violett' };
const card = (name: CardName): string => {
  const [colour, value] = name.split('-');
  return value === undefined ? 'Trompete' : `${colours[colour as Colour]} ${value}`;
};
/** As the object of a sentence: `eine Trompete`. */
const some = (name: CardName | null): string =>
  name === null ? 'eine Karte' : name === 'trumpet' ? 'eine Trompete' : card(name);
const cards = nounIn('de', 'Karte', 'Karten');
const trumpets = nounIn('de', 'Trompete', 'Trompeten');
const losses = (shares: readonly Share[], names: Names): string =>
  shares
    .map(({ seat, cards: [first = 'trumpet', ...more] }) => {
      const times = more.length === 0 ? '' : `${more.length + 1} × `;
      return `${times}${card(first)} von ${names.seat(seat)}`;
    })
    .join(', ');

const stay = (count: number): string =>
  count === 0 ? '' : ` ${cards(count)} ${count === 1 ? 'bleibt' : 'bleiben'} im Stock.`;

const percent = percentIn('de');
/** Before `Mauer`. */
const before = { yellow: 'gelbe', red: 'rote', green: 'grüne', blue: 'blaue', purple: 'violette' };
/** `die Trompete`, `die grüne 3` */
const the = (name: CardName): string => {
  const [colour, value] = name.split('-');
  return value === undefined ? 'die Trompete' : `die ${before[colour as Colour]} ${value}`;
};

export const de: JerichoMessages = {
  asks: {
    lay: 'Lege eine Mauerkarte verdeckt vor dich: Sie wird deine erste Mauer.',
    feed: 'Wähle eine Karte für den Stock.',
    build: 'Baue eine Mauerkarte an.',
    trumpet: 'Spiele eine Trompete auf eine Farbe.',
    supply: 'Lege eine Karte in den Stock.',
  },
  colours,
  card,
  round: (round) => `Durchgang ${round} von 3`,
  pile: (count) => `${cards(count)} im Nachziehstapel`,
  scoringLater: (draws) =>
    draws === 1
      ? 'die nächste Karte ist keine Wertungskarte'
      : `keine Wertungskarte unter den nächsten ${draws} Karten`,
  scoringNext: (among) =>
    among === 1
      ? 'die nächste Karte ist die Wertungskarte'
      : `Wertungskarte als Nächste: Chance 1 von ${among} (${percent(100 / among)})`,
  supply: (count) => `Stock: ${cards(count)}`,
  supplyKnown: (list) => `allen bekannt: ${list}`,
  supplyYours: (list) => `von dir: ${list}`,
  supplyUnknown: (count) => `unbekannt: ${cards(count)}`,
  hand: (list) => `Deine Handkarten: ${list}`,
  layout: (name) => `Verdeckt vor dir: ${name}`,
  chosen: (name) => `Du hast gewählt (${name}) und wartest auf die anderen.`,
  out: (count) => `${trumpets(count)} aus dem Spiel`,
  rows: { won: 'gewonnen', hand: 'Hand', fed: 'verdeckt' },
  legend: 'T Trompete (2), * längste Mauer, „verdeckt“: unbekannte Karten im Stock',
  seat: (name, won, hand, fed) =>
    `${name}: ${cards(won)} gewonnen, ${cards(hand)} auf der Hand, ${cards(fed)} verdeckt in den Stock gelegt.`,
  turn: (name) => `${name} ist am Zug.`,
  begins: (name) => `${name} beginnt.`,
  wall: (name, colour, list, length) => `${name}, Mauer ${colour}: ${list}; Länge ${length}.`,
  noWalls: (name) => `${name} hat keine Mauern.`,
  events: {
    laid: (e, names) => `${does(names, e.seat, 'legt', 'legst')} ${some(e.card)} verdeckt aus.`,
    fed: (e, names) =>
      e.card === null
        ? `${does(names, e.seat, 'füllt', 'füllst')} den Stock.`
        : `${does(names, e.seat, 'füllt', 'füllst')} den Stock: ${card(e.card)}.`,
    revealed: (e, names) =>
      e.card === 'trumpet'
        ? `${does(names, e.seat, 'deckt', 'deckst')} eine Trompete auf: Sie scheidet aus.`
        : `${does(names, e.seat, 'deckt', 'deckst')} ${card(e.card)} als erste Mauer auf.`,
    built: (e, names) => `${does(names, e.seat, 'baut', 'baust')} ${card(e.card)} an.`,
    trumpetPlayed: (e, names) =>
      `${does(names, e.seat, 'spielt', 'spielst')} eine Trompete, Farbe ${colours[e.colour]}.` +
      (e.removed.length === 0
        ? ' Niemand hat eine solche Mauer.'
        : ` In den Stock: ${losses(e.removed, names)}.`) +
      (e.fallen.length === 0 ? '' : ` Allein übrig und aus dem Spiel: ${losses(e.fallen, names)}.`) +
      (e.joins
        ? ' Die gespielte Trompete kommt in die eigene Mauer.'
        : ' Die gespielte Trompete scheidet aus.'),
    supplied: (e, names) => `${does(names, e.seat, 'legt', 'legst')} ${some(e.card)} in den Stock.`,
    drew: (e, names) => `${does(names, e.seat, 'zieht', 'ziehst')} ${some(e.card)}.`,
    scoringDrawn: (e, names) =>
      `${does(names, e.seat, 'zieht', 'ziehst')} eine Wertungskarte: Durchgang ${e.round} ist zu Ende und wird gewertet.`,
    supplyShown: (e) =>
      (e.cards.length === 0
        ? 'Im Stock liegt keine Mauerkarte.'
        : `Im Stock: ${e.cards.map(card).join(', ')}.`) +
      (e.trumpets === 0
        ? ''
        : ` ${trumpets(e.trumpets)} daraus ${e.trumpets === 1 ? 'scheidet' : 'scheiden'} aus.`),
    scored: (e, names) => {
      const colour = capital(colours[e.colour]);
      if (e.shares.length === 0) return `${colour}: Niemand hat eine Mauer.${stay(e.left.length)}`;
      const seats = toLabels(names).seats(e.shares.map(({ seat }) => seat));
      const each = e.shares[0]?.cards.length ?? 0;
      const longest = `${colour}, längste Mauer ${e.length}`;
      if (e.shares.length === 1) return `${longest}: ${seats} bekommt ${cards(each)}.`;
      const take =
        each === 0 ? 'liegen gleichauf, zum Teilen ist es zu wenig' : `teilen und bekommen je ${cards(each)}`;
      return `${longest}: ${seats} ${take}.${stay(e.left.length)}`;
    },
    roundBegun: (e, names) =>
      `Durchgang ${e.round}: Alle füllen den Stock, dann beginnt ${names.seat(e.start)}.`,
    onesTaken: (e, names) =>
      `${does(names, e.seat, 'gewinnt', 'gewinnst')} ${e.cards.length === 1 ? 'die 1' : `die ${e.cards.length} Einser`} aus den Mauern: ${e.cards.map(card).join(', ')}.` +
      (e.fallen === 0
        ? ''
        : ` ${trumpets(e.fallen)}, allein übrig, ${e.fallen === 1 ? 'scheidet' : 'scheiden'} aus.`),
    matchOver: (e, names) => {
      const list = (counts: readonly number[]): string =>
        counts.map((count, seat) => `${toLabels(names).seat(seat)} ${count}`).join(', ');
      return `Die Partie ist zu Ende. Gewonnene Karten: ${list(e.scores)}; übrig in Mauern: ${list(e.walls)}. Gewonnen: ${toLabels(names).seats(e.winners)}.`;
    },
  },
  refusals: {
    over: 'Die Partie ist zu Ende.',
    turn: 'Du bist nicht am Zug.',
    chosen: 'Du hast schon gewählt.',
    layNow: 'Zuerst legen alle eine Karte verdeckt aus.',
    feedNow: 'Zuerst legen alle eine Karte in den Stock.',
    laidBefore: 'Verdeckt legst du nur vor dem ersten Durchgang eine Karte aus.',
    fedBefore:
      'Alle füllen den Stock nur zu Beginn eines Durchgangs; in deinem Zug kannst du eine Karte hineinlegen.',
    notInHand: 'Diese Karte hast du nicht.',
    wallFirst: 'Spiele zuerst eine Mauerkarte. Eine Mauer darf nicht nur aus Trompeten bestehen.',
    notAWall: 'Eine Trompete kannst du nicht anbauen; spiele sie auf eine Farbe.',
    noTrumpet: 'Du hast keine Trompete.',
  },
  board: {
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
    placeOwn: (name) => `${card(name)}, verdeckt`,
    choosing: 'wählt',
    ready: 'bereit',
    toPlay: 'am Zug',
    asks: {
      turn: 'Du bist dran: Wähle eine Karte.',
      wall: (card) => `${capital(the(card))}: anbauen oder in den Stock legen.`,
      aim: 'Wähle eine Farbe für die Trompete oder lege sie in den Stock.',
      lay: (card) => `Lege ${the(card)} verdeckt auf deinen Platz.`,
      feed: (card) => `Lege ${the(card)} verdeckt in den Stock.`,
      waiting: (card, names, count) =>
        `Du hast ${the(card)} gewählt. ${names} ${count === 1 ? 'wählt' : 'wählen'} noch.`,
      theyLay: (names, count) => `${names} ${count === 1 ? 'wählt' : 'wählen'} eine erste Karte.`,
      theyFeed: (names, count) => `${names} ${count === 1 ? 'wählt' : 'wählen'} eine Karte für den Stock.`,
      sounds: (names, seat, colour) =>
        `${does(names, seat, 'spielt', 'spielst')} eine Trompete: ${capital(colours[colour])}!`,
      opens: (count, trumpets) =>
        `Der Stock wird geöffnet: ${count === 1 ? '1 Mauerkarte' : `${count} Mauerkarten`}` +
        (trumpets === 0
          ? '.'
          : `; ${trumpets === 1 ? '1 Trompete scheidet' : `${trumpets} Trompeten scheiden`} aus.`),
      ones: (names, seat, count) =>
        `${does(names, seat, 'gewinnt', 'gewinnst')} ${count === 1 ? 'die 1' : `die ${count} Einser`} aus den Mauern.`,
      over: (names, won) => `Die Partie ist zu Ende. Die meisten Karten: ${names}, ${cards(won)}.`,
    },
    falls: (name, count, changes) =>
      count === 1
        ? `${capital(the(name))} fällt: ${changes}.`
        : `${count} × ${card(name)} fallen: ${changes}.`,
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
      leads: (names, won) => `In Führung: ${names}, ${cards(won)}.`,
      nobody: 'niemand hat eine Mauer',
    },
    log: { toSupply: 'in den Stock', built: 'gebaut', on: 'auf' },
    sources: {
      colour: (colour) => `${capital(colours[colour])} aus dem Stock`,
      ones: 'Einser aus den Mauern',
      walls: 'Karten, die in Mauern bleiben',
      all: 'Gewonnene Karten',
    },
  },
  tips: {
    scoring: 'Eine Wertungskarte! Die längste Mauer jeder Farbe gewinnt jetzt deren Karten im Stock.',
    shared: 'Gleich lange Mauern teilen. Was sich nicht teilen lässt, bleibt im Stock.',
    joins: 'Eine Trompete kommt an die eigene Mauer, wenn sie noch steht, und zählt 2.',
    alone: 'Trompeten allein sind keine Mauer: Sie scheiden aus.',
    ones: 'Ganz am Ende gewinnst du jede 1 in deinen Mauern.',
  },
};
