import type { CardName, Colour } from '../../rules/rules.ts';
import type { JerichoBoardMessages } from './en.ts';
import { capital, countIn } from '../../../../messages/text.ts';

const colours = { yellow: 'jaune', red: 'rouge', green: 'vert', blue: 'bleu', purple: 'violet' };
/** After `muraille`. */
const feminine = { yellow: 'jaune', red: 'rouge', green: 'verte', blue: 'bleue', purple: 'violette' };
const cardNamed = (name: CardName): string => {
  const [colour, value] = name.split('-');
  return value === undefined ? 'trompette' : `${value} ${colours[colour as Colour]}`;
};
/** `la trompette`, `le 3 vert` */
const the = (name: CardName): string => `${name === 'trumpet' ? 'la' : 'le'} ${cardNamed(name)}`;
const times = countIn('fr');
const cards = (count: number): string => times(count, 'carte', 'cartes');

export const fr: JerichoBoardMessages = {
  howTo: () => [
    'Vos cartes d’une même couleur forment une muraille ; sa longueur est la somme de ses cartes.',
    'À votre tour, construisez avec une carte mur, jouez une trompette ou ajoutez une carte face cachée à la réserve. Puis vous piochez une carte.',
    'Une trompette annonce une couleur : les cartes les plus hautes de toutes les murailles de cette couleur tombent dans la réserve, les vôtres aussi. S’il vous y reste une muraille, la trompette la rejoint et compte 2.',
    'Quand une carte décompte sort, la plus longue muraille de chaque couleur gagne les cartes de cette couleur dans la réserve. Après la troisième, vos 1 comptent aussi, et qui a le plus de cartes gagne.',
  ],
  tempers: ['Adore faire tomber les murailles des autres.', 'Construit, construit et construit encore.'],
  options: {},
  optionValues: {},
  parts: {
    seats: 'Places',
    walls: 'Murailles',
    layouts: 'Premières cartes',
    market: 'Réserve et pioche',
    hand: 'Votre main',
    hands: 'Toutes les mains',
    won: 'Cartes gagnées',
  },
  supply: 'Réserve',
  pile: 'Pioche',
  allKnow: 'Connues',
  onlyYou: 'De vous',
  hidden: 'Cachées',
  tie: 'égalité',
  won: 'gagnées',
  stays: 'reste',
  yourPlace: 'Votre place',
  chosen: 'choisie',
  safeDraws: (count) => times(count, 'pioche sans décompte', 'pioches sans décompte'),
  oneIn: (count) => (count === 1 ? 'décompte !' : `décompte 1 sur ${count}`),
  layerSafe: (count) => times(count, 'sûre', 'sûres'),
  layerHot: (count, round) => `${count} : avec décompte ${round}`,
  colour: (colour) => capital(colours[colour]),
  leads: (colour, names, length) => `${capital(colours[colour])} : ${names} mène avec ${length}`,
  ties: (colour, names, length) => `${capital(colours[colour])} : ${names} à égalité avec ${length}`,
  nobody: (colour) => `${capital(colours[colour])} : personne n’a de muraille`,
  wall: ({ colour, name, cards: list, length, lead, next }) => {
    const whose =
      name === null ? `votre muraille ${feminine[colour]}` : `muraille ${feminine[colour]} de ${name}`;
    const rank = lead === 'alone' ? ', la plus longue' : lead === 'tie' ? ', la plus longue à égalité' : '';
    const then = next === null ? '' : ` ; ce serait ${next}`;
    return list === '' ? `${whose} : aucune${then}` : `${whose} : ${list} ; longueur ${length}${rank}${then}`;
  },
  buildHere: (card, length) => `construire ici avec ${the(card)}, votre muraille ferait ${length}`,
  soundHere: (outcome) => `jouer ici la trompette. ${outcome}`,
  putHere: (card) => `y ajouter ${the(card)}`,
  layHere: (card) => `poser ici ${the(card)}`,
  place: (name) => (name === null ? 'votre place' : `place de ${name}`),
  placeEmpty: 'vide',
  placeDown: 'une carte face cachée',
  placeOwn: (card) => `${cardNamed(card)}, face cachée`,
  choosing: 'choisit',
  ready: 'a choisi',
  toPlay: 'doit jouer',
  asks: {
    turn: 'À vous : choisissez une carte.',
    wall: (card) => `${capital(the(card))} : à construire, ou à ajouter à la réserve.`,
    aim: 'Choisissez une couleur pour la trompette, ou ajoutez-la à la réserve.',
    lay: (card) => `Posez ${the(card)} face cachée à votre place.`,
    feed: (card) => `Ajoutez ${the(card)} à la réserve, face cachée.`,
    waiting: (card, names, count) =>
      `Vous avez choisi ${the(card)}. ${names} ${count === 1 ? 'choisit' : 'choisissent'} encore.`,
    theyLay: (names, count) => `${names} ${count === 1 ? 'choisit' : 'choisissent'} une première carte.`,
    theyFeed: (names, count) =>
      `${names} ${count === 1 ? 'choisit' : 'choisissent'} une carte pour la réserve.`,
    sounds: (name, colour) => `${name} joue une trompette : ${colours[colour]} !`,
    opens: (count, trumpets) =>
      `La réserve s’ouvre : ${times(count, 'carte mur', 'cartes mur')}` +
      (trumpets === 0 ? '.' : ` ; ${times(trumpets, 'trompette quitte', 'trompettes quittent')} la partie.`),
    ones: (name, count) =>
      `${name} gagne ${count === 1 ? 'le 1' : `les ${count} cartes 1`} de ses murailles.`,
    over: (names, count, won) =>
      `La partie est finie : ${names} ${count === 1 ? 'gagne' : 'partagent la victoire'} avec ${cards(won)}.`,
  },
  falls: (card, count, changes) =>
    count === 1
      ? `${capital(the(card))} tombe : ${changes}.`
      : `${count} × ${cardNamed(card)} tombent : ${changes}.`,
  fallsNothing: (colour) => `Personne n’a de muraille ${feminine[colour]} : rien ne tombe.`,
  joins: (length) => `Votre trompette rejoint votre muraille : ${length}.`,
  leaves: 'Votre trompette quitte la partie.',
  phrase: {
    lay: (card) => `poser ${the(card)} face cachée`,
    feed: (card) => `alimenter la réserve avec ${the(card)}`,
    build: (card) => `construire avec ${the(card)}`,
    supply: (card) => `ajouter ${the(card)} à la réserve`,
    trumpet: (colour) => `jouer la trompette sur le ${colours[colour]}`,
  },
  scoring: {
    show: (round) => `Le décompte de la manche ${round}`,
    hide: 'Retour aux murailles',
    title: (round) => `Décompte de la manche ${round}`,
    drawn: (name) =>
      name === null ? 'Vous avez pioché la carte décompte.' : `${name} a pioché la carte décompte.`,
    takes: (name, count) => `${name} : ${cards(count)}`,
    share: (names, each) => (each === 0 ? `${names} : aucune` : `${names} : ${each} par place`),
    stays: (count) => `${count} ${count < 2 ? 'reste' : 'restent'} dans la réserve`,
    beats: (length, next) => `${length} bat ${next}`,
    alone: (length) => `la seule muraille, ${length}`,
    tied: (length) => `à égalité avec ${length}`,
    leads: (names, count, won) => `${names} ${count === 1 ? 'mène' : 'mènent'} avec ${cards(won)}.`,
    nobody: 'personne n’a de muraille',
  },
  log: { toSupply: 'dans la réserve', built: 'construit', on: 'sur' },
  sources: {
    colour: (colour) => `${capital(colours[colour])}, de la réserve`,
    ones: 'Les 1 des murailles',
    walls: 'Cartes restées dans les murailles',
    all: 'Cartes gagnées',
  },
};
