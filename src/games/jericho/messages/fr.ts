import type { CardName, Colour, Share } from '../rules/rules.ts';
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
const some = (name: CardName): string => `${name === 'trumpet' ? 'une' : 'un'} ${card(name)}`;

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
    laid: (e, names) =>
      e.card === null
        ? `${names.seat(e.seat)} pose une carte face cachée.`
        : `${names.seat(e.seat)} pose ${some(e.card)} face cachée.`,
    fed: (e, names) =>
      e.card === null
        ? `${names.seat(e.seat)} alimente la réserve.`
        : `${names.seat(e.seat)} alimente la réserve avec ${some(e.card)}.`,
    revealed: (e, names) =>
      e.card === 'trumpet'
        ? `${names.seat(e.seat)} révèle une trompette : elle quitte la partie.`
        : `${names.seat(e.seat)} révèle ${some(e.card)} comme première muraille.`,
    built: (e, names) => `${names.seat(e.seat)} construit avec ${some(e.card)}.`,
    trumpetPlayed: (e, names) =>
      `${names.seat(e.seat)} joue une trompette et annonce : ${colours[e.colour]}.` +
      (e.removed.length === 0
        ? ` Personne n’a de muraille ${feminine[e.colour]}.`
        : ` Dans la réserve : ${losses(e.removed, names)}.`) +
      (e.fallen.length === 0 ? '' : ` Restées seules et hors jeu : ${losses(e.fallen, names)}.`) +
      (e.joins ? ' La trompette jouée rejoint sa propre muraille.' : ' La trompette jouée quitte la partie.'),
    supplied: (e, names) =>
      e.card === null
        ? `${names.seat(e.seat)} ajoute une carte à la réserve.`
        : `${names.seat(e.seat)} ajoute ${some(e.card)} à la réserve.`,
    drew: (e, names) =>
      e.card === null
        ? `${names.seat(e.seat)} pioche une carte.`
        : `${names.seat(e.seat)} pioche ${some(e.card)}.`,
    scoringDrawn: (e, names) =>
      `${names.seat(e.seat)} pioche une carte décompte : la manche ${e.round} est finie, on fait le décompte.`,
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
      const seats = names.seats(e.shares.map(({ seat }) => seat));
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
      `Manche ${e.round} : tout le monde alimente la réserve, puis ${names.seat(e.start)} commence.`,
    onesTaken: (e, names) =>
      `${names.seat(e.seat)} gagne ${e.cards.length === 1 ? 'le 1' : `les ${e.cards.length} cartes de valeur 1`} de ses murailles : ${e.cards.map(card).join(', ')}.` +
      (e.fallen === 0
        ? ''
        : ` ${times(e.fallen, 'trompette restée seule quitte', 'trompettes restées seules quittent')} la partie.`),
    matchOver: (e, names) => {
      const list = (counts: readonly number[]): string =>
        counts.map((count, seat) => `${names.seat(seat)} ${count}`).join(', ');
      return `La partie est finie. Cartes gagnées : ${list(e.scores)} ; restées dans les murailles : ${list(e.walls)}. Victoire : ${names.seats(e.winners)}.`;
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
};
