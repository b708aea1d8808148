import { does, doesInside, toLabels } from '../../../messages/messages.ts';
import type { CardName, Colour, PieceName } from '../rules/rules.ts';
import type { CamposMessages } from './en.ts';
import { nounIn } from '../../../messages/text.ts';

const colours = { red: 'rouge', green: 'vert', blue: 'bleu', yellow: 'jaune' };
const named = (name: string): string => name.replaceAll(/[a-z]+/g, (colour) => colours[colour as Colour]);
const piece = (name: PieceName): string => named(name);
const card = (name: CardName): string => named(name).replace('>', ' > ').replace('=', ' = ');
const points = nounIn('fr', 'point', 'points');
const cards = nounIn('fr', 'carte', 'cartes');
const tiles = nounIn('fr', 'tuile', 'tuiles');
const grown = (changes: readonly string[]): string =>
  changes.length === 0 ? 'les plus grandes zones ne changent pas' : changes.join(', ');

export const fr: CamposMessages = {
  asks: {
    place: 'Posez une tuile.',
    score: 'Jouez une carte de score.',
    remove: 'Retirez une tuile.',
  },
  colours,
  piece,
  card,
  phases: { construction: 'Construction', deconstruction: 'Démontage' },
  bag: (count) => `${tiles(count)} dans le sac`,
  pile: (count) => `${cards(count)} dans la pioche`,
  points,
  hand: cards,
  front: (list) => `tuiles ${list.join(', ')}`,
  largest: (sizes) => `Plus grandes zones : ${sizes.join(', ')}`,
  played: (list) => `Jouées : ${list.join(', ')}`,
  yourCards: 'Vos cartes de score, jouées par leur numéro :',
  holds: (count) => `valable maintenant : ${points(count)}`,
  doesNotHold: 'pas valable maintenant',
  turn: 'rotation',
  anchorLegend: 'La majuscule est l’ancre : elle va à la colonne et à la ligne indiquées.',
  typePlace: '1 3,-2 4 pose la tuile 1 en colonne 3, ligne -2, rotation 4.',
  fixedLegend: 'Les tuiles en minuscules ne peuvent pas être retirées maintenant.',
  typeRemove: 'Tapez la colonne et la ligne d’une de ses cases, par exemple 3,-2.',
  legend: 'Une colonne descend vers la droite à partir de son numéro.',
  empty: 'La surface est vide',
  laid: (q, r, fields) => `Tuile en colonne ${q}, ligne ${r} : ${fields.join(' ; ')}`,
  field: (colour, q, r) => `${colour} en ${q}, ${r}`,
  events: {
    placed: (e, names) =>
      `${does(names, e.seat, 'pose', 'posez')} ${piece(e.piece)} en colonne ${e.q}, ligne ${e.r}, rotation ${e.turn}.`,
    removed: (e, names) =>
      `${does(names, e.seat, 'retire', 'retirez')} ${piece(e.piece)} de la colonne ${e.q}, ligne ${e.r}.`,
    scored: (e, names) =>
      `${does(names, e.seat, 'joue', 'jouez')} ${card(e.card)} et marque ${points(e.points)}.`,
    refilled: (e, names) =>
      `${does(names, e.seat, 'tire', 'tirez')} du sac ${e.pieces.map(piece).join(' et ')}.`,
    constructionOver: (e, names) =>
      (e.by === 'cards'
        ? `${does(names, e.seat, 'a', 'avez')} joué la dernière carte de sa main : la construction est terminée.`
        : `${does(names, e.seat, 'a', 'avez')} moins de deux tuiles : la construction est terminée.`) +
      ` Les tuiles non posées quittent la partie, et ${doesInside(names, e.next, 'commence', 'commencez')} le démontage.`,
    dealt: (e, names) =>
      e.cards === null
        ? `${does(names, e.seat, 'reçoit', 'recevez')} ${cards(e.count)}.`
        : `${does(names, e.seat, 'reçoit', 'recevez')} ${e.cards.map(card).join(' ; ')}.`,
    matchOver: (e, names) => `La partie est finie. Victoire : ${toLabels(names).seats(e.winners)}.`,
  },
  refusals: {
    over: 'La partie est finie.',
    turn: 'Ce n’est pas votre tour.',
    construction: 'La construction est en cours : on pose des tuiles, on n’en retire pas.',
    deconstruction: 'Le démontage est en cours : on retire des tuiles, on n’en pose pas.',
    placeFirst: 'Posez d’abord une tuile ; une carte ne peut que la suivre.',
    removeFirst: 'Retirez d’abord une tuile ; une carte ne peut que la suivre.',
    gone: 'Vous avez déjà posé cette tuile.',
    occupied: 'La tuile en recouvrirait une autre.',
    apart: 'Au moins un côté de la tuile doit coïncider avec un côté de la surface.',
    card: 'Vous n’avez pas cette carte.',
    condition: 'Cette carte n’est pas valable : sa première zone n’est pas plus grande que la deuxième.',
    empty: 'Il n’y a pas de tuile à cet endroit.',
    split: 'La surface serait coupée en morceaux.',
    locked: 'Cette tuile est bloquée par ses voisines.',
  },
  board: {
    keys: [['R, Maj + R', 'tourner la tuile dans un sens ou dans l’autre']],
    howTo: () => [
      'Vous avez deux tuiles de trois cases. Posez-en une contre la surface, tournée comme vous voulez.',
      'Posez ensuite l’autre, ou jouez une carte valable maintenant : rouge > bleu → vert demande que la plus grande zone rouge dépasse la plus grande zone bleue, et rapporte un point par case de la plus grande zone verte.',
      'Quand quelqu’un a joué sa dernière carte, ou que les tuiles manquent, chacun reçoit de nouvelles cartes et la surface est démontée par les bords : retirez une tuile, puis une deuxième, ou jouez une carte.',
      'Qui a le plus de points quand la dernière tuile est partie gagne.',
    ],
    tempers: [
      'Marque tôt et construit loin.',
      'Garde ses cartes et laisse grandir toutes les couleurs.',
      'Aime qu’une couleur s’étende autant que possible.',
    ],
    options: {},
    optionValues: {},
    area: 'Surface de jeu',
    pieces: 'Vos tuiles',
    cards: 'Vos cartes de score',
    largest: 'Plus grandes zones',
    scores: 'Scores',
    playedCards: 'Cartes jouées',
    noneYet: 'Aucune pour l’instant',
    first: {
      construction: 'À vous : posez une tuile.',
      deconstruction: 'À vous : retirez une tuile.',
    },
    second: {
      construction: 'Maintenant l’autre tuile, ou une carte.',
      deconstruction: 'Maintenant une deuxième tuile, ou une carte.',
    },
    secondOnly: {
      construction: 'Posez votre autre tuile. Aucune de vos cartes n’est encore valable.',
      deconstruction: 'Retirez une deuxième tuile. Aucune de vos cartes n’est valable maintenant.',
    },
    waits: {
      construction: (name) => `${name} pose une tuile.`,
      deconstruction: (name) => `${name} retire une tuile.`,
    },
    waitsAgain: {
      construction: (name) => `${name} : une deuxième tuile, ou une carte.`,
      deconstruction: (name) => `${name} retire encore une tuile ou joue une carte.`,
    },
    over: (winners) => `La partie est finie. Le plus de points : ${winners}.`,
    myPiece: (piece, turn) => `${piece}, rotation ${turn}`,
    noPiece: 'posée',
    turnOn: 'Tourner la tuile (R)',
    placeIt: 'La poser ici',
    takeIt: 'Retirer cette tuile',
    closer: 'Agrandir',
    farther: 'Réduire',
    fits: (q, r, turn, changes) => `Poser en colonne ${q}, ligne ${r}, rotation ${turn} : ${grown(changes)}`,
    change: (colour, from, to) => `${colour} de ${from} à ${to}`,
    withFacts: (piece, facts) => [piece, ...facts].join('. '),
    isLast: 'Dernier coup',
    mayGo: (changes) => `Vous pouvez la retirer : ${grown(changes)}`,
    staysHere: 'Elle ne peut pas être retirée maintenant',
    isHinted: 'Conseil',
    size: (colour, size) => `Plus grande zone, ${colour} : ${size}`,
    sizeAfter: (colour, size, after) => `Plus grande zone, ${colour} : ${size}→${after}`,
    card: (card, sizes, points, state) => `${card} : ${sizes} +${points}, ${state}`,
    states: {
      holds: 'valable maintenant',
      fails: 'pas valable',
      soon: 'serait valable après ce coup',
      lost: 'ne serait plus valable après ce coup',
    },
    mayPlay: (card) => `${card} ; vous pouvez la jouer`,
    seat: (name, points, cards, pieces) => [name, points, cards, ...pieces].join(', '),
    playedBy: (name, card, points) => `${name} : ${card}, ${points}`,
    piecesNow: (count) => (count < 2 ? `${count} tuile sur la surface` : `${count} tuiles sur la surface`),
    placeSo: (piece) => `poser ici la tuile ${piece}`,
    removeSo: (piece) => `retirer la tuile ${piece}`,
    toPlace: (piece) => `poser la tuile ${piece}`,
    toPlay: (card, points) => `jouer ${card} pour ${points}`,
    turned: {
      cards: (names, seat) =>
        `La construction est finie : ${doesInside(names, seat, 'a', 'avez')} joué la dernière carte.`,
      pieces: (names, seat) =>
        `La construction est finie : ${doesInside(names, seat, 'a', 'avez')} moins de deux tuiles.`,
      left: 'Les tuiles non posées quittent la partie. Les plus grandes zones :',
      dealt: (count, names, next) =>
        `Tout le monde reçoit ${count} nouvelles cartes, et ${doesInside(names, next, 'commence', 'commencez')}.`,
      now: 'Maintenant, on démonte la surface.',
      how: 'Seulement par l’extérieur : la surface reste d’un seul tenant, et les tuiles bloquées restent.',
    },
    placed: (names, seat, name) => `${does(names, seat, 'pose', 'posez')} la tuile ${piece(name)}.`,
    removed: (names, seat, name) => `${does(names, seat, 'retire', 'retirez')} la tuile ${piece(name)}.`,
    log: { placed: 'posée', removed: 'retirée' },
    source: (colour) => `Zones : ${colour}`,
    all: 'Tous les points',
  },
  tips: {
    card: 'Un point par case : la plus grande zone de la troisième couleur compte.',
    turn: 'Fini de construire ! Désormais on retire des tuiles, par l’extérieur.',
    cards: 'De nouvelles cartes ! Celles que vous avez gardées restent à vous.',
  },
};
