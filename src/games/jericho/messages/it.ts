import type { CardName, Colour, Share } from '../rules/rules.ts';
import type { Names } from '../../../messages/messages.ts';
import type { JerichoMessages } from './en.ts';
import { capital, nounIn, percentIn } from '../../../messages/text.ts';

const colours = { yellow: 'giallo', red: 'rosso', green: 'verde', blue: 'blu', purple: 'viola' };

const card = (name: CardName): string => {
  const [colour, value] = name.split('-');
  return value === undefined ? 'tromba' : `${value} ${colours[colour as Colour]}`;
};
/** As the object of a sentence: `un 3 verde`, `una tromba`. */
const some = (name: CardName): string => `${name === 'trumpet' ? 'una' : 'un'} ${card(name)}`;

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
        ? `${names.seat(e.seat)} posa una carta coperta.`
        : `${names.seat(e.seat)} posa coperta una carta: ${card(e.card)}.`,
    fed: (e, names) =>
      e.card === null
        ? `${names.seat(e.seat)} rifornisce la riserva.`
        : `${names.seat(e.seat)} rifornisce la riserva con ${some(e.card)}.`,
    revealed: (e, names) =>
      e.card === 'trumpet'
        ? `${names.seat(e.seat)} scopre una tromba: esce dal gioco.`
        : `${names.seat(e.seat)} scopre ${some(e.card)} come primo muro.`,
    built: (e, names) => `${names.seat(e.seat)} costruisce con ${some(e.card)}.`,
    trumpetPlayed: (e, names) =>
      `${names.seat(e.seat)} gioca una tromba e annuncia: ${colours[e.colour]}.` +
      (e.removed.length === 0
        ? ' Nessuno ha un muro di quel colore.'
        : ` Nella riserva: ${losses(e.removed, names)}.`) +
      (e.fallen.length === 0 ? '' : ` Rimaste sole e fuori dal gioco: ${losses(e.fallen, names)}.`) +
      (e.joins ? ' La tromba giocata si aggiunge al proprio muro.' : ' La tromba giocata esce dal gioco.'),
    supplied: (e, names) =>
      e.card === null
        ? `${names.seat(e.seat)} aggiunge una carta alla riserva.`
        : `${names.seat(e.seat)} aggiunge ${some(e.card)} alla riserva.`,
    drew: (e, names) =>
      e.card === null
        ? `${names.seat(e.seat)} pesca una carta.`
        : `${names.seat(e.seat)} pesca ${some(e.card)}.`,
    scoringDrawn: (e, names) =>
      `${names.seat(e.seat)} pesca una carta punteggio: la manche ${e.round} è finita e si fa il conteggio.`,
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
      const seats = names.seats(e.shares.map(({ seat }) => seat));
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
      `${names.seat(e.seat)} vince ${e.cards.length === 1 ? 'l’1' : `le ${e.cards.length} carte di valore 1`} delle sue mura: ${e.cards.map(card).join(', ')}.` +
      (e.fallen === 0
        ? ''
        : ` ${trumpets(e.fallen)} ${e.fallen === 1 ? 'rimasta sola esce' : 'rimaste sole escono'} dal gioco.`),
    matchOver: (e, names) => {
      const list = (counts: readonly number[]): string =>
        counts.map((count, seat) => `${names.seat(seat)} ${count}`).join(', ');
      return `La partita è finita. Carte vinte: ${list(e.scores)}; rimaste nelle mura: ${list(e.walls)}. Vittoria: ${names.seats(e.winners)}.`;
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
};
