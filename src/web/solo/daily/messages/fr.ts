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
  wonBy: (lead) => (lead === 0 ? 'gagné au départage' : `gagné de ${lead}`),
  lostBy: (lead) => (lead === 0 ? 'perdu au départage' : `perdu de ${lead}`),
  placeOf: (place, seats) => `${nth(place)} sur ${seats}`,
  aheadBy: (by) => `${by} d’avance`,
  behindBy: (by) => `${by} de retard`,
  tryAgain: 'Les mêmes cartes encore une fois : vous savez maintenant comment elles tombent.',
  allTried: 'Les trois essais sont joués. L’analyse montre où des points ont été perdus.',
  reviewBest: 'Analyser le meilleur essai',
  puzzle: 'Énigme du jour',
  puzzleNote: 'Une position, un meilleur coup. Elle compte pour votre série.',
  learnFirst: 'Vous découvrez ce jeu ? Apprenez-le en trois minutes',
  differs: 'Aujourd’hui, ce qui change du jeu de base :',
  begin: (number) => `Commencer le ${nth(number)} essai`,
  goOn: (number) => `Continuer le ${nth(number)} essai`,
  goOnWith: (game) => `Continuer avec ${game}`,
  beginWith: (game) => `Commencer par ${game}`,
  allDone: 'C’est tout pour aujourd’hui. De nouvelles donnes à minuit.',
  fair: 'Un essai commencé compte. Ni conseils, ni annulation.',
  you: 'Vous',
  whoSits: 'À la table',
  later: 'Ce jour est passé. Vous pouvez encore finir les essais commencés.',
  watchTry: (number) => `Revoir le ${nth(number)} essai`,
  streak: 'Votre série',
  streakNote: 'Les jours avec une donne ou une énigme du jour. Vous pouvez manquer un jour par semaine.',
  startStreak: 'Terminez la donne du jour ou essayez l’énigme du jour pour commencer une série.',
  puzzleTried: 'énigme du jour essayée',
  inARow: (days) => times(days, 'jour', 'jours'),
  dayDone: (day, done, all) => `${day} : ${done} jeux sur ${all}`,

  compare: 'Se comparer à tout le monde',
  compareNote:
    'Envoie vos essais à ce serveur, sans votre nom. Il les rejoue et ne montre que la répartition des résultats.',
  asking: 'Interrogation du serveur…',
  noServer: 'Le serveur ne répond pas. Vos essais sont enregistrés sur cet appareil.',
  notTaken: 'Le serveur n’a pas pu confirmer un essai : ses bots ou ses règles ont peut-être changé.',
  nobodyElse: 'Personne d’autre n’a encore envoyé de résultat aujourd’hui.',
  higherThan: (share, tries) => `Mieux que ${percent(share)} de ${times(tries, 'essai', 'essais')}`,
  chart: (from, to, tries, own) =>
    `Les avances de ${times(tries, 'essai', 'essais')}, de ${from} à ${to}. Les vôtres : ${own}.`,
  columnOf: (from, to, tries) => `${from === to ? from : `${from} à ${to}`} : ${tries}`,
  places: { top: 'premier quart', upper: 'moitié supérieure', lower: 'moitié inférieure' },

  toShare: 'À partager',
  nothingAway: 'ne dévoile rien',
  won: 'gagné',
  notWon: 'pas gagné',
  copy: 'Copier',
  copyFailed: 'Sélectionnez le texte pour le copier',

  challenge: 'Défier quelqu’un',
  challengeTitle: (game) => `Votre donne de ${game}, pour quelqu’un d’autre`,
  challengeAbout:
    'Le lien contient les mêmes cartes et les mêmes bots. Il contient aussi vos coups, que l’autre personne ne voit qu’à la fin.',
  challengeLink: 'Le lien',
  invitation: (game) => `Qui fera mieux à ${game} ? Mêmes cartes, mêmes bots :`,
  challenged: (name, game) => (name === null ? `On vous défie à ${game}` : `${name} vous défie à ${game}`),
  challengedAbout:
    'Vous recevez les mêmes cartes et les mêmes bots. Ensuite, vous voyez les deux parties côte à côte.',
  sameDeal: 'Jouer la même donne',
  goOnHere: 'Continuer la partie',
  seeBoth: 'Comparer les deux parties',
  badChallenge: (message) => `Ce défi ne peut pas être ouvert : ${message}.`,
  twoWays: 'Deux chemins pour une même donne',
  friend: 'L’autre partie',
  sameAll: 'Vous avez joué exactement pareil, du premier au dernier coup.',
  partedAt: (moves) => `Pareil pendant ${times(moves, 'coup', 'coups')}. Puis les chemins se séparent :`,
  partedAtOnce: 'Les chemins se séparent dès le premier coup :',
  moveNumber: (number) => `Votre coup n° ${number}`,
  standsAt: (lead) => `ensuite ${lead}`,
  matchOver: 'déjà finie',
  lead: 'L’avance, coup par coup',
  showBoard: (name, move) => `${name}, coup n° ${move} : montrer sur la table`,
};
