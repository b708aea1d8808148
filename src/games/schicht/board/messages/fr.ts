import { fr as words } from '../../messages/fr.ts';
import type { CorridorKind, SchichtBoardMessages } from './en.ts';
import { countIn } from '../../../../messages/text.ts';

const { card } = words;

const times = countIn('fr');
const cards = (count: number): string => times(count, 'carte', 'cartes');

const KINDS = { row: 'une rangée', column: 'une colonne', pile: 'une pile' } as const;
const MANY = { row: 'rangées', column: 'colonnes', pile: 'piles' } as const;
/** `une rangée et une colonne`, `2 colonnes` */
const corridors = (kinds: readonly CorridorKind[]): string =>
  [...new Set(kinds)]
    .map((kind) => {
      const count = kinds.filter((one) => one === kind).length;
      return count === 1 ? KINDS[kind] : `${count} ${MANY[kind]}`;
    })
    .join(' et ');

const takes = (count: number, steps: number): string => {
  if (count === 0) return 'ne prend rien';
  return `prend ${cards(count)}${steps > 1 ? ` en ${steps} étapes` : ''}`;
};

export const fr: SchichtBoardMessages = {
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
  askCompletes: (name, kinds, count, again) =>
    again
      ? `Réaction en chaîne : ${corridors(kinds)} aussi, ${cards(count)}.`
      : `${name === null ? 'Vous complétez' : `${name} complète`} ${corridors(kinds)} : ${cards(count)}.`,
  askTakes: (name, count) => `${name === null ? 'Vous prenez' : `${name} prend`} ${cards(count)}.`,
  askOver: (winners, count, taken) =>
    `La partie est finie : ${winners} ${count === 1 ? 'gagne' : 'partagent la victoire'} avec ${cards(taken)}.`,

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
};
