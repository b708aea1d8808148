import { fr as words } from '../../messages/fr.ts';
import type { PuntoExplainMessages } from './en.ts';
import { capital, listIn } from '../../../../messages/text.ts';

const { card, colours } = words;
const NUMBERS = ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six'];
const number = (count: number): string => NUMBERS[count] ?? `${count}`;
const MANY = { red: 'rouges', green: 'vertes', blue: 'bleues', yellow: 'jaunes' };
const ONE = { red: 'rouge', green: 'verte', blue: 'bleue', yellow: 'jaune' };
const list = listIn('fr');
const cards = (count: number): string => (count === 1 ? 'une carte' : `${count} cartes`);

export const fr: PuntoExplainMessages = {
  remarks: {
    wins: ({ length }) => `${capital(number(length))} à la suite : la manche est gagnée.`,
    breaks: (m, names) =>
      `Couvre ${card(m.card)} dans les ${number(m.count)} ${MANY[m.colour]} de ${names.seats(m.seats)}.`,
    blocks: (m, names) =>
      `Arrête les ${number(m.count)} ${MANY[m.colour]} de ${names.seats(m.seats)}${m.over < 9 ? ` : il faut plus qu’un ${m.over} pour passer` : ''}.`,
    covers: (m, names) => `Couvre ${card(m.card)} de ${names.seats(m.seats)}.`,
    shuts: (m, names) => `Ne laisse aucune rangée ouverte à ${names.seats(m.seats)}.`,
    threatens: (m) =>
      `Encore une ${ONE[m.colour]} et la manche est gagnée${m.places > 1 ? `, à ${number(m.places)} endroits` : ''}.`,
    builds: (m) =>
      `${capital(number(m.count))} ${MANY[m.colour]} à la suite, ${m.ends === 2 ? 'ouvertes des deux côtés' : 'ouvertes d’un côté'}.`,
    gathers: (m) => `${capital(number(m.count))} ${MANY[m.colour]} qui peuvent encore faire une rangée.`,
    aside: () => 'Sûr : n’avantage personne.',
    leaves: (m, names) => `Mais il ne manque toujours qu’une ${ONE[m.colour]} à ${names.seats(m.seats)}.`,
    coversOwn: (m) => `Mais cela couvre votre propre carte : ${card(m.card)}.`,
    low: (m) => `Mais un ${m.points} est vite couvert.`,
    card: (f) => capital(card(f.card)),
    free: () => 'Une place libre',
    owner: (f, names) =>
      f.mine ? 'C’est une de vos couleurs.' : `Elle compte pour ${names.seats(f.seats)}.`,
    nobodys: () => 'Une couleur à personne : elle ne fait pas de rangée.',
    strength: ({ points }) =>
      `${points === 1 ? 'Elle ne couvre rien' : `Elle couvre toute carte de moins de ${points}`} ; ${points === 9 ? 'rien ne la couvre' : `toute carte de plus de ${points} la couvre`}.`,
    under: (f) => `Dessous : ${f.cards.map(card).join(', ')}.`,
    mayComeHere: (f) => `Votre carte ${card(f.card)} peut aller ici.`,
    mayGo: (f) =>
      `Elle peut aller sur ${f.beside === 1 ? 'une place libre' : `${f.beside} places libres`}${f.onto === 0 ? '' : ` ou sur ${cards(f.onto)}`}.`,
    deck: (f, names) =>
      `${f.mine ? 'Votre paquet' : `Paquet de ${names.seat(f.seat)}`} : ${cards(f.count)} face cachée`,
    deckOrder: () => 'Personne n’en connaît l’ordre, pas même la personne à qui il est.',
    colours: (f, names) =>
      `${f.colours.length === 1 ? 'Couleur' : 'Couleurs'} ${f.mine ? 'à vous' : `de ${names.seat(f.seat)}`} : ${list(f.colours.map((one) => colours[one]))}`,
    needs: (f) =>
      `${capital(number(f.length))} à la suite${f.two ? ', toutes dans l’une d’elles,' : ''} gagnent la manche.`,
    won: (f, names) =>
      `${f.mine ? 'Vous avez' : `${names.seat(f.seat)} a`} gagné ${f.won} manche${f.won > 1 ? 's' : ''} sur ${f.of}`,
    frame: () => 'Le cadre : six colonnes et six lignes au plus',
    frameLeft: (f) =>
      `Encore libres : ${f.columns === 1 ? 'une colonne' : `${f.columns} colonnes`} et ${f.rows === 1 ? 'une ligne' : `${f.rows} lignes`}.`,
    out: (f) => `Sorties pour de bon : ${f.cards.map(card).join(', ')}`,
    more: (f) => `${capital(card(f.card))} a plus de points que ${card(f.covered)}.`,
    touches: (f) => `${capital(card(f.card))} touche ${list(f.others.map(card))}.`,
    rowLength: (f) => `Ici ${number(f.length)} d’une couleur à la suite suffisent.`,
    highest: (f) => `${capital(card(f.card))} est la carte la plus haute de la rangée : elle sort.`,
    shortRows: () => 'Quelqu’un ne pouvait plus jouer : on compte les rangées à une carte près.',
    toCome: (f, names) =>
      f.mine ? 'Les vôtres encore à venir' : `Encore à venir de ${names.seats(f.seats)}`,
    neutralToCome: () => 'Les neutres encore dans les paquets',
  },
  motives: {
    wins: 'Compléter une rangée',
    breaks: 'Casser une rangée',
    blocks: 'Arrêter une rangée',
    covers: 'Couvrir une carte',
    shuts: 'Ne laisser aucune rangée ouverte',
    threatens: 'À une carte de la rangée',
    builds: 'Construire une ligne',
    gathers: 'Réunir une couleur',
    aside: 'Ne rien donner',
    leaves: 'Laisser une chance',
    coversOwn: 'Couvrir sa propre carte',
    low: 'Construire avec une petite carte',
  },
};
