import type { DailyMessages } from './en.ts';
import { countIn, percentIn } from '../../../../messages/text.ts';

const nth = (number: number): string => (number === 1 ? '1ᵉʳ' : `${number}ᵉ`);
const times = countIn('fr');

const percent = percentIn('fr');

export const fr: DailyMessages = {
  title: 'La donne du jour',
  about: 'Les mêmes cartes pour tout le monde, trois essais par jeu. Du nouveau à minuit.',
  done: (done, all) =>
    done === 0
      ? 'Une nouvelle donne dans chaque jeu'
      : done === all
        ? 'Tout est joué'
        : `${done} sur ${all} jouées`,
  begun: (count) => times(count, 'commencée', 'commencées'),
  states: { finished: 'jouée', begun: 'commencée', open: 'à jouer' },
  measure: 'avance',
  tries: (game) => `Essais à ${game}`,
  nth,
  nthTry: (number) => `${nth(number)} essai`,
  running: 'commencé',
  left: 'abandonné',
  notYet: 'à venir',
  wonBy: (lead) => (lead === 0 ? 'gagné de justesse' : `gagné de ${lead}`),
  lostBy: (lead) => (lead === 0 ? 'perdu de justesse' : `${lead} de retard`),
  begin: (number) => `Commencer le ${nth(number)} essai`,
  goOn: (number) => `Continuer le ${nth(number)} essai`,
  goOnWith: (game) => `Continuer ${game}`,
  beginWith: (game) => `Commencer par ${game}`,
  allDone: 'C’est tout pour aujourd’hui. De nouvelles donnes à minuit.',
  fair: 'Un essai commencé compte. Pas de conseils, et rien ne se reprend.',
  you: 'Vous',
  whoSits: 'À la table',
  later: 'Ce jour est passé : les essais commencés peuvent encore être terminés.',
  otherGames: 'Les autres jeux',
  watchTry: (number) => `Revoir le ${nth(number)} essai`,
  lastDays: 'Les derniers jours',
  inARow: (days) => `${times(days, 'jour', 'jours')} de suite`,
  dayDone: (day, done, all) => `${day} : ${done} jeux sur ${all}`,

  compare: 'Se comparer à tout le monde',
  compareNote:
    'Envoie vos essais à ce serveur, sans nom. Il les rejoue et dit seulement combien ont fini comment.',
  asking: 'On demande au serveur…',
  noServer: 'Aucun serveur ne répond pour l’instant. Vos essais sont gardés ici.',
  notTaken: 'Le serveur n’a pas pu confirmer un essai : ses règles ou ses adversaires ont peut-être changé.',
  nobodyElse: 'Personne d’autre n’a encore envoyé de résultat aujourd’hui.',
  higherThan: (share, tries) => `Mieux que ${percent(share)} de ${times(tries, 'essai', 'essais')}`,
  chart: (from, to, tries, own) =>
    `Avec quelle avance ${times(tries, 'essai a fini', 'essais ont fini')}, de ${from} à ${to}. Les vôtres : ${own}.`,
  columnOf: (from, to, tries) => `${from === to ? from : `${from} à ${to}`} : ${tries}`,
  places: { top: 'premier quart', upper: 'moitié haute', lower: 'moitié basse' },

  toShare: 'À partager',
  nothingAway: 'ne dévoile rien',
  won: 'gagné',
  notWon: 'pas gagné',
  share: 'Partager',
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'Sélectionnez le texte pour le copier',

  challenge: 'Défier quelqu’un',
  challengeTitle: (game) => `Votre donne de ${game}, pour quelqu’un d’autre`,
  challengeAbout:
    'Le lien contient les mêmes cartes et les mêmes adversaires. Votre façon de jouer y est aussi ; elle ne se montre qu’à la fin.',
  challengeLink: 'Le lien',
  invitation: (game) => `Feras-tu mieux à ${game} ? Mêmes cartes, mêmes adversaires :`,
  challenged: (name, game) => (name === null ? `On vous défie à ${game}` : `${name} vous défie à ${game}`),
  challengedAbout:
    'Vous recevez les mêmes cartes et les mêmes adversaires. Ensuite, les deux parties se voient côte à côte.',
  sameDeal: 'Jouer la même donne',
  goOnHere: 'Continuer la partie',
  seeBoth: 'Comparer les deux parties',
  badChallenge: (message) => `Ce défi ne peut pas être ouvert : ${message}.`,
  twoWays: 'Deux chemins dans une même donne',
  friend: 'L’autre partie',
  sameAll: 'Vous avez joué exactement pareil, du premier au dernier coup.',
  partedAt: (moves) => `Pareil pendant ${times(moves, 'coup', 'coups')}. Puis les chemins se séparent :`,
  partedAtOnce: 'Les chemins se séparent dès le premier coup :',
  moveNumber: (number) => `Votre coup n° ${number}`,
  standsAt: (lead) => `ensuite ${lead}`,
  matchOver: 'déjà fini',
  lead: 'L’avance, coup par coup',
  showBoard: (name, move) => `${name}, coup n° ${move} : montrer sur le plateau`,
};
