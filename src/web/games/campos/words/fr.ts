import type { CamposSays } from './en.ts';

const grown = (changes: readonly string[]): string =>
  changes.length === 0 ? 'les plus grandes zones ne changent pas' : changes.join(', ');

export const fr: CamposSays = {
  keys: [['R, Maj + R', 'tourner la tuile dans un sens ou dans l’autre']],
  howTo: () => [
    'Vous avez deux tuiles de trois cases. Posez-en une contre la surface, tournée comme vous voulez.',
    'Posez ensuite l’autre, ou jouez une carte dont la condition est remplie maintenant : rouge > bleu → vert demande que la plus grande zone rouge dépasse la plus grande zone bleue, et rapporte un point par case de la plus grande zone verte.',
    'Quand quelqu’un a joué sa dernière carte, ou que les tuiles manquent, chacun reçoit de nouvelles cartes et la surface est démontée par les bords : retirez une tuile, puis une deuxième, ou jouez une carte.',
    'Qui a le plus de points quand la dernière tuile est partie gagne.',
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
    construction: 'À vous : posez une tuile.',
    deconstruction: 'À vous : retirez une tuile.',
  },
  second: {
    construction: 'Maintenant l’autre tuile, ou une carte.',
    deconstruction: 'Maintenant une deuxième tuile, ou une carte.',
  },
  secondOnly: {
    construction: 'Maintenant l’autre tuile : aucune carte n’est remplie.',
    deconstruction: 'Maintenant une deuxième tuile : aucune carte n’est remplie.',
  },
  waits: {
    construction: (name) => `${name} pose une tuile.`,
    deconstruction: (name) => `${name} retire une tuile.`,
  },
  waitsAgain: {
    construction: (name) => `${name} : une deuxième tuile, ou une carte.`,
    deconstruction: (name) => `${name} retire encore une tuile ou joue une carte.`,
  },
  over: (winners) => `La partie est finie. Le plus de points : ${winners}.`,
  myPiece: (piece, turn) => `${piece}, rotation ${turn}`,
  noPiece: 'posée',
  turnOn: 'Tourner la tuile (R)',
  placeIt: 'La poser ici',
  takeIt: 'Retirer cette tuile',
  fits: (q, r, turn, changes) => `Poser en colonne ${q}, ligne ${r}, rotation ${turn} : ${grown(changes)}`,
  change: (colour, from, to) => `${colour} de ${from} à ${to}`,
  withFacts: (piece, facts) => [piece, ...facts].join('. '),
  isLast: 'Dernier coup',
  mayGo: (changes) => `Vous pouvez la retirer : ${grown(changes)}`,
  staysHere: 'Elle ne peut pas être retirée maintenant',
  isHinted: 'Conseil',
  size: (colour, size) => `Plus grande zone, ${colour} : ${size}`,
  sizeAfter: (colour, size, after) => `Plus grande zone, ${colour} : ${size}→${after}`,
  card: (card, sizes, points, state) => `${card} : ${sizes} +${points}, ${state}`,
  states: {
    holds: 'remplie maintenant',
    fails: 'pas remplie',
    soon: 'serait remplie après ce coup',
    lost: 'ne serait plus remplie après ce coup',
  },
  mayPlay: (card) => `${card} ; vous pouvez la jouer`,
  seat: (name, points, cards, pieces) => [name, points, cards, ...pieces].join(', '),
  playedBy: (name, card, points) => `${name} : ${card}, ${points}`,
  piecesNow: (count) => (count < 2 ? `${count} tuile sur la surface` : `${count} tuiles sur la surface`),
  toPlace: (piece, q, r, turn) => `poser ${piece} en colonne ${q}, ligne ${r}, rotation ${turn}`,
  toPlay: (card, points) => `jouer ${card} pour ${points}`,
  toRemove: (piece, q, r) => `retirer ${piece} de la colonne ${q}, ligne ${r}`,
  source: (colour) => `Zones : ${colour}`,
  all: 'Tous les points',
};
