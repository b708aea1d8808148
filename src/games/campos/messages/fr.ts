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
      `${names.seat(e.seat)} pose ${piece(e.piece)} en colonne ${e.q}, ligne ${e.r}, rotation ${e.turn}.`,
    removed: (e, names) =>
      `${names.seat(e.seat)} retire ${piece(e.piece)} de la colonne ${e.q}, ligne ${e.r}.`,
    scored: (e, names) => `${names.seat(e.seat)} joue ${card(e.card)} et marque ${points(e.points)}.`,
    refilled: (e, names) => `${names.seat(e.seat)} tire du sac ${e.pieces.map(piece).join(' et ')}.`,
    constructionOver: (e, names) =>
      (e.by === 'cards'
        ? `${names.seat(e.seat)} a joué la dernière carte de sa main : la construction est terminée.`
        : `${names.seat(e.seat)} a moins de deux tuiles : la construction est terminée.`) +
      ` Les tuiles non posées quittent la partie, et ${names.seat(e.next)} commence le démontage.`,
    dealt: (e, names) =>
      e.cards === null
        ? `${names.seat(e.seat)} reçoit ${cards(e.count)}.`
        : `${names.seat(e.seat)} reçoit ${e.cards.map(card).join(' ; ')}.`,
    matchOver: (e, names) => `La partie est finie. Victoire : ${names.seats(e.winners)}.`,
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
};
