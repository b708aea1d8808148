import { does, toLabels } from '../../../messages/messages.ts';
import type { CardName, Colour, How } from '../rules/rules.ts';
import { countCorridors } from './corridors.ts';
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

const corridors = countCorridors(
  { row: ['une rangée', 'rangées'], column: ['une colonne', 'colonnes'], pile: ['une pile', 'piles'] },
  'et',
);
const steps = (count: number, forward: string, back: string): string[] =>
  count === 0 ? [] : [`de ${Math.abs(count)} vers ${count > 0 ? forward : back}`];
const shift = ({ card: top, height, columns, rows }: Moved): string => {
  const way = [...steps(columns, 'la droite', 'la gauche'), ...steps(rows, 'le bas', 'le haut')];
  return `le ${card(top)}${height > 1 ? ` (pile de ${height})` : ''} se déplace ${way.join(' et ')}`;
};

const takes = (count: number, steps: number): string => {
  if (count === 0) return 'ne prend rien';
  return `prend ${cards(count)}${steps > 1 ? ` en ${steps} étapes` : ''}`;
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
    laid: (e, names) =>
      `${does(names, e.seat, 'pose', 'posez')} le ${card(e.card)} ${place(e.how, e.against)}.`,
    taken: (e, names) =>
      `${e.step > 1 ? `Réaction en chaîne, étape ${e.step} : ` : ''}${does(names, e.seat, 'complète', 'complétez')} ${corridors(e.corridors)} et prend ${cards(e.cards.length)} : ${e.cards.map(card).join(', ')}.`,
    closed: (e) => `Les vides se comblent : ${e.moves.map(shift).join(' ; ')}.`,
    matchOver: (e, names) => {
      const silver = (seat: number): string => (e.silver === null ? '' : ` (dont ${e.silver[seat]} argent)`);
      const taken = e.treasures.map((count, seat) => `${names.seat(seat)} : ${count}${silver(seat)}`);
      return `La partie est finie. Victoire : ${toLabels(names).seats(e.winners)}. Cartes prises : ${taken.join(' ; ')}.`;
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
  board: {
    howTo: () => [
      'Chacun choisit une carte en secret, puis toutes sont révélées. Le plus grand nombre est posé en premier.',
      'Une carte va dans la rangée de sa couleur : à l’extrémité gauche ou droite si elle est plus basse ou plus haute que toutes, sinon sur la pile au nombre le plus proche. Une nouvelle couleur commence une rangée contre la carte la plus proche.',
      'Qui pose la quatrième pile d’une rangée, la quatrième rangée d’une colonne ou la quatrième carte d’une pile prend toutes ses cartes.',
      'Les vides se comblent, ce qui peut compléter la galerie suivante. Après douze manches, qui a le plus de cartes gagne.',
    ],
    tempers: [
      'Vise ce qui prend le plus de cartes tout de suite.',
      'Garde une carte de chaque couleur le plus longtemps possible.',
    ],
    options: { silver: 'Cartes argent (jeu avancé)' },
    optionValues: {},
    optionNotes: {
      silver: 'Une carte argent prend la couleur de sa rangée : elle va dans n’importe laquelle.',
    },

    mine: 'Les rangées',
    crew: 'Joueurs',
    ownHand: 'Votre main',
    allHands: 'Toutes les mains',

    askChoose: 'Choisissez une carte en secret.',
    askLastCard: 'Jouez votre dernière carte.',
    askSure: (name, places, gain) =>
      places.length === 1
        ? `Pour l’instant, le ${card(name)} irait ${places[0]}${gain > 0 ? ` et prendrait ${cards(gain)}` : ''}.`
        : `Pour l’instant, vous auriez le choix entre ${places.length} places pour le ${card(name)}.`,
    askChosen: (name, waiting, count) =>
      `Vous avez choisi le ${card(name)}. ${waiting} ${count === 1 ? 'réfléchit' : 'réfléchissent'} encore.`,
    askThinking: (names, count) => `${names} ${count === 1 ? 'choisit' : 'choisissent'} une carte.`,
    askLay: (name, places) =>
      places > 1 ? `Posez le ${card(name)} : ${places} places au choix.` : `Posez le ${card(name)}.`,
    askLaying: (name, laid) => `${name === null ? 'Vous posez' : `${name} pose`} le ${card(laid)}.`,
    askClose: (ways) => `Choisissez comment combler les vides : ${ways} façons se valent.`,
    askClosing: (name) => `${name} choisit comment combler les vides.`,
    askCompletes: (name, taken, count, again) =>
      again
        ? `Réaction en chaîne : ${corridors(taken)} aussi, ${cards(count)}.`
        : `${name === null ? 'Vous complétez' : `${name} complète`} ${corridors(taken)} : ${cards(count)}.`,
    askTakes: (name, count) => `${name === null ? 'Vous prenez' : `${name} prend`} ${cards(count)}.`,
    askOver: (winners, taken) => `La partie est finie. Le plus de cartes : ${winners}, ${cards(taken)}.`,

    takes,
    thenChoose: 'puis vous choisissez comment combler les vides',

    chosen: 'choisie',
    recommended: 'conseillée',
    laidLast: 'posée en dernier',
    rowName: (colour) => (colour === null ? 'Rangée sans couleur' : `Rangée : ${colour}`),
    pileAt: (row, column, top, covered) =>
      `Rangée ${row}, colonne ${column} : ${top}${covered.length === 0 ? '' : ` sur ${covered.join(', ')}`}`,
    layHere: (name, brings) => `poser le ${card(name)} ici : ${brings}`,
    layAt: (name, place, brings) => `Poser le ${card(name)} ${place} : ${brings}`,
    yourCard: (name) => `Votre carte à poser : ${card(name)}`,
    showPile: (count) => `Montrer les ${cards(count)} de cette pile`,

    pileTitle: (count) => `Une pile de ${cards(count)}`,
    pileNote:
      'Seule la carte du dessus compte pour l’ordre et la distance. Qui prend la pile la prend tout entière.',
    onTop: 'dessus',
    treasureTitle: (name) => `Trésor : ${name}`,
    noTreasure: 'Pas encore de carte.',

    players: 'Joueurs',
    layingOrder: 'Ordre de pose',
    thinking: 'réfléchit',
    hasChosen: 'a choisi',
    hasLaid: 'posée',
    laysNow: 'maintenant',
    waits: 'attend',
    won: 'a gagné',
    inHand: (count) => `${cards(count)} en main`,
    showTreasure: 'montrer le trésor',

    story: 'Pas à pas',
    storyTaken: (count) => times(count, 'carte prise', 'cartes prises'),
    storyClosed: (piles) => times(piles, 'pile se déplace', 'piles se déplacent'),
    storyAll: (count) => `${cards(count)} en tout`,
    log: {
      above: 'au-dessus de',
      below: 'au-dessous de',
      left: 'à gauche de',
      right: 'à droite de',
      onto: 'sur',
      again: 'Chaîne !',
    },
    storyAgain: (count) => `${cards(count)} de plus`,

    way: (number) => `Façon ${number}`,
    phraseChoose: (name) => `jouer le ${card(name)}`,
    phraseLay: (name, place) => `poser le ${card(name)} ${place}`,
    phraseClose: (way) => `combler les vides, façon ${way}`,

    fromRows: 'Rangées',
    fromColumns: 'Colonnes',
    fromPiles: 'Piles',
    fromChains: 'Réactions en chaîne',
    silverAmong: 'Dont argent',
    total: 'Cartes prises',
  },
  tips: {
    corridor: 'Une galerie de quatre ! Qui la complète prend toutes ses cartes.',
    pile: 'Quatre cartes sur une pile forment aussi une galerie.',
    gaps: 'Les vides se comblent au plus court, et les piles se rapprochent.',
    chain: 'Une réaction en chaîne ! Ce qui s’aligne alors se prend aussi.',
  },
};
