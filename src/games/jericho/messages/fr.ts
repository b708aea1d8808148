import type { CardName, Colour, Share } from '../rules/rules.ts';
import { does, doesInside, toLabels } from '../../../messages/messages.ts';
import type { Names } from '../../../messages/messages.ts';
import type { JerichoMessages } from './en.ts';
import { capital, countIn, percentIn } from '../../../messages/text.ts';

const colours = { yellow: 'jaune', red: 'rouge', green: 'vert', blue: 'bleu', purple: 'violet' };
/** After `muraille`. */
const feminine = { yellow: 'jaune', red: 'rouge', green: 'verte', blue: 'bleue', purple: 'violette' };
const card = (name: CardName): string => {
  const [colour, value] = name.split('-');
  return value === undefined ? 'trompette' : `${value} ${colours[colour as Colour]}`;
};
/** As the object of a sentence: `un 3 vert`, `une trompette`. */
const some = (name: CardName | null): string =>
  name === null ? 'une carte' : `${name === 'trumpet' ? 'une' : 'un'} ${card(name)}`;
const times = countIn('fr');
const cards = (count: number): string => times(count, 'carte', 'cartes');
const trumpets = (count: number): string => times(count, 'trompette', 'trompettes');
const losses = (shares: readonly Share[], names: Names): string =>
  shares
    .map(({ seat, cards: [first = 'trumpet', ...more] }) => {
      const often = more.length === 0 ? '' : `${more.length + 1} × `;
      return `${often}${card(first)} chez ${names.seat(seat)}`;
    })
    .join(', ');

const stay = (count: number): string =>
  count === 0 ? '' : ` ${cards(count)} ${count === 1 ? 'reste' : 'restent'} dans la réserve.`;

const percent = percentIn('fr');
/** `la trompette`, `le 3 vert` */
const the = (name: CardName): string => `${name === 'trumpet' ? 'la' : 'le'} ${card(name)}`;

export const fr: JerichoMessages = {
  asks: {
    lay: 'Posez une carte mur face cachée : ce sera votre première muraille.',
    feed: 'Choisissez une carte pour la réserve.',
    build: 'Construisez avec une carte mur.',
    trumpet: 'Jouez une trompette sur une couleur.',
    supply: 'Ajoutez une carte à la réserve.',
  },
  colours,
  card,
  round: (round) => `Manche ${round} sur 3`,
  pile: (count) => `${cards(count)} dans la pioche`,
  scoringLater: (draws) =>
    draws === 1
      ? 'la prochaine carte n’est pas une carte décompte'
      : `aucune carte décompte parmi les ${draws} prochaines`,
  scoringNext: (among) =>
    among === 1
      ? 'la prochaine carte est la carte décompte'
      : `carte décompte ensuite : 1 chance sur ${among} (${percent(100 / among)})`,
  supply: (count) => `Réserve : ${cards(count)}`,
  supplyKnown: (list) => `connu de tous : ${list}`,
  supplyYours: (list) => `mis par vous : ${list}`,
  supplyUnknown: (count) => `inconnu : ${cards(count)}`,
  hand: (list) => `Votre main : ${list}`,
  layout: (name) => `Face cachée devant vous : ${name}`,
  chosen: (name) => `Vous avez choisi (${name}) et attendez les autres.`,
  out: (count) => `${trumpets(count)} hors jeu`,
  rows: { won: 'gagné', hand: 'main', fed: 'caché' },
  legend: 'T trompette (2), * plus longue muraille, « caché » : cartes inconnues',
  seat: (name, won, hand, fed) =>
    `${name} : ${times(won, 'carte gagnée', 'cartes gagnées')}, ${cards(hand)} en main, ${times(fed, 'carte mise', 'cartes mises')} dans la réserve sans être ${fed < 2 ? 'vue' : 'vues'}.`,
  turn: (name) => `C’est à ${name} de jouer.`,
  begins: (name) => `${name} commencera.`,
  wall: (name, colour, list, length) => `${name}, muraille en ${colour} : ${list} ; longueur ${length}.`,
  noWalls: (name) => `${name} n’a pas de muraille.`,
  events: {
    laid: (e, names) => `${does(names, e.seat, 'pose', 'posez')} ${some(e.card)} face cachée.`,
    fed: (e, names) =>
      e.card === null
        ? `${does(names, e.seat, 'alimente', 'alimentez')} la réserve.`
        : `${does(names, e.seat, 'alimente', 'alimentez')} la réserve avec ${some(e.card)}.`,
    revealed: (e, names) =>
      e.card === 'trumpet'
        ? `${does(names, e.seat, 'révèle', 'révélez')} une trompette : elle quitte la partie.`
        : `${does(names, e.seat, 'révèle', 'révélez')} ${some(e.card)} comme première muraille.`,
    built: (e, names) => `${does(names, e.seat, 'construit', 'construisez')} avec ${some(e.card)}.`,
    trumpetPlayed: (e, names) =>
      `${does(names, e.seat, 'joue', 'jouez')} une trompette et annonce : ${colours[e.colour]}.` +
      (e.removed.length === 0
        ? ` Personne n’a de muraille ${feminine[e.colour]}.`
        : ` Dans la réserve : ${losses(e.removed, names)}.`) +
      (e.fallen.length === 0 ? '' : ` Restées seules et hors jeu : ${losses(e.fallen, names)}.`) +
      (e.joins ? ' La trompette jouée rejoint sa propre muraille.' : ' La trompette jouée quitte la partie.'),
    supplied: (e, names) => `${does(names, e.seat, 'ajoute', 'ajoutez')} ${some(e.card)} à la réserve.`,
    drew: (e, names) => `${does(names, e.seat, 'pioche', 'piochez')} ${some(e.card)}.`,
    scoringDrawn: (e, names) =>
      `${does(names, e.seat, 'pioche', 'piochez')} une carte décompte : la manche ${e.round} est finie, on fait le décompte.`,
    supplyShown: (e) =>
      (e.cards.length === 0
        ? 'Il n’y a pas de carte mur dans la réserve.'
        : `Dans la réserve : ${e.cards.map(card).join(', ')}.`) +
      (e.trumpets === 0
        ? ''
        : ` ${trumpets(e.trumpets)} de la réserve ${e.trumpets === 1 ? 'quitte' : 'quittent'} la partie.`),
    scored: (e, names) => {
      const colour = capital(colours[e.colour]);
      if (e.shares.length === 0) return `${colour} : personne n’a de muraille.${stay(e.left.length)}`;
      const seats = toLabels(names).seats(e.shares.map(({ seat }) => seat));
      const each = e.shares[0]?.cards.length ?? 0;
      const longest = `${colour}, plus longue muraille ${e.length}`;
      if (e.shares.length === 1) return `${longest} : ${seats} prend ${cards(each)}.`;
      const take =
        each === 0
          ? 'sont à égalité, il y a trop peu de cartes à partager'
          : `sont à égalité et prennent ${cards(each)} chacun`;
      return `${longest} : ${seats} ${take}.${stay(e.left.length)}`;
    },
    roundBegun: (e, names) =>
      `Manche ${e.round} : tout le monde alimente la réserve, puis ${doesInside(names, e.start, 'commence', 'commencez')}.`,
    onesTaken: (e, names) =>
      `${does(names, e.seat, 'gagne', 'gagnez')} ${e.cards.length === 1 ? 'le 1' : `les ${e.cards.length} cartes de valeur 1`} de ses murailles : ${e.cards.map(card).join(', ')}.` +
      (e.fallen === 0
        ? ''
        : ` ${times(e.fallen, 'trompette restée seule quitte', 'trompettes restées seules quittent')} la partie.`),
    matchOver: (e, names) => {
      const list = (counts: readonly number[]): string =>
        counts.map((count, seat) => `${toLabels(names).seat(seat)} ${count}`).join(', ');
      return `La partie est finie. Cartes gagnées : ${list(e.scores)} ; restées dans les murailles : ${list(e.walls)}. Victoire : ${toLabels(names).seats(e.winners)}.`;
    },
  },
  refusals: {
    over: 'La partie est finie.',
    turn: 'Ce n’est pas votre tour.',
    chosen: 'Vous avez déjà choisi.',
    layNow: 'Tout le monde pose d’abord une carte face cachée.',
    feedNow: 'Tout le monde alimente d’abord la réserve.',
    laidBefore: 'On ne pose une carte face cachée qu’avant la première manche.',
    fedBefore:
      'On n’alimente la réserve qu’au début d’une manche ; à votre tour, vous pouvez y ajouter une carte.',
    notInHand: 'Vous n’avez pas cette carte.',
    wallFirst: 'Posez une carte mur : une muraille ne peut pas être faite de trompettes seules.',
    notAWall: 'On ne construit pas avec une trompette ; jouez-la en annonçant une couleur.',
    noTrumpet: 'Vous n’avez pas de trompette.',
  },
  board: {
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
      return list === ''
        ? `${whose} : aucune${then}`
        : `${whose} : ${list} ; longueur ${length}${rank}${then}`;
    },
    buildHere: (card, length) => `construire ici avec ${the(card)}, votre muraille ferait ${length}`,
    soundHere: (outcome) => `jouer ici la trompette. ${outcome}`,
    putHere: (card) => `y ajouter ${the(card)}`,
    layHere: (card) => `poser ici ${the(card)}`,
    place: (name) => (name === null ? 'votre place' : `place de ${name}`),
    placeEmpty: 'vide',
    placeDown: 'une carte face cachée',
    placeOwn: (name) => `${card(name)}, face cachée`,
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
      sounds: (names, seat, colour) =>
        `${does(names, seat, 'joue', 'jouez')} une trompette : ${colours[colour]} !`,
      opens: (count, trumpets) =>
        `La réserve s’ouvre : ${times(count, 'carte mur', 'cartes mur')}` +
        (trumpets === 0
          ? '.'
          : ` ; ${times(trumpets, 'trompette quitte', 'trompettes quittent')} la partie.`),
      ones: (names, seat, count) =>
        `${does(names, seat, 'gagne', 'gagnez')} ${count === 1 ? 'le 1' : `les ${count} cartes 1`} des murailles.`,
      over: (names, won) => `La partie est finie. Le plus de cartes : ${names}, ${cards(won)}.`,
    },
    falls: (name, count, changes) =>
      count === 1
        ? `${capital(the(name))} tombe : ${changes}.`
        : `${count} × ${card(name)} tombent : ${changes}.`,
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
      leads: (names, won) => `En tête : ${names}, ${cards(won)}.`,
      nobody: 'personne n’a de muraille',
    },
    log: { toSupply: 'dans la réserve', built: 'construit', on: 'sur' },
    sources: {
      colour: (colour) => `${capital(colours[colour])}, de la réserve`,
      ones: 'Les 1 des murailles',
      walls: 'Cartes restées dans les murailles',
      all: 'Cartes gagnées',
    },
  },
  tips: {
    scoring: 'Une carte décompte ! La plus longue muraille d’une couleur prend ses cartes de la réserve.',
    shared: 'Les murailles égales partagent. Ce qui ne se partage pas reste dans la réserve.',
    joins: 'S’il reste une muraille à qui la joue, la trompette s’y ajoute et compte 2.',
    alone: 'Des trompettes seules ne font pas une muraille : elles quittent la partie.',
    ones: 'Tout à la fin, vous gagnez chaque 1 de vos murailles.',
  },
};
