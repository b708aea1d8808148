import { fr as words } from '../../messages/fr.ts';
import type { JerichoExplainMessages } from './en.ts';
import { capital, nounIn, percentIn } from '../../../../messages/text.ts';

const { card, colours } = words;
const cards = nounIn('fr', 'carte', 'cartes');
/** After `muraille`. */
const wall = { yellow: 'jaune', red: 'rouge', green: 'verte', blue: 'bleue', purple: 'violette' };
const percent = percentIn('fr');

export const fr: JerichoExplainMessages = {
  remarks: {
    leads: (m) => `Votre muraille ${wall[m.colour]} serait la plus longue, avec ${m.length}.`,
    draws: (m, names) => `Vous rejoindriez ${names.seats(m.seats)} en ${colours[m.colour]}, à ${m.length}.`,
    strengthens: (m) => `Vous mèneriez en ${colours[m.colour]} de ${m.ahead}.`,
    trails: (m, names) => `En ${colours[m.colour]}, ${names.seats(m.seats)} garderait ${m.by} d’avance.`,
    starts: (m) => `Votre première pierre en ${colours[m.colour]} : personne d’autre n’y construit encore.`,
    one: () => 'À la fin, vous gagnez chaque 1 de vos murailles.',
    worth: (m) => `La réserve contient, à votre connaissance, ${cards(m.count)} en ${colours[m.colour]}.`,
    soon: (m) => `Le décompte peut venir dès la prochaine carte (${percent(m.percent)}).`,
    fells: (m, names) =>
      `Fait tomber ${m.count === 1 ? 'le ' : `${m.count} × `}${card(m.card)} de ${names.seats(m.seats)}.`,
    unseats: (m, names) => `${names.seats(m.seats)} ne mènerait plus en ${colours[m.colour]}.`,
    joins: (m) => `La trompette rejoindrait votre muraille ${wall[m.colour]}, longue alors de ${m.length}.`,
    silent: (m) => `Personne n’a de muraille ${wall[m.colour]} : rien ne tombe.`,
    feedsMe: (m) => `Vous menez en ${colours[m.colour]} : au décompte elle serait à vous.`,
    keepsBack: () => 'Garde vos meilleures cartes en main.',
    feedsNobody: (m) => `Personne ne construit en ${colours[m.colour]} : elle attend que quelqu’un mène.`,
    discards: () => 'Une trompette dans la réserve quitte la partie : personne ne la jouera.',
    feedsThem: (m, names) => `Mais ${names.seats(m.seats)} mène en ${colours[m.colour]} et la gagnerait.`,
    fellsOwn: (m) =>
      `Mais chez vous aussi tomberait ${m.count > 1 ? `${m.count} × ` : 'le '}${card(m.card)}.`,
    lost: () => 'Mais la trompette quitterait la partie.',
    target: (m) => `Mais le ${card(m.card)} serait le plus haut : une trompette le prend en premier.`,
    card: (f) => capital(card(f.card)),
    stone: (f) =>
      `Allonge une muraille ${wall[f.colour]} de ${f.value}. Il y en a ${f.copies === 1 ? 'un seul' : f.copies}.`,
    nugget: () => 'La pépite d’or : à la fin, chacun gagne tous les 1 de ses murailles.',
    horn: () =>
      'Nommez une couleur : ses cartes les plus hautes tombent dans la réserve, les vôtres aussi. S’il vous y reste une muraille, la trompette la rejoint et compte 2.',
    mayBuild: (f) =>
      `Vous pouvez la construire, votre muraille ferait ${f.length}, ou la mettre dans la réserve, face cachée.`,
    maySound: () =>
      'Vous pouvez la jouer sur n’importe quelle couleur, ou la mettre dans la réserve, face cachée.',
    wall: (f, names) =>
      `${f.mine ? 'Votre muraille' : 'Muraille'} ${wall[f.colour]}${f.mine ? '' : ` de ${names.seat(f.seat)}`} : longueur ${f.length}`,
    wallCards: (f) => `La somme des cartes, les trompettes comptent 2 : ${f.cards.map(card).join(', ')}.`,
    longest: (f, names) =>
      `${capital(colours[f.colour])} : la plus longue muraille fait ${f.length}, ${names.seats(f.seats)}`,
    noWall: (f) => `${capital(colours[f.colour])} : personne n’a encore de muraille`,
    wouldFall: (f) => `Une trompette prendrait ${f.count === 1 ? 'le ' : `${f.count} × `}${card(f.card)}.`,
    supply: (f) => `La réserve : ${cards(f.count)} face cachée`,
    supplyHolds: (f) =>
      [
        f.all.length === 0 ? '' : `Tous connaissent : ${f.all.map(card).join(', ')}.`,
        f.mine.length === 0 ? '' : `Mis par vous : ${f.mine.map(card).join(', ')}.`,
        f.unknown === 0 ? 'Rien ne vous y est inconnu.' : `Inconnu de vous : ${cards(f.unknown)}.`,
      ]
        .filter((part) => part !== '')
        .join(' '),
    supplyGoes: () =>
      'Au décompte, la plus longue muraille de chaque couleur gagne les cartes de cette couleur.',
    pile: (f) => `La pioche : ${cards(f.count)}`,
    safe: (f) =>
      `${f.draws === 1 ? 'La prochaine n’est pas' : `Les ${f.draws} prochaines ne sont pas`} une carte décompte ; ensuite c’est une sur ${f.among}.`,
    odds: (f) =>
      f.among === 1
        ? 'La prochaine carte est la carte décompte.'
        : `La carte décompte est parmi les ${f.among} prochaines : ${percent(f.percent)} pour la toute prochaine.`,
    won: (f, names) =>
      `${f.mine ? 'Vous avez' : `${names.seat(f.seat)} a`} gagné ${cards(f.count)}${f.ones === 0 ? '' : ` ; encore ${f.ones} fois un 1 dans les murailles`}`,
    hand: (f, names) => `${f.mine ? 'Votre main' : `Main de ${names.seat(f.seat)}`} : ${cards(f.count)}`,
    layout: () => 'Une première muraille, face cachée jusqu’à ce que tout le monde ait alimenté la réserve',
    out: (f) => `${f.count < 2 ? `${f.count} trompette a` : `${f.count} trompettes ont`} quitté la partie`,
    highest: (f) => `Le ${card(f.card)} était le plus haut de cette couleur : tous s’en vont.`,
    fellAlone: () => 'Les trompettes restées seules dans une muraille quittent la partie.',
    stood: (f) =>
      f.joins
        ? `Une muraille ${wall[f.colour]} restait : la trompette l’a rejointe.`
        : `Aucune muraille ${wall[f.colour]} ne restait : la trompette a quitté la partie.`,
    shared: (f, names) =>
      `${names.seats(f.seats)} étaient à égalité à ${f.length} et partagent${f.left === 0 ? '' : ` ; ${cards(f.left)} ne se divise pas`}.`,
    tookAll: (f, names) => `La muraille de ${names.seat(f.seat)}, ${f.length}, était la plus longue.`,
    nobody: (f) => `Personne n’avait de muraille ${wall[f.colour]}.`,
    unseen: () => 'Pas encore vues : dans d’autres mains, dans la pioche ou face cachée dans la réserve',
  },
  motives: {
    leads: 'Prendre la plus longue muraille',
    draws: 'Rejoindre la tête',
    strengthens: 'Accroître son avance',
    trails: 'Réduire l’écart',
    starts: 'Commencer une muraille',
    one: 'Mettre un 1 à l’abri',
    worth: 'Jouer pour la réserve',
    soon: 'Prêt pour un décompte',
    fells: 'Faire tomber des pierres',
    unseats: 'Détrôner qui mène',
    joins: 'Une trompette dans sa muraille',
    silent: 'Une trompette dans le vide',
    feedsMe: 'Nourrir sa couleur',
    keepsBack: 'Garder ses bonnes cartes',
    feedsNobody: 'Ne nourrir personne',
    discards: 'Écarter une trompette',
    feedsThem: 'Nourrir les autres',
    fellsOwn: 'Perdre sa propre pierre',
    lost: 'Sacrifier une trompette',
    target: 'Poser la plus haute pierre',
  },
};
