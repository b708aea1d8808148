import type { CardName, Colour } from '../rules/rules.ts';
import type { PuntoMessages } from './en.ts';

const colours = { red: 'rosso', green: 'verde', blue: 'blu', yellow: 'giallo' };

const card = (name: CardName): string => {
  const [colour, points] = name.split('-');
  return `${points} ${colours[colour as Colour]}`;
};

/** The article before a card: `l’8 rosso`, `l’1 blu`, otherwise `il`. */
const the = (name: CardName): string => (/-[18]$/.test(name) ? `l’${card(name)}` : `il ${card(name)}`);
const onThe = (name: CardName): string => (/-[18]$/.test(name) ? `sull’${card(name)}` : `sul ${card(name)}`);

export const it: PuntoMessages = {
  asks: { place: 'Posa la tua carta.' },
  colours,
  card,
  round: (round, toWin) =>
    `Manche ${round}, ${toWin === 1 ? 'basta una manche' : `servono ${toWin} manche`} per vincere`,
  wins: (count) => (count === 1 ? '1 manche vinta' : `${count} manche vinte`),
  deck: (count) => (count === 1 ? 'ancora 1 carta' : `ancora ${count} carte`),
  nextCard: (name) => `scoperta: ${name}`,
  removed: (cards) => `Fuori dal gioco: ${cards.join(', ')}`,
  cell: (x, y, name) => `colonna ${x}, riga ${y}: ${name}`,
  events: {
    turnedUp: (e, names) => `${names.seat(e.seat)} scopre ${the(e.card)}.`,
    placed: (e, names) =>
      e.covered === null
        ? `${names.seat(e.seat)} posa ${the(e.card)} in colonna ${e.x}, riga ${e.y}.`
        : `${names.seat(e.seat)} posa ${the(e.card)} ${onThe(e.covered)} in colonna ${e.x}, riga ${e.y}.`,
    stuck: (e, names) =>
      e.lacks === 'card'
        ? `${names.seat(e.seat)} non ha più carte: la manche finisce e si contano le file a cui manca una carta.`
        : `${names.seat(e.seat)} non trova posto: la manche finisce e si contano le file a cui manca una carta.`,
    roundWon: (e, names) =>
      `${names.seats(e.seats)}: manche vinta ${e.by === 'row' ? 'con una fila completa' : 'al conteggio'}; ${the(e.removed)} lascia la partita.`,
    roundDrawn: () => 'Nessuno vince questa manche, e nessuna carta lascia la partita.',
    roundDealt: (e, names) =>
      `La manche ${e.round} è distribuita, comincia ${names.seat(e.start)}.` +
      (e.surplus.length === 0 ? '' : ` Avanzate e fuori dal gioco: ${e.surplus.map(card).join(', ')}.`),
    matchOver: (e, names) => `La partita è finita. Vittoria: ${names.seats(e.winners)}.`,
  },
  refusals: {
    over: 'La partita è finita.',
    turn: 'Non è il tuo turno.',
    centre: 'La prima carta di una manche va al centro.',
    span: 'Le carte non possono occupare più di sei colonne né più di sei righe.',
    apart: 'La carta deve toccarne un’altra con un lato o con un angolo.',
    points: 'Puoi coprire solo una carta con meno punti.',
  },
};
