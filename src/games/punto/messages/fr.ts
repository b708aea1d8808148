import type { CardName, Colour } from '../rules/rules.ts';
import type { PuntoMessages } from './en.ts';
import { countIn } from '../../../messages/text.ts';

const colours = { red: 'rouge', green: 'vert', blue: 'bleu', yellow: 'jaune' };

const card = (name: CardName): string => {
  const [colour, points] = name.split('-');
  return `${points} ${colours[colour as Colour]}`;
};

const times = countIn('fr');

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
    turnedUp: (e, names) => `${names.seat(e.seat)} retourne le ${card(e.card)}.`,
    placed: (e, names) =>
      e.covered === null
        ? `${names.seat(e.seat)} pose le ${card(e.card)} en colonne ${e.x}, ligne ${e.y}.`
        : `${names.seat(e.seat)} pose le ${card(e.card)} sur le ${card(e.covered)} en colonne ${e.x}, ligne ${e.y}.`,
    stuck: (e, names) =>
      e.lacks === 'card'
        ? `${names.seat(e.seat)} n’a plus de carte : la manche s’arrête et l’on compte les rangées auxquelles il manque une carte.`
        : `${names.seat(e.seat)} ne trouve pas de place : la manche s’arrête et l’on compte les rangées auxquelles il manque une carte.`,
    roundWon: (e, names) =>
      `${names.seats(e.seats)} : manche gagnée ${e.by === 'row' ? 'par une rangée complète' : 'au décompte'} ; le ${card(e.removed)} quitte la partie.`,
    roundDrawn: () => 'Personne ne gagne cette manche, et aucune carte ne quitte la partie.',
    roundDealt: (e, names) =>
      `La manche ${e.round} est distribuée, ${names.seat(e.start)} commence.` +
      (e.surplus.length === 0 ? '' : ` En trop et hors jeu : ${e.surplus.map(card).join(', ')}.`),
    matchOver: (e, names) => `La partie est finie. Victoire : ${names.seats(e.winners)}.`,
  },
  refusals: {
    over: 'La partie est finie.',
    turn: 'Ce n’est pas votre tour.',
    centre: 'La première carte d’une manche se pose au milieu.',
    span: 'Les cartes ne peuvent pas occuper plus de six colonnes ni plus de six lignes.',
    apart: 'La carte doit en toucher une autre par un côté ou par un coin.',
    points: 'Vous ne pouvez couvrir qu’une carte qui a moins de points.',
  },
};
