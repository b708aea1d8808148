import { fr as words } from '../../messages/fr.ts';
import type { SchichtExplainMessages } from './en.ts';
import { capital, listIn, nounIn, percentIn } from '../../../../messages/text.ts';

const { card, place } = words;
const cards = nounIn('fr', 'carte', 'cartes');
const KINDS = { row: 'une rangée', column: 'une colonne', pile: 'une pile' };
const list = listIn('fr');
const either = listIn('fr', 'disjunction');
const number = (name: string): string => name.split('-')[1] ?? '';
const percent = percentIn('fr');

export const fr: SchichtExplainMessages = {
  remarks: {
    takes: (m) =>
      `Complète ${list(m.kinds.map((kind) => KINDS[kind]))} : ${cards(m.count)}${m.steps > 1 ? `, en ${m.steps} temps` : ''}.`,
    wouldTake: (m) =>
      `En l’état, elle complète ${list(m.kinds.map((kind) => KINDS[kind]))} : ${cards(m.count)}.`,
    stops: (m, names) => `Empêche ${names.seat(m.seat)} de prendre ${cards(m.count)}.`,
    brings: (m) => `À cette manche, elle vous rapporterait environ ${cards(m.count)}.`,
    denies: (m) =>
      `Les autres prendraient environ ${cards(m.count)} de moins qu’avec une autre de vos cartes.`,
    feeds: (m) =>
      `Mais les autres prendraient environ ${cards(m.count)} de plus qu’avec une autre de vos cartes.`,
    early: (m) => `Posée tôt : ${percent(m.percent)} des cartes cachées sont plus basses.`,
    late: (m) =>
      `Posée tard : ${percent(m.percent)} des cartes cachées passent avant et peuvent préparer quelque chose.`,
    safe: () => 'Ne laisse aucune galerie à une carte près.',
    quiet: () => 'Garde vos autres cartes pour plus tard.',
    hands: (m, names) => `Mais ${names.seat(m.seat)} peut alors prendre ${cards(m.count)}.`,
    opens: (m) => `Mais il ne manque plus qu’une carte à ${KINDS[m.kind]} de ${cards(m.count)}.`,
    higher: (f) => `${number(f.card)} est plus haut que ${number(f.than)}, le plus haut de la rangée.`,
    lower: (f) => `${number(f.card)} est plus bas que ${number(f.than)}, le plus bas de la rangée.`,
    onlyPile: (f) => `${number(f.near)} est le plus proche de ${number(f.card)} dans sa rangée.`,
    nearer: (f) => `${number(f.near)} est plus proche de ${number(f.card)} que ${number(f.far)}.`,
    asNear: (f) =>
      `${list(f.near.map(number))} sont à égale distance de ${number(f.card)} : à vous de choisir.`,
    startsRow: (f) =>
      `Sa couleur n’a pas de rangée : elle en commence une près de la carte du bord la plus proche, ${card(f.near)}.`,
    colourless: () => 'Il y a une rangée sans couleur : la carte doit y aller.',
    empty: () => 'La table est vide.',
    card: (f) => capital(card(f.card)),
    rank: (f) =>
      f.silver
        ? 'L’argent va dans toute rangée. Le plus grand nombre est posé d’abord ; à égalité, l’argent en dernier.'
        : 'Le plus grand nombre est posé d’abord ; à égalité, jaune, puis rouge, vert, bleu.',
    pile: (f) => `Une pile : dessous ${f.under.map(card).join(', ')}. Seule la carte du dessus compte.`,
    wouldGo: (f) => `En l’état, elle va ${either(f.ways.map(({ how, against }) => place(how, against)))}.`,
    revealed: (f, names) =>
      `${f.mine ? 'La vôtre' : names.seat(f.seat)}, numéro ${f.place} dans l’ordre de pose.`,
    treasure: (f, names) => `${f.mine ? 'Vous avez' : `${names.seat(f.seat)} a`} pris ${cards(f.count)}`,
    mostWin: () => 'Après douze manches, qui a le plus de cartes gagne.',
    hand: (f, names) => `${f.mine ? 'Votre main' : `Main de ${names.seat(f.seat)}`} : ${cards(f.count)}`,
    order: () => 'L’ordre de pose : le plus grand nombre d’abord',
    four: (f) =>
      `${f.chain ? 'En comblant les vides, on a complété' : 'Quatre font une galerie :'} ${list(f.kinds.map((kind) => KINDS[kind]))}.`,
    fewest: (f) => `Le moins de cartes possible se déplacent : ${f.cards}.`,
    hidden: () => 'Pas encore vues : dans d’autres mains, ou hors jeu face cachée',
  },
  motives: {
    takes: 'Compléter une galerie',
    wouldTake: 'Viser une galerie',
    stops: 'Gâcher une galerie',
    brings: 'Prendre à cette manche',
    denies: 'Laisser moins aux autres',
    feeds: 'Laisser plus aux autres',
    early: 'Poser tôt',
    late: 'Poser tard',
    safe: 'Ne rien laisser ouvert',
    quiet: 'Attendre',
    hands: 'Laisser une galerie',
    opens: 'Ouvrir une galerie',
  },
};
