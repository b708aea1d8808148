import { does, toLabels } from '../../../messages/messages.ts';
import type { CardName, Colour } from '../rules/rules.ts';
import type { PuntoMessages } from './en.ts';
import { describeSetup } from './describeSetup.ts';
import { capital } from '../../../messages/text.ts';

const colours = { red: 'rosso', green: 'verde', blue: 'blu', yellow: 'giallo' };
const card = (name: CardName): string => {
  const [colour, points] = name.split('-');
  return `${points} ${colours[colour as Colour]}`;
};
/** The article before a card: `l’8 rosso`, `l’1 blu`, otherwise `il`. */
const the = (name: CardName): string => (/-[18]$/.test(name) ? `l’${card(name)}` : `il ${card(name)}`);
const onThe = (name: CardName): string => (/-[18]$/.test(name) ? `sull’${card(name)}` : `sul ${card(name)}`);
const ofThe = (name: CardName): string => onThe(name).replace('sul', 'del');
const neutral = (card: CardName, isNeutral: boolean): string => `${the(card)}${isNeutral ? ' neutro' : ''}`;
const WAYS = { across: 'in orizzontale', down: 'in verticale', diagonal: 'in diagonale' };
const NUMBERS = ['nessuna', 'una', 'due', 'tre', 'quattro', 'cinque', 'sei'];
const number = (count: number): string => NUMBERS[count] ?? `${count}`;
const columns = (count: number): string => `${number(count)} ${count === 1 ? 'colonna' : 'colonne'}`;
const rows = (count: number): string => `${number(count)} ${count === 1 ? 'riga' : 'righe'}`;
const wins = (count: number): string => (count === 1 ? 'vince' : 'vincono');

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
    turnedUp: (e, names) => `${does(names, e.seat, 'scopre', 'scopri')} ${the(e.card)}.`,
    placed: (e, names) =>
      e.covered === null
        ? `${does(names, e.seat, 'posa', 'posi')} ${the(e.card)} in colonna ${e.x}, riga ${e.y}.`
        : `${does(names, e.seat, 'posa', 'posi')} ${the(e.card)} ${onThe(e.covered)} in colonna ${e.x}, riga ${e.y}.`,
    stuck: (e, names) =>
      e.lacks === 'card'
        ? `${does(names, e.seat, 'non ha', 'non hai')} più carte: la manche finisce e si contano le file a cui manca una carta.`
        : `${does(names, e.seat, 'non trova', 'non trovi')} posto: la manche finisce e si contano le file a cui manca una carta.`,
    roundWon: (e, names) =>
      `${toLabels(names).seats(e.seats)}: manche vinta ${e.by === 'row' ? 'con una fila completa' : 'al conteggio'}; ${the(e.removed)} lascia la partita.`,
    roundDrawn: () => 'Nessuno vince questa manche, e nessuna carta lascia la partita.',
    roundDealt: (e, names) =>
      `La manche ${e.round} è distribuita, comincia ${names.seat(e.start)}.` +
      (e.surplus.length === 0 ? '' : ` Avanzate e fuori dal gioco: ${e.surplus.map(card).join(', ')}.`),
    matchOver: (e, names) => `La partita è finita. Vittoria: ${toLabels(names).seats(e.winners)}.`,
  },
  refusals: {
    over: 'La partita è finita.',
    turn: 'Non è il tuo turno.',
    centre: 'La prima carta di una manche va al centro.',
    span: 'Le carte non possono occupare più di sei colonne né più di sei righe.',
    apart: 'La carta deve toccarne un’altra con un lato o con un angolo.',
    points: 'Puoi coprire solo una carta con meno punti.',
  },
  board: {
    howTo: (config) => {
      const { length, two, hasNeutral, isAhead, toWin } = describeSetup(config);
      const row = `${number(length)} carte`;
      const ways = 'in orizzontale, in verticale o in diagonale';
      const goal = {
        seats: `Metti in fila ${row} di uno dei tuoi due colori, ${ways}, e vinci la manche.`,
        teams: `Hai due colori insieme a chi ti siede di fronte. Mettete in fila ${row} di uno di essi, ${ways}, e la vostra squadra vince la manche.`,
        single: `Metti in fila ${row} del tuo colore, ${ways}, e vinci la manche.`,
      };
      return [
        goal[two ?? 'single'] + (hasNeutral ? ' Il giallo non è di nessuno e non conta.' : ''),
        `${isAhead ? 'La prossima carta di ognuno è scoperta. Al tuo turno posa la tua' : 'Al tuo turno si scopre una carta per te. Posala'} accanto alle altre, a contatto con un lato o un angolo, oppure sopra una carta qualsiasi con meno punti.`,
        'Il tavolo non supera mai sei colonne e sei righe; i suoi bordi si fissano giocando.',
        toWin === 1
          ? 'Chi vince la manche vince la partita.'
          : `Vinci ${number(toWin)} manche e vinci la partita. Ma la carta più alta della tua fila vincente è persa per sempre.`,
      ];
    },
    tempers: [
      'Costruisce verso l’esterno, dove c’è posto.',
      'Resta al centro, dove tutto s’incontra.',
      'Tiene vicine le proprie carte.',
    ],
    options: {
      teams: 'Squadre: i compagni siedono di fronte',
      reveal: 'Le carte si scoprono',
      roundsToWin: 'Manche da vincere',
    },
    optionValues: { turn: 'al proprio turno', ahead: 'in anticipo, visibili a tutti' },
    optionNotes: {
      teams:
        'I compagni siedono di fronte e hanno due colori in comune. Servono cinque carte in fila di uno dei due.',
      reveal: 'La prossima carta di ognuno è scoperta: sai che cosa giocheranno gli altri.',
    },
    status: (round, toWin) =>
      `Manche ${round} · ${toWin === 1 ? 'ne basta una' : `vince chi ne fa ${toWin}`}`,
    table: 'Tavolo',
    players: 'Giocatori',
    ownCard: 'La tua carta',
    facts: 'Il tuo mazzo e che cosa ti serve',
    goal: (length, two) => `${capital(number(length))} in fila${two ? ' dello stesso colore' : ''}`,
    frame: (openColumns, openRows) => {
      if (openColumns === 0 && openRows === 0) return 'Dimensione massima: 6 × 6';
      if (openColumns === 0) return `Può ancora crescere: ${rows(openRows)}`;
      if (openRows === 0) return `Può ancora crescere: ${columns(openColumns)}`;
      return `Può ancora crescere: ${columns(openColumns)}, ${rows(openRows)}`;
    },
    neutralNote: 'Il giallo non è di nessuno e non conta.',
    free: 'libero',
    neutral: 'neutro',
    covers: (cards) => `copre ${cards.map(card).join(', ')}`,
    last: 'ultima mossa',
    mayPlace: 'puoi posare qui la tua carta',
    mayCover: 'puoi coprirla',
    waiting: (name) => `${card(name)} aspetta qui, premi di nuovo per confermare`,
    hinted: (mark) => `consiglio ${mark}`,
    inRow: 'nella fila vincente',
    leaves: 'lascia la partita',
    hasLeft: 'ha lasciato la partita',
    next: 'poi',
    partner: 'il tuo compagno',
    colours: (names) => names.join(' e '),
    faceDown: 'niente di scoperto',
    yourTurn: (card, isNeutral) => `Tocca a te: posa ${neutral(card, isNeutral)}.`,
    yourStart: (card, isNeutral) => `Cominci tu: posa ${neutral(card, isNeutral)} al centro.`,
    theirTurn: (name, card) => `${name} cerca un posto: ha ${the(card)}.`,
    turningUp: (name) => `${name} scopre una carta.`,
    youTurnUp: 'Scopri una carta.',
    sure: (phrase) => `${capital(phrase)}?`,
    placeHere: (card) => `posare ${the(card)} qui`,
    youWinRow: (length) => `${capital(number(length))} in fila: vinci la manche!`,
    winRow: (names, count, length) =>
      `${capital(number(length))} in fila: ${names} ${wins(count)} la manche.`,
    youWinCount: 'Vinci la manche al conteggio!',
    winCount: (names, count) => `${names} ${wins(count)} la manche al conteggio.`,
    nobodyWins: 'Nessuno vince questa manche.',
    noCard: (names, seat) =>
      `${does(names, seat, 'non ha', 'non hai')} più carte. Vince chi ha più file a cui manca una carta; in parità vince chi ha meno punti.`,
    noPlace: (names, seat) =>
      `${does(names, seat, 'non può', 'non puoi')} posare. Vince chi ha più file a cui manca una carta; in parità vince chi ha meno punti.`,
    counted: (count, points) =>
      count === 0
        ? 'nessuna'
        : `${count} ${count === 1 ? 'fila' : 'file'}, ${points} ${points === 1 ? 'punto' : 'punti'}`,
    highest: (card) => `La sua carta più alta è ${the(card)}.`,
    goesOut: (card) => `${capital(the(card))} lascia la partita per sempre.`,
    nothingGoes: 'Nessuna carta lascia la partita.',
    completes: (card, covered, way) =>
      `${capital(the(card))}${covered === null ? '' : ` ${onThe(covered)}`} completa la fila, ${WAYS[way]}.`,
    highestTag: 'la più alta',
    lastTag: 'l’ultima',
    placed: (names, seat, card, where) =>
      `${does(names, seat, 'posa', 'posi')} ${the(card)}${where === null ? '' : ` ${where}`}.`,
    inMiddle: 'al centro',
    where: {
      on: (card) => onThe(card),
      left: (card) => `a sinistra ${ofThe(card)}`,
      right: (card) => `a destra ${ofThe(card)}`,
      above: (card) => `al di sopra ${ofThe(card)}`,
      below: (card) => `al di sotto ${ofThe(card)}`,
      corner: (card) => `all’angolo ${ofThe(card)}`,
    },
    log: {
      on: 'su',
      left: 'a sinistra di',
      right: 'a destra di',
      above: 'sopra',
      below: 'sotto',
      corner: 'all’angolo di',
      won: (by) => (by === 'row' ? 'Fila completa' : 'Vince al conteggio'),
      round: (round) => `Manche ${round}`,
    },
    youWinMatch: 'Vinci la partita!',
    winMatch: (names, count) => `${names} ${wins(count)} la partita.`,
    soFar: 'Questa partita',
    roundTo: (round, names) => `Manche ${round}: ${names}`,
    roundToNobody: (round) => `Manche ${round}: nessuno`,
    roundBy: (round, how) => `${round} (${how})`,
    out: 'Fuori dalla partita',
    since: (round, out) => `${round}. ${capital(the(out))} è fuori dalla partita.`,
    byRow: 'file complete',
    byCount: 'file a cui manca una carta',
    won: 'Manche vinte',
    placeMiddle: (card) => `posare ${the(card)} al centro`,
    placeOn: (card, covered) => `posare ${the(card)} ${onThe(covered)}`,
    placeBeside: (card, other) => `posare ${the(card)} accanto ${onThe(other).replace('sul', 'al')}`,
  },
  tips: {
    cover: 'Una carta con più punti può coprirne un’altra, di chiunque sia.',
    row: 'Una fila vince la manche. La sua carta più alta lascia la partita.',
    count: 'Qualcuno non può continuare: contano le file a cui manca una carta.',
    even: 'I pareggi si annullano: nessuno vince questa manche.',
  },
};
