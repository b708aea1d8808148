import { it as words } from '../../messages/it.ts';
import type { SchichtExplainMessages } from './en.ts';
import { capital, listIn, nounIn, percentIn } from '../../../../messages/text.ts';

const { card, place } = words;
const cards = nounIn('it', 'carta', 'carte');
const KINDS = { row: 'una fila', column: 'una colonna', pile: 'una pila' };
const list = listIn('it');
const either = listIn('it', 'disjunction');
const number = (name: string): string => name.split('-')[1] ?? '';
const percent = percentIn('it');

export const it: SchichtExplainMessages = {
  remarks: {
    takes: (m) =>
      `Completa ${list(m.kinds.map((kind) => KINDS[kind]))}: ${cards(m.count)}${m.steps > 1 ? ` in ${m.steps} passi` : ''}.`,
    wouldTake: (m) =>
      `Così com’è il tavolo, completa ${list(m.kinds.map((kind) => KINDS[kind]))}: ${cards(m.count)}.`,
    stops: (m, names) => `Impedisce a ${names.seat(m.seat)} di prendere ${cards(m.count)}.`,
    brings: (m) => `In questo turno ti porterebbe circa ${cards(m.count)}.`,
    denies: (m) => `Gli altri prenderebbero circa ${cards(m.count)} in meno che con un’altra tua carta.`,
    feeds: (m) => `Ma gli altri prenderebbero circa ${cards(m.count)} in più che con un’altra tua carta.`,
    early: (m) => `Posata presto: il ${percent(m.percent)} delle carte nascoste è più basso.`,
    late: (m) =>
      `Posata tardi: il ${percent(m.percent)} delle carte nascoste viene prima e può preparare qualcosa.`,
    safe: () => 'Non lascia gallerie a cui manca una sola carta.',
    quiet: () => 'Conserva le altre carte per dopo.',
    hands: (m, names) => `Ma poi ${names.seat(m.seat)} può prendere ${cards(m.count)}.`,
    opens: (m) => `Ma a ${KINDS[m.kind]} con ${cards(m.count)} ne manca poi una sola.`,
    higher: (f) => `${number(f.card)} è più alto di ${number(f.than)}, il più alto della fila.`,
    lower: (f) => `${number(f.card)} è più basso di ${number(f.than)}, il più basso della fila.`,
    onlyPile: (f) => `${number(f.near)} è il più vicino a ${number(f.card)} nella sua fila.`,
    nearer: (f) => `${number(f.near)} è più vicino a ${number(f.card)} di quanto lo sia ${number(f.far)}.`,
    asNear: (f) => `${list(f.near.map(number))} sono ugualmente vicini a ${number(f.card)}: scegli tu.`,
    startsRow: (f) =>
      `Il suo colore non ha una fila: ne comincia una presso la carta più vicina sul bordo, ${card(f.near)}.`,
    colourless: () => 'C’è una fila senza colore: la carta deve andarci.',
    empty: () => 'Il tavolo è vuoto.',
    card: (f) => capital(card(f.card)),
    rank: (f) =>
      f.silver
        ? 'L’argento va in ogni fila. Il numero più alto si posa per primo; a parità, l’argento per ultimo.'
        : 'Il numero più alto si posa per primo; a parità, giallo, poi rosso, verde, blu.',
    pile: (f) =>
      `Una pila: sotto ${f.under.map(card).join(', ')}. Per la vicinanza conta solo quella in cima.`,
    wouldGo: (f) =>
      `Così com’è il tavolo, va ${either(f.ways.map(({ how, against }) => place(how, against)))}.`,
    revealed: (f, names) =>
      `${f.mine ? 'La tua' : names.seat(f.seat)}, numero ${f.place} nell’ordine di posa.`,
    treasure: (f, names) => `${f.mine ? 'Hai' : `${names.seat(f.seat)} ha`} preso ${cards(f.count)}`,
    mostWin: () => 'Dopo dodici manche vince chi ha più carte.',
    hand: (f, names) => `${f.mine ? 'La tua mano' : `Mano di ${names.seat(f.seat)}`}: ${cards(f.count)}`,
    order: () => 'L’ordine di posa: prima il numero più alto',
    four: (f) =>
      `${f.chain ? 'Chiudendo i vuoti si è completata' : 'Quattro fanno una galleria:'} ${list(f.kinds.map((kind) => KINDS[kind]))}.`,
    fewest: (f) => `Si muovono meno carte possibile: ${f.cards}.`,
    hidden: () => 'Non ancora viste: in altre mani, o fuori dal gioco coperte',
  },
  motives: {
    takes: 'Completare una galleria',
    wouldTake: 'Puntare a una galleria',
    stops: 'Rovinare una galleria',
    brings: 'Prendere in questo turno',
    denies: 'Lasciare meno agli altri',
    feeds: 'Lasciare di più agli altri',
    early: 'Posare presto',
    late: 'Posare tardi',
    safe: 'Non lasciare niente di aperto',
    quiet: 'Aspettare',
    hands: 'Lasciare una galleria',
    opens: 'Aprire una galleria',
  },
};
