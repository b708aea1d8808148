import { fr as words } from '../../messages/fr.ts';
import type { CamposExplainMessages } from './en.ts';
import { capital, nounIn } from '../../../../messages/text.ts';

const { card, piece, points } = words;
const cards = nounIn('fr', 'carte', 'cartes');
/** After `zone`. */
const zone = { red: 'rouge', green: 'verte', blue: 'bleue', yellow: 'jaune' };

export const fr: CamposExplainMessages = {
  remarks: {
    scores: (m) => `Rapporte ${points(m.points)} maintenant.`,
    readies: (m) =>
      `${m.now ? 'Ensuite vous pouvez jouer' : 'Au prochain tour, vous pouvez jouer'} ${card(m.card)}, ${points(m.points)}.`,
    raises: (m) => `${capital(card(m.card))} vaudrait ${m.to} au lieu de ${m.from}.`,
    grows: (m) => `La zone ${zone[m.colour]} passerait de ${m.from} à ${m.to}.`,
    shrinks: (m) => `La zone ${zone[m.colour]} tomberait de ${m.from} à ${m.to}.`,
    keeps: (m) =>
      m.count === 1 ? 'Votre carte resterait valable.' : `Vos ${m.count} cartes resteraient valables.`,
    cheapens: (m) => `Les cartes des autres perdraient en moyenne environ ${points(m.points)}.`,
    enriches: (m) => `Mais les cartes des autres gagneraient en moyenne environ ${points(m.points)}.`,
    endsBuilding: () => 'Votre dernière carte : elle termine la construction.',
    quiet: () => 'Ne change rien pour vos cartes.',
    spoils: (m) => `Mais ${card(m.card)} ne serait plus valable.`,
    lowers: (m) => `Mais ${card(m.card)} ne vaudrait plus que ${m.to} au lieu de ${m.from}.`,
    better: (m) => `Mais ${card(m.card)} rapporterait ${points(m.points)} maintenant.`,
    piece: (f) => `Tuile : ${piece(f.piece)}`,
    copies: (f) =>
      `${f.of === 1 ? 'La seule de son espèce' : `Une de ${f.of} pareilles`}${f.left === 0 ? '' : ` ; encore ${f.left} dans le sac`}.`,
    mayTurn: () => 'On peut la tourner à volonté, mais pas la retourner.',
    mayGo: () => 'Elle va sur des cases libres, le long d’un bord ; les couleurs n’ont pas à correspondre.',
    removable: () => 'On peut la retirer : le reste tient ensemble, et elle sort tout droit.',
    stays: (f) =>
      f.why === 'split'
        ? 'Elle doit rester : le reste se séparerait.'
        : 'Elle doit rester : aucun chemin droit ne mène dehors.',
    card: (f) => capital(card(f.card)),
    reads: (f) =>
      `Si la plus grande zone ${zone[f.larger]} dépasse la plus grande zone ${zone[f.smaller]}, la plus grande zone ${zone[f.scores]} compte.`,
    stands: (f) =>
      `Maintenant ${f.larger} contre ${f.smaller} : ${f.larger > f.smaller ? points(f.points) : 'pas valable'}.`,
    size: (f) => `Plus grande zone ${zone[f.colour]} : ${f.size}`,
    connected: () => 'Des cases d’une couleur qui partagent un bord, dans une tuile ou plusieurs.',
    bag: (f) => `Le sac : ${f.count < 2 ? `${f.count} tuile` : `${f.count} tuiles`}`,
    bagEnds: () => 'Quand quelqu’un ne peut plus y compléter ses deux tuiles, la construction est finie.',
    pile: (f) => `La pioche : ${cards(f.count)}, à distribuer à la fin de la construction`,
    played: (f) =>
      f.count < 2
        ? `${cards(f.count)} jouée ; elle ne revient pas`
        : `${cards(f.count)} jouées ; elles ne reviennent pas`,
    score: (f, names) => `${f.mine ? 'Vous avez' : `${names.seat(f.seat)} a`} ${points(f.points)}`,
    hand: (f, names) =>
      `${f.mine ? 'Votre main' : `Main de ${names.seat(f.seat)}`} : ${cards(f.count)}, en secret`,
    inFront: (f, names) => `Elle est devant ${f.mine ? 'vous' : names.seat(f.seat)}, visible de tous.`,
    ahead: (f) => `La plus grande zone ${zone[f.larger]} dépassait la plus grande zone ${zone[f.smaller]}.`,
    pointEach: (f) => `Un point par case de la plus grande zone ${zone[f.colour]} : ${f.points}.`,
    inBag: () => 'Tuiles encore dans le sac',
    unplayed: () => 'Cartes de score dans d’autres mains ou dans la pioche',
  },
  motives: {
    scores: 'Marquer tout de suite',
    readies: 'Rendre une carte valable',
    raises: 'Valoriser une carte',
    grows: 'Agrandir une zone',
    shrinks: 'Réduire une zone',
    keeps: 'Garder ses cartes valables',
    cheapens: 'Dévaluer les cartes des autres',
    enriches: 'Valoriser les cartes des autres',
    endsBuilding: 'Terminer la construction',
    quiet: 'Attendre',
    spoils: 'Abandonner une carte',
    lowers: 'Dévaluer une carte',
    better: 'Garder une meilleure carte',
  },
};
