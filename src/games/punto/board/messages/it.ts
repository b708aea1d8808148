import type { CardName } from '../../rules/rules.ts';
import { it as words } from '../../messages/it.ts';
import { describeSetup } from '../introduction.ts';
import type { PuntoBoardMessages } from './en.ts';
import { capital } from '../../../../messages/text.ts';

/** `il 7 rosso`, but `l’8 rosso` and `l’1 blu`. */
const the = (card: CardName): string =>
  /-[18]$/.test(card) ? `l’${words.card(card)}` : `il ${words.card(card)}`;
const onThe = (card: CardName): string =>
  /-[18]$/.test(card) ? `sull’${words.card(card)}` : `sul ${words.card(card)}`;
const neutral = (card: CardName, isNeutral: boolean): string => `${the(card)}${isNeutral ? ' neutro' : ''}`;
const WAYS = { across: 'in orizzontale', down: 'in verticale', diagonal: 'in diagonale' };
const NUMBERS = ['nessuna', 'una', 'due', 'tre', 'quattro', 'cinque', 'sei'];
const number = (count: number): string => NUMBERS[count] ?? `${count}`;
const columns = (count: number): string => `${number(count)} ${count === 1 ? 'colonna' : 'colonne'}`;
const rows = (count: number): string => `${number(count)} ${count === 1 ? 'riga' : 'righe'}`;
const wins = (count: number): string => (count === 1 ? 'vince' : 'vincono');

export const it: PuntoBoardMessages = {
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
  status: (round, toWin) => `Manche ${round} · ${toWin === 1 ? 'ne basta una' : `vince chi ne fa ${toWin}`}`,
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
  covers: (cards) => `copre ${cards.map(words.card).join(', ')}`,
  last: 'ultima mossa',
  mayPlace: 'puoi posare qui la tua carta',
  mayCover: 'puoi coprirla',
  waiting: (card) => `${words.card(card)} aspetta qui, premi di nuovo per confermare`,
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
  winRow: (names, count, length) => `${capital(number(length))} in fila: ${names} ${wins(count)} la manche.`,
  youWinCount: 'Vinci la manche al conteggio!',
  winCount: (names, count) => `${names} ${wins(count)} la manche al conteggio.`,
  nobodyWins: 'Nessuno vince questa manche.',
  noCard: (name) =>
    `${name} non ha più carte. Vince chi ha più file a cui manca una carta; in parità, il totale più basso.`,
  noPlace: (name) =>
    `${name} non può posare. Vince chi ha più file a cui manca una carta; in parità, il totale più basso.`,
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
  log: {
    on: 'su',
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
};
