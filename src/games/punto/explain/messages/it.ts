import { it as words } from '../../messages/it.ts';
import type { PuntoExplainMessages } from './en.ts';
import { capital, listIn } from '../../../../messages/text.ts';

const { card, colours } = words;
const NUMBERS = ['nessuna', 'una', 'due', 'tre', 'quattro', 'cinque', 'sei'];
const number = (count: number): string => NUMBERS[count] ?? `${count}`;
const MANY = { red: 'rosse', green: 'verdi', blue: 'blu', yellow: 'gialle' };
const ONE = { red: 'rossa', green: 'verde', blue: 'blu', yellow: 'gialla' };
const list = listIn('it');
const cards = (count: number): string => (count === 1 ? 'una carta' : `${count} carte`);

export const it: PuntoExplainMessages = {
  remarks: {
    wins: ({ length }) => `${capital(number(length))} in fila: la manche è vinta.`,
    breaks: (m, names) =>
      `Copre ${card(m.card)} nella fila di ${number(m.count)} ${MANY[m.colour]} di ${names.seats(m.seats)}.`,
    blocks: (m, names) =>
      `Ferma le ${number(m.count)} ${MANY[m.colour]} di ${names.seats(m.seats)}${m.over < 9 ? `: per passare serve più di un ${m.over}` : ''}.`,
    covers: (m, names) => `Copre ${card(m.card)} di ${names.seats(m.seats)}.`,
    shuts: (m, names) => `Non lascia nessuna fila aperta a ${names.seats(m.seats)}.`,
    threatens: (m) =>
      `Ancora una ${ONE[m.colour]} e la manche è vinta${m.places > 1 ? `, in ${number(m.places)} posti` : ''}.`,
    builds: (m) =>
      `${capital(number(m.count))} ${MANY[m.colour]} in linea, ${m.ends === 2 ? 'aperte da entrambi i lati' : 'aperte da un lato'}.`,
    gathers: (m) => `${capital(number(m.count))} ${MANY[m.colour]} che possono ancora diventare una fila.`,
    aside: () => 'Sicura: non aiuta nessuno.',
    leaves: (m, names) => `Ma a ${names.seats(m.seats)} manca ancora una sola ${ONE[m.colour]}.`,
    coversOwn: (m) => `Ma copre una tua carta: ${card(m.card)}.`,
    low: (m) => `Ma un ${m.points} si copre in fretta.`,
    card: (f) => capital(card(f.card)),
    free: () => 'Un posto libero',
    owner: (f, names) => (f.mine ? 'È uno dei tuoi colori.' : `Conta per ${names.seats(f.seats)}.`),
    nobodys: () => 'Un colore di nessuno: non fa fila.',
    strength: ({ points }) =>
      `${points === 1 ? 'Non copre niente' : `Copre ogni carta sotto ${points}`}; ${points === 9 ? 'niente la copre' : `ogni carta sopra ${points} la copre`}.`,
    under: (f) => `Sotto: ${f.cards.map(card).join(', ')}.`,
    mayComeHere: (f) => `La tua carta ${card(f.card)} può andare qui.`,
    mayGo: (f) =>
      `Può andare su ${f.beside === 1 ? 'un posto libero' : `${f.beside} posti liberi`}${f.onto === 0 ? '' : ` o sopra ${cards(f.onto)}`}.`,
    deck: (f, names) =>
      `${f.mine ? 'Il tuo mazzo' : `Mazzo di ${names.seat(f.seat)}`}: ${f.count === 1 ? 'una carta coperta' : `${f.count} carte coperte`}`,
    deckOrder: () => 'Nessuno ne conosce l’ordine, nemmeno chi lo possiede.',
    colours: (f, names) =>
      `${f.colours.length === 1 ? 'Colore' : 'Colori'} ${f.mine ? 'tuoi' : `di ${names.seat(f.seat)}`}: ${list(f.colours.map((one) => colours[one]))}`,
    needs: (f) =>
      `${capital(number(f.length))} in fila${f.two ? ', tutte in uno di questi,' : ''} vincono la manche.`,
    won: (f, names) =>
      `${f.mine ? 'Hai' : `${names.seat(f.seat)} ha`} vinto ${f.won === 1 ? '1 manche' : `${f.won} manche`} su ${f.of}`,
    frame: () => 'La cornice: al massimo sei colonne e sei righe',
    frameLeft: (f) =>
      `Ancora libere: ${f.columns === 1 ? 'una colonna' : `${f.columns} colonne`} e ${f.rows === 1 ? 'una riga' : `${f.rows} righe`}.`,
    out: (f) => `Fuori per sempre: ${f.cards.map(card).join(', ')}`,
    more: (f) => `${capital(card(f.card))} ha più punti di ${card(f.covered)}.`,
    touches: (f) => `${capital(card(f.card))} tocca ${list(f.others.map(card))}.`,
    rowLength: (f) => `Qui bastano ${number(f.length)} carte di un colore in linea.`,
    highest: (f) => `${capital(card(f.card))} è la carta più alta della fila: esce.`,
    shortRows: () => 'Qualcuno non poteva giocare: si contano le file a cui manca una carta.',
    toCome: (f, names) =>
      f.mine ? 'Le tue ancora da girare' : `Ancora da girare di ${names.seats(f.seats)}`,
    neutralToCome: () => 'Le neutre ancora nei mazzi',
  },
  motives: {
    wins: 'Completare una fila',
    breaks: 'Spezzare una fila',
    blocks: 'Fermare una fila',
    covers: 'Coprire una carta',
    shuts: 'Non lasciare file aperte',
    threatens: 'A una carta dalla fila',
    builds: 'Costruire una linea',
    gathers: 'Riunire un colore',
    aside: 'Non regalare niente',
    leaves: 'Lasciare una possibilità',
    coversOwn: 'Coprire una propria carta',
    low: 'Costruire con una carta bassa',
  },
};
