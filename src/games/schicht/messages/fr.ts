import type { CardName, Colour, How } from '../rules/rules.ts';
import { sayCorridors } from './corridors.ts';
import type { Moved, SchichtMessages } from './en.ts';
import { countIn } from '../../../messages/text.ts';

const colours = { yellow: 'jaune', red: 'rouge', green: 'vert', blue: 'bleu', silver: 'argent' };

const card = (name: CardName): string => {
  const [colour, number] = name.split('-');
  return `${number} ${colours[colour as Colour]}`;
};

const times = countIn('fr');
const cards = (count: number): string => times(count, 'carte', 'cartes');

const PLACES: { readonly [H in Exclude<How, 'first'>]: string } = {
  above: 'dans une nouvelle rangée au-dessus du',
  below: 'dans une nouvelle rangée au-dessous du',
  left: 'à gauche du',
  right: 'à droite du',
  onto: 'sur le',
};
const place = (how: How, against: CardName | null): string =>
  how === 'first' || against === null ? 'sur la table vide' : `${PLACES[how]} ${card(against)}`;

const corridors = sayCorridors(
  {
    row: { one: 'une rangée', many: 'rangées' },
    column: { one: 'une colonne', many: 'colonnes' },
    pile: { one: 'une pile', many: 'piles' },
  },
  'et',
);

const steps = (count: number, forward: string, back: string): string[] =>
  count === 0 ? [] : [`de ${Math.abs(count)} vers ${count > 0 ? forward : back}`];
const shift = ({ card: top, height, columns, rows }: Moved): string => {
  const way = [...steps(columns, 'la droite', 'la gauche'), ...steps(rows, 'le bas', 'le haut')];
  return `le ${card(top)}${height > 1 ? ` (pile de ${height})` : ''} se déplace ${way.join(' et ')}`;
};

export const fr: SchichtMessages = {
  asks: {
    choose: 'Choisissez une carte en secret.',
    lay: 'Posez votre carte.',
    close: 'Choisissez comment combler les vides.',
  },
  colours,
  card,
  place,
  shift,
  round: (round, rounds) => `Manche ${round} sur ${rounds}`,
  treasure: (count, silver) =>
    `${times(count, 'carte prise', 'cartes prises')}${silver === null ? '' : `, dont ${silver} argent`}`,
  handSize: (count) => `${cards(count)} dans chaque main`,
  hand: (names) => `Votre main : ${names.join(', ')}`,
  chosen: (name) => `Vous avez choisi le ${name}`,
  away: (names) => `Retournées au début et hors jeu : ${names.join(', ')}`,
  order: 'Posées dans cet ordre :',
  laid: 'posée',
  legend: 'R9/3 est une pile de trois cartes, le 9 rouge dessus',
  empty: 'La table est vide',
  row: (number, colour, piles) => `Rangée ${number}, ${colour ?? 'sans couleur'} : ${piles.join(' ; ')}`,
  pile: (column, top, covered) =>
    `colonne ${column} : ${top}${covered.length === 0 ? '' : ` sur ${covered.join(', ')}`}`,
  events: {
    revealed: (e, names) =>
      `Manche ${e.round}, dans cet ordre : ${e.cards.map(({ seat, card: c }) => `${names.seat(seat)} : ${card(c)}`).join(' ; ')}.`,
    laid: (e, names) => `${names.seat(e.seat)} pose le ${card(e.card)} ${place(e.how, e.against)}.`,
    taken: (e, names) =>
      `${e.step > 1 ? `Réaction en chaîne, étape ${e.step} : ` : ''}${names.seat(e.seat)} complète ${corridors(e.corridors)} et prend ${cards(e.cards.length)} : ${e.cards.map(card).join(', ')}.`,
    closed: (e) => `Les vides se comblent : ${e.moves.map(shift).join(' ; ')}.`,
    matchOver: (e, names) => {
      const silver = (seat: number): string => (e.silver === null ? '' : ` (dont ${e.silver[seat]} argent)`);
      const taken = e.treasures.map((count, seat) => `${names.seat(seat)} : ${count}${silver(seat)}`);
      return `La partie est finie. Victoire : ${names.seats(e.winners)}. Cartes prises : ${taken.join(' ; ')}.`;
    },
  },
  refusals: {
    over: 'La partie est finie.',
    turn: 'Ce n’est pas votre tour.',
    chosen: 'Vous avez déjà choisi une carte ; attendez les autres.',
    chooseNow: 'Choisissez d’abord une carte de votre main.',
    layNow: 'Posez maintenant votre carte révélée.',
    closeNow: 'Choisissez d’abord comment combler les vides.',
    hand: 'Vous n’avez pas cette carte en main.',
    empty: 'La table est vide : la carte s’y pose simplement.',
    ownRow: 'Sa couleur a une rangée : la carte doit y aller.',
    leftEnd:
      'Elle est plus basse que toutes les cartes du dessus de la rangée : elle va à l’extrémité gauche.',
    rightEnd:
      'Elle est plus haute que toutes les cartes du dessus de la rangée : elle va à l’extrémité droite.',
    nearest: 'Elle doit aller sur la pile de la rangée dont la carte du dessus a le nombre le plus proche.',
    newRow:
      'Sa couleur n’a pas encore de rangée : elle en commence une au-dessus de la première ou au-dessous de la dernière.',
    nearestEdge:
      'Une nouvelle rangée doit toucher la carte au nombre le plus proche, parmi les cartes du dessus de la première et de la dernière rangée.',
    silverNoRow: 'Une carte argent ne commence pas de rangée : elle va dans une rangée déjà posée.',
    colourlessRow: 'Il y a une rangée sans couleur : la carte doit y aller.',
    option: 'Les vides ne peuvent pas se combler ainsi.',
  },
};
