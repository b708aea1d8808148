import { does, doesInside, toLabels } from '../../../messages/messages.ts';
import type { CardName, Colour } from '../rules/rules.ts';
import type { PuntoMessages } from './en.ts';
import { capital, countIn } from '../../../messages/text.ts';
import { describeSetup } from './describeSetup.ts';

const colours = { red: 'rouge', green: 'vert', blue: 'bleu', yellow: 'jaune' };
const card = (name: CardName): string => {
  const [colour, points] = name.split('-');
  return `${points} ${colours[colour as Colour]}`;
};
const times = countIn('fr');
const the = (name: CardName): string => `le ${card(name)}`;
const neutral = (card: CardName, isNeutral: boolean): string => `${the(card)}${isNeutral ? ' neutre' : ''}`;
const WAYS = { across: 'en ligne', down: 'en colonne', diagonal: 'en diagonale' };
const NUMBERS = ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six'];
const number = (count: number): string => NUMBERS[count] ?? `${count}`;
const columns = (count: number): string => `${number(count)} ${count === 1 ? 'colonne' : 'colonnes'}`;
const rows = (count: number): string => `${number(count)} ${count === 1 ? 'ligne' : 'lignes'}`;
const wins = (count: number): string => (count === 1 ? 'gagne' : 'gagnent');

export const fr: PuntoMessages = {
  asks: { place: 'Posez votre carte.' },
  colours,
  card,
  round: (round, toWin) =>
    `Manche ${round}, ${toWin === 1 ? 'une manche suffit' : `il faut ${toWin} manches`} pour gagner`,
  wins: (count) => times(count, 'manche gagnée', 'manches gagnées'),
  deck: (count) => `encore ${times(count, 'carte', 'cartes')}`,
  nextCard: (name) => `visible : ${name}`,
  removed: (cards) => `Hors jeu : ${cards.join(', ')}`,
  cell: (x, y, name) => `colonne ${x}, ligne ${y} : ${name}`,
  events: {
    turnedUp: (e, names) => `${does(names, e.seat, 'retourne', 'retournez')} le ${card(e.card)}.`,
    placed: (e, names) =>
      e.covered === null
        ? `${does(names, e.seat, 'pose', 'posez')} le ${card(e.card)} en colonne ${e.x}, ligne ${e.y}.`
        : `${does(names, e.seat, 'pose', 'posez')} le ${card(e.card)} sur le ${card(e.covered)} en colonne ${e.x}, ligne ${e.y}.`,
    stuck: (e, names) =>
      e.lacks === 'card'
        ? `${does(names, e.seat, 'n’a', 'n’avez')} plus de carte : la manche s’arrête et l’on compte les rangées auxquelles il manque une carte.`
        : `${does(names, e.seat, 'ne trouve', 'ne trouvez')} pas de place : la manche s’arrête et l’on compte les rangées auxquelles il manque une carte.`,
    roundWon: (e, names) =>
      `${toLabels(names).seats(e.seats)} : manche gagnée ${e.by === 'row' ? 'par une rangée complète' : 'au décompte'} ; le ${card(e.removed)} quitte la partie.`,
    roundDrawn: () => 'Personne ne gagne cette manche, et aucune carte ne quitte la partie.',
    roundDealt: (e, names) =>
      `La manche ${e.round} est distribuée, ${doesInside(names, e.start, 'commence', 'commencez')}.` +
      (e.surplus.length === 0 ? '' : ` En trop et hors jeu : ${e.surplus.map(card).join(', ')}.`),
    matchOver: (e, names) => `La partie est finie. Victoire : ${toLabels(names).seats(e.winners)}.`,
  },
  refusals: {
    over: 'La partie est finie.',
    turn: 'Ce n’est pas votre tour.',
    centre: 'La première carte d’une manche se pose au milieu.',
    span: 'Les cartes ne peuvent pas occuper plus de six colonnes ni plus de six lignes.',
    apart: 'La carte doit en toucher une autre par un côté ou par un coin.',
    points: 'Vous ne pouvez couvrir qu’une carte qui a moins de points.',
  },
  board: {
    howTo: (config) => {
      const { length, two, hasNeutral, isAhead, toWin } = describeSetup(config);
      const row = `${number(length)} cartes`;
      const ways = 'en ligne, en colonne ou en diagonale';
      const goal = {
        seats: `Alignez ${row} de l’une de vos deux couleurs, ${ways}, et vous gagnez la manche.`,
        teams: `Vous partagez deux couleurs avec la personne d’en face. Alignez ${row} de l’une d’elles, ${ways}, et votre équipe gagne la manche.`,
        single: `Alignez ${row} de votre couleur, ${ways}, et vous gagnez la manche.`,
      };
      return [
        goal[two ?? 'single'] + (hasNeutral ? ' Le jaune n’est à personne et ne compte pas.' : ''),
        `${isAhead ? 'La prochaine carte de chacun est face visible. À votre tour, posez la vôtre' : 'À votre tour, une carte est retournée pour vous. Posez-la'} à côté des autres, contre un côté ou un coin, ou sur n’importe quelle carte qui a moins de points.`,
        'La table ne dépasse jamais six colonnes ni six lignes ; ses bords se fixent au fil du jeu.',
        toWin === 1
          ? 'Qui gagne la manche gagne la partie.'
          : `Gagnez ${number(toWin)} manches et vous gagnez la partie. Mais la carte la plus haute de votre rangée gagnante est perdue pour de bon.`,
      ];
    },
    tempers: [
      'Construit vers l’extérieur, là où il y a de la place.',
      'Reste au milieu, là où tout se rejoint.',
      'Garde ses cartes bien groupées.',
    ],
    options: {
      teams: 'Équipes : les partenaires se font face',
      reveal: 'Les cartes sont retournées',
      roundsToWin: 'Manches à gagner',
    },
    optionValues: { turn: 'à son propre tour', ahead: 'à l’avance, visibles de tous' },
    optionNotes: {
      teams:
        'Les partenaires se font face et partagent deux couleurs. Il faut aligner cinq cartes de l’une d’elles.',
      reveal: 'La prochaine carte de chacun est visible : vous savez ce que les autres vont poser.',
    },
    status: (round, toWin) =>
      `Manche ${round} · ${toWin === 1 ? 'une seule décide' : `en ${toWin} gagnantes`}`,
    table: 'Table',
    players: 'Joueurs',
    ownCard: 'Votre carte',
    facts: 'Votre paquet et votre but',
    goal: (length, two) => `${capital(number(length))} alignées${two ? ' d’une même couleur' : ''}`,
    frame: (openColumns, openRows) => {
      if (openColumns === 0 && openRows === 0) return 'Taille maximale : 6 × 6';
      if (openColumns === 0) return `Peut encore grandir : ${rows(openRows)}`;
      if (openRows === 0) return `Peut encore grandir : ${columns(openColumns)}`;
      return `Peut encore grandir : ${columns(openColumns)}, ${rows(openRows)}`;
    },
    neutralNote: 'Le jaune n’est à personne et ne compte pas.',
    free: 'libre',
    neutral: 'neutre',
    covers: (cards) => `couvre ${cards.map(card).join(', ')}`,
    last: 'dernier coup',
    mayPlace: 'vous pouvez y poser votre carte',
    mayCover: 'vous pouvez la couvrir',
    waiting: (name) => `${card(name)} attend ici, appuyez encore pour confirmer`,
    hinted: (mark) => `conseil ${mark}`,
    inRow: 'dans la rangée gagnante',
    leaves: 'quitte la partie',
    hasLeft: 'a quitté la partie',
    next: 'ensuite',
    partner: 'votre partenaire',
    colours: (names) => names.join(' et '),
    faceDown: 'rien de visible',
    yourTurn: (card, isNeutral) => `À vous : posez ${neutral(card, isNeutral)}.`,
    yourStart: (card, isNeutral) => `Vous commencez : posez ${neutral(card, isNeutral)} au milieu.`,
    theirTurn: (name, card) => `${name} cherche une place pour ${the(card)}.`,
    turningUp: (name) => `${name} retourne une carte.`,
    youTurnUp: 'Vous retournez une carte.',
    sure: (phrase) => `${capital(phrase)} ?`,
    placeHere: (card) => `poser ${the(card)} ici`,
    youWinRow: (length) => `${capital(number(length))} alignées : vous gagnez la manche !`,
    winRow: (names, count, length) =>
      `${capital(number(length))} alignées : ${names} ${wins(count)} la manche.`,
    youWinCount: 'Vous gagnez la manche au décompte !',
    winCount: (names, count) => `${names} ${wins(count)} la manche au décompte.`,
    nobodyWins: 'Personne ne gagne cette manche.',
    noCard: (names, seat) =>
      `${does(names, seat, 'n’a', 'n’avez')} plus de carte. Qui a le plus de rangées à une carte près gagne ; à égalité, le moins de points gagne.`,
    noPlace: (names, seat) =>
      `${does(names, seat, 'ne peut', 'ne pouvez')} pas poser. Qui a le plus de rangées à une carte près gagne ; à égalité, le moins de points gagne.`,
    counted: (count, points) =>
      count === 0
        ? 'aucune'
        : `${count} ${count < 2 ? 'rangée' : 'rangées'}, ${points} ${points < 2 ? 'point' : 'points'}`,
    highest: (card) => `Sa carte la plus haute est ${the(card)}.`,
    goesOut: (card) => `${capital(the(card))} quitte la partie pour de bon.`,
    nothingGoes: 'Aucune carte ne quitte la partie.',
    completes: (card, covered, way) =>
      `${capital(the(card))}${covered === null ? '' : ` sur ${the(covered)}`} complète la rangée, ${WAYS[way]}.`,
    highestTag: 'la plus haute',
    lastTag: 'la dernière',
    placed: (names, seat, card, where) =>
      `${does(names, seat, 'pose', 'posez')} ${the(card)}${where === null ? '' : ` ${where}`}.`,
    inMiddle: 'au milieu',
    where: {
      on: (name) => `sur ${the(name)}`,
      left: (name) => `à gauche du ${card(name)}`,
      right: (name) => `à droite du ${card(name)}`,
      above: (name) => `au-dessus du ${card(name)}`,
      below: (name) => `au-dessous du ${card(name)}`,
      corner: (name) => `au coin du ${card(name)}`,
    },
    log: {
      on: 'sur',
      left: 'à gauche de',
      right: 'à droite de',
      above: 'au-dessus de',
      below: 'sous',
      corner: 'au coin de',
      won: (by) => (by === 'row' ? 'Rangée complète' : 'Gagne au décompte'),
      round: (round) => `Manche ${round}`,
    },
    youWinMatch: 'Vous gagnez la partie !',
    winMatch: (names, count) => `${names} ${wins(count)} la partie.`,
    soFar: 'Cette partie',
    roundTo: (round, names) => `Manche ${round} : ${names}`,
    roundToNobody: (round) => `Manche ${round} : personne`,
    roundBy: (round, how) => `${round} (${how})`,
    out: 'Hors jeu',
    since: (round, out) => `${round}. ${capital(the(out))} est hors jeu.`,
    byRow: 'rangées complètes',
    byCount: 'rangées à une carte près',
    won: 'Manches gagnées',
    placeMiddle: (card) => `poser ${the(card)} au milieu`,
    placeOn: (card, covered) => `poser ${the(card)} sur ${the(covered)}`,
    placeBeside: (card, other) => `poser ${the(card)} à côté ${the(other).replace('le ', 'du ')}`,
  },
  tips: {
    cover: 'Une carte de plus de points peut en couvrir une autre, à qui qu’elle soit.',
    row: 'Une rangée gagne la manche. Sa carte la plus haute quitte la partie.',
    count: 'Quelqu’un ne peut plus jouer : on compte les rangées à une carte près.',
    even: 'Les égalités s’annulent : personne ne gagne cette manche.',
  },
};
