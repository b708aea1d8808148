import type { CardName, Colour, Share } from '../rules/rules.ts';
import { does, toLabels } from '../../../messages/messages.ts';
import type { Names } from '../../../messages/messages.ts';
import type { JerichoMessages } from './en.ts';
import { capital, nounIn, percentIn } from '../../../messages/text.ts';

const colours = { yellow: 'giallo', red: 'rosso', green: 'verde', blue: 'blu', purple: 'viola' };
const card = (name: CardName): string => {
  const [colour, value] = name.split('-');
  return value === undefined ? 'tromba' : `${value} ${colours[colour as Colour]}`;
};
/** As the object of a sentence: `un 3 verde`, `una tromba`. */
const some = (name: CardName | null): string =>
  name === null ? 'una carta' : `${name === 'trumpet' ? 'una' : 'un'} ${card(name)}`;
const cards = nounIn('it', 'carta', 'carte');
const trumpets = nounIn('it', 'tromba', 'trombe');
const losses = (shares: readonly Share[], names: Names): string =>
  shares
    .map(({ seat, cards: [first = 'trumpet', ...more] }) => {
      const times = more.length === 0 ? '' : `${more.length + 1} × `;
      return `${times}${card(first)} da ${names.seat(seat)}`;
    })
    .join(', ');

const stay = (count: number): string =>
  count === 0 ? '' : ` ${cards(count)} ${count === 1 ? 'resta' : 'restano'} nella riserva.`;

const percent = percentIn('it');
/** `la tromba`, `il 3 verde`, `l’1 verde` */
const the = (name: CardName): string => {
  if (name === 'trumpet') return 'la tromba';
  return name.endsWith('-1') ? `l’${card(name)}` : `il ${card(name)}`;
};

export const it: JerichoMessages = {
  asks: {
    lay: 'Posa una carta muro coperta: sarà il tuo primo muro.',
    feed: 'Scegli una carta per la riserva.',
    build: 'Costruisci con una carta muro.',
    trumpet: 'Gioca una tromba su un colore.',
    supply: 'Aggiungi una carta alla riserva.',
  },
  colours,
  card,
  round: (round) => `Manche ${round} di 3`,
  pile: (count) => `${cards(count)} nel mazzo`,
  scoringLater: (draws) =>
    draws === 1
      ? 'la prossima carta non è una carta punteggio'
      : `nessuna carta punteggio tra le prossime ${draws}`,
  scoringNext: (among) =>
    among === 1
      ? 'la prossima carta è la carta punteggio'
      : `carta punteggio adesso: 1 probabilità su ${among} (${percent(100 / among)})`,
  supply: (count) => `Riserva: ${cards(count)}`,
  supplyKnown: (list) => `noto a tutti: ${list}`,
  supplyYours: (list) => `messo da te: ${list}`,
  supplyUnknown: (count) => `ignoto: ${cards(count)}`,
  hand: (list) => `La tua mano: ${list}`,
  layout: (name) => `Coperta davanti a te: ${name}`,
  chosen: (name) => `Hai scelto (${name}) e aspetti gli altri.`,
  out: (count) => `${trumpets(count)} fuori dal gioco`,
  rows: { won: 'vinte', hand: 'mano', fed: 'coperte' },
  legend: 'T tromba (2), * muro più lungo, «coperte»: carte ignote nella riserva',
  seat: (name, won, hand, fed) =>
    `${name}: ${cards(won)} ${won === 1 ? 'vinta' : 'vinte'}, ${cards(hand)} in mano, ${cards(fed)} ${fed === 1 ? 'messa coperta' : 'messe coperte'} nella riserva.`,
  turn: (name) => `Tocca a ${name}.`,
  begins: (name) => `Comincerà ${name}.`,
  wall: (name, colour, list, length) => `${name}, muro ${colour}: ${list}; lunghezza ${length}.`,
  noWalls: (name) => `${name} non ha mura.`,
  events: {
    laid: (e, names) =>
      e.card === null
        ? `${does(names, e.seat, 'posa', 'posi')} una carta coperta.`
        : `${does(names, e.seat, 'posa', 'posi')} coperta una carta: ${card(e.card)}.`,
    fed: (e, names) =>
      e.card === null
        ? `${does(names, e.seat, 'rifornisce', 'rifornisci')} la riserva.`
        : `${does(names, e.seat, 'rifornisce', 'rifornisci')} la riserva con ${some(e.card)}.`,
    revealed: (e, names) =>
      e.card === 'trumpet'
        ? `${does(names, e.seat, 'scopre', 'scopri')} una tromba: esce dal gioco.`
        : `${does(names, e.seat, 'scopre', 'scopri')} ${some(e.card)} come primo muro.`,
    built: (e, names) => `${does(names, e.seat, 'costruisce', 'costruisci')} con ${some(e.card)}.`,
    trumpetPlayed: (e, names) =>
      `${does(names, e.seat, 'gioca', 'giochi')} una tromba e annuncia: ${colours[e.colour]}.` +
      (e.removed.length === 0
        ? ' Nessuno ha un muro di quel colore.'
        : ` Nella riserva: ${losses(e.removed, names)}.`) +
      (e.fallen.length === 0 ? '' : ` Rimaste sole e fuori dal gioco: ${losses(e.fallen, names)}.`) +
      (e.joins ? ' La tromba giocata si aggiunge al proprio muro.' : ' La tromba giocata esce dal gioco.'),
    supplied: (e, names) => `${does(names, e.seat, 'aggiunge', 'aggiungi')} ${some(e.card)} alla riserva.`,
    drew: (e, names) => `${does(names, e.seat, 'pesca', 'peschi')} ${some(e.card)}.`,
    scoringDrawn: (e, names) =>
      `${does(names, e.seat, 'pesca', 'peschi')} una carta punteggio: la manche ${e.round} è finita e si fa il conteggio.`,
    supplyShown: (e) =>
      (e.cards.length === 0
        ? 'Nella riserva non ci sono carte muro.'
        : `Nella riserva: ${e.cards.map(card).join(', ')}.`) +
      (e.trumpets === 0
        ? ''
        : ` ${trumpets(e.trumpets)} della riserva ${e.trumpets === 1 ? 'esce' : 'escono'} dal gioco.`),
    scored: (e, names) => {
      const colour = capital(colours[e.colour]);
      if (e.shares.length === 0) return `${colour}: nessuno ha un muro.${stay(e.left.length)}`;
      const seats = toLabels(names).seats(e.shares.map(({ seat }) => seat));
      const each = e.shares[0]?.cards.length ?? 0;
      const longest = `${colour}, muro più lungo ${e.length}`;
      if (e.shares.length === 1) return `${longest}: ${seats} prende ${cards(each)}.`;
      const take =
        each === 0
          ? 'sono alla pari, le carte non bastano per dividerle'
          : `sono alla pari e prendono ${cards(each)} a testa`;
      return `${longest}: ${seats} ${take}.${stay(e.left.length)}`;
    },
    roundBegun: (e, names) =>
      `Manche ${e.round}: tutti riforniscono la riserva, poi comincia ${names.seat(e.start)}.`,
    onesTaken: (e, names) =>
      `${does(names, e.seat, 'vince', 'vinci')} ${e.cards.length === 1 ? 'l’1' : `le ${e.cards.length} carte di valore 1`} delle sue mura: ${e.cards.map(card).join(', ')}.` +
      (e.fallen === 0
        ? ''
        : ` ${trumpets(e.fallen)} ${e.fallen === 1 ? 'rimasta sola esce' : 'rimaste sole escono'} dal gioco.`),
    matchOver: (e, names) => {
      const list = (counts: readonly number[]): string =>
        counts.map((count, seat) => `${toLabels(names).seat(seat)} ${count}`).join(', ');
      return `La partita è finita. Carte vinte: ${list(e.scores)}; rimaste nelle mura: ${list(e.walls)}. Vittoria: ${toLabels(names).seats(e.winners)}.`;
    },
  },
  refusals: {
    over: 'La partita è finita.',
    turn: 'Non è il tuo turno.',
    chosen: 'Hai già scelto.',
    layNow: 'Prima tutti posano una carta coperta.',
    feedNow: 'Prima tutti riforniscono la riserva.',
    laidBefore: 'Si posa una carta coperta solo prima della prima manche.',
    fedBefore:
      'La riserva si rifornisce solo all’inizio di una manche; nel tuo turno puoi aggiungervi una carta.',
    notInHand: 'Non hai quella carta.',
    wallFirst: 'Posa una carta muro: un muro non può essere fatto di sole trombe.',
    notAWall: 'Con una tromba non si costruisce; giocala annunciando un colore.',
    noTrumpet: 'Non hai trombe.',
  },
  board: {
    howTo: () => [
      'Le tue carte di un colore formano un muro; la sua lunghezza è la somma delle sue carte.',
      'Nel tuo turno costruisci con una carta muro, giochi una tromba oppure aggiungi una carta coperta alla riserva. Poi peschi una carta.',
      'Una tromba annuncia un colore: le carte più alte di tutte le mura di quel colore cadono nella riserva, anche le tue. Se lì hai ancora un muro, la tromba vi si aggiunge e vale 2.',
      'Quando esce una carta punteggio, il muro più lungo di ogni colore vince le carte di quel colore nella riserva. Dopo la terza contano anche i tuoi 1, e chi ha più carte vince.',
    ],
    tempers: ['Adora far cadere le mura degli altri.', 'Costruisce, costruisce e costruisce ancora.'],
    options: {},
    optionValues: {},
    parts: {
      seats: 'Posti',
      walls: 'Mura',
      layouts: 'Prime carte',
      market: 'Riserva e mazzo',
      hand: 'La tua mano',
      hands: 'Tutte le mani',
      won: 'Carte vinte',
    },
    supply: 'Riserva',
    pile: 'Mazzo',
    allKnow: 'Note',
    onlyYou: 'Solo a te',
    hidden: 'Coperte',
    tie: 'pari',
    won: 'vinte',
    stays: 'resta',
    yourPlace: 'Il tuo posto',
    chosen: 'scelta',
    safeDraws: (count) => (count === 1 ? '1 carta senza conteggio' : `${count} carte senza conteggio`),
    oneIn: (count) => (count === 1 ? 'ora conteggio' : `conteggio 1 su ${count}`),
    layerSafe: (count) => (count === 1 ? '1 sicura' : `${count} sicure`),
    layerHot: (count, round) => `${count}: con conteggio ${round}`,
    colour: (colour) => capital(colours[colour]),
    leads: (colour, names, length) => `${capital(colours[colour])}: ${names} in testa con ${length}`,
    ties: (colour, names, length) => `${capital(colours[colour])}: ${names} alla pari con ${length}`,
    nobody: (colour) => `${capital(colours[colour])}: nessuno ha un muro`,
    wall: ({ colour, name, cards: list, length, lead, next }) => {
      const whose = name === null ? `il tuo muro ${colours[colour]}` : `muro ${colours[colour]} di ${name}`;
      const rank = lead === 'alone' ? ', il più lungo' : lead === 'tie' ? ', il più lungo a pari merito' : '';
      const then = next === null ? '' : `; diventerebbe ${next}`;
      return list === ''
        ? `${whose}: nessuno${then}`
        : `${whose}: ${list}; lunghezza ${length}${rank}${then}`;
    },
    buildHere: (card, length) => `costruire qui con ${the(card)}, il tuo muro diventerebbe ${length}`,
    soundHere: (outcome) => `giocare qui la tromba. ${outcome}`,
    putHere: (card) => `aggiungervi ${the(card)}`,
    layHere: (card) => `posare qui ${the(card)}`,
    place: (name) => (name === null ? 'il tuo posto' : `posto di ${name}`),
    placeEmpty: 'vuoto',
    placeDown: 'una carta coperta',
    placeOwn: (name) => `${card(name)}, coperta`,
    choosing: 'sceglie',
    ready: 'ha scelto',
    toPlay: 'deve giocare',
    asks: {
      turn: 'Tocca a te: scegli una carta.',
      wall: (card) => `${capital(the(card))}: costruisci, o aggiungilo alla riserva.`,
      aim: 'Scegli un colore per la tromba, o aggiungila alla riserva.',
      lay: (card) => `Posa ${the(card)} al tuo posto, a faccia in giù.`,
      feed: (card) => `Aggiungi ${the(card)} alla riserva, a faccia in giù.`,
      waiting: (card, names, count) =>
        `Hai scelto ${the(card)}. ${names} ${count === 1 ? 'sceglie' : 'scelgono'} ancora.`,
      theyLay: (names, count) => `${names} ${count === 1 ? 'sceglie' : 'scelgono'} la prima carta.`,
      theyFeed: (names, count) =>
        `${names} ${count === 1 ? 'sceglie' : 'scelgono'} una carta per la riserva.`,
      sounds: (names, seat, colour) =>
        `${does(names, seat, 'gioca', 'giochi')} una tromba: ${colours[colour]}!`,
      opens: (count, trumpets) =>
        `Si apre la riserva: ${count === 1 ? '1 carta muro' : `${count} carte muro`}` +
        (trumpets === 0
          ? '.'
          : `; ${trumpets === 1 ? '1 tromba esce' : `${trumpets} trombe escono`} dal gioco.`),
      ones: (names, seat, count) =>
        `${does(names, seat, 'vince', 'vinci')} ${count === 1 ? 'l’1' : `le ${count} carte 1`} delle mura.`,
      over: (names, won) => `La partita è finita. Più carte: ${names}, ${cards(won)}.`,
    },
    falls: (name, count, changes) =>
      count === 1 ? `Cade ${the(name)}: ${changes}.` : `Cadono ${count} × ${card(name)}: ${changes}.`,
    fallsNothing: (colour) => `Nessuno ha un muro ${colours[colour]}: non cade nulla.`,
    joins: (length) => `La tua tromba si aggiunge al tuo muro: ${length}.`,
    leaves: 'La tua tromba esce dal gioco.',
    phrase: {
      lay: (card) => `posare ${the(card)} a faccia in giù`,
      feed: (card) => `rifornire la riserva: ${the(card)}`,
      build: (card) => `costruire con ${the(card)}`,
      supply: (card) => `aggiungere ${the(card)} alla riserva`,
      trumpet: (colour) => `giocare la tromba sul ${colours[colour]}`,
    },
    scoring: {
      show: (round) => `Il conteggio della manche ${round}`,
      hide: 'Torna alle mura',
      title: (round) => `Conteggio della manche ${round}`,
      drawn: (name) =>
        name === null ? 'Hai pescato la carta punteggio.' : `${name} ha pescato la carta punteggio.`,
      takes: (name, count) => `${name}: ${cards(count)}`,
      share: (names, each) => (each === 0 ? `${names}: nessuna` : `${names}: ${each} a testa`),
      stays: (count) => `${count} ${count === 1 ? 'resta' : 'restano'} nella riserva`,
      beats: (length, next) => `${length} batte ${next}`,
      alone: (length) => `l’unico muro, ${length}`,
      tied: (length) => `alla pari con ${length}`,
      leads: (names, won) => `In testa: ${names}, ${cards(won)}.`,
      nobody: 'nessuno ha un muro',
    },
    log: { toSupply: 'nella riserva', built: 'costruito', on: 'su' },
    sources: {
      colour: (colour) => `${capital(colours[colour])} dalla riserva`,
      ones: 'Gli 1 delle mura',
      walls: 'Carte rimaste nelle mura',
      all: 'Carte vinte',
    },
  },
  tips: {
    scoring: 'Una carta punteggio! Il muro più lungo di ogni colore prende le sue carte dalla riserva.',
    shared: 'Le mura uguali dividono. Ciò che non si divide resta nella riserva.',
    joins: 'Se il muro di chi la gioca resta in piedi, la tromba vale 2.',
    alone: 'Le trombe da sole non fanno un muro: escono dal gioco.',
    ones: 'Alla fine vinci ogni 1 delle tue mura.',
  },
};
