import type { ReportMessages } from './en.ts';

export const fr: ReportMessages = {
  title: (games) => `Rapport du laboratoire : ${games}`,
  intro: (matches, tables) =>
    `${matches} parties à ${tables} tables. Chaque intervalle est à 95 % ; les parties d’une même donne comptent comme une seule observation.`,
  where: (seats, bots, variant) => `${seats} places, ${bots}${variant === '' ? '' : `, ${variant}`}`,
  versus: (strong, weak) => `${strong} contre ${weak}`,
  titles: {
    starting: 'Est-ce un avantage de commencer ?',
    seats: 'La place compte-t-elle ?',
    length: 'Combien de temps dure une partie ?',
    ties: 'La victoire est-elle souvent partagée ?',
    margin: 'La fin est-elle serrée ?',
    leads: 'La tête change-t-elle souvent ?',
    decided: 'Quand la partie est-elle jouée ?',
    branching: 'Combien de choix a-t-on ?',
    luck: 'Quelle est la part de la donne ?',
    chain: 'Jusqu’où va le talent ?',
    cards: 'Que vaut une carte ?',
    effects: 'Que changent d’autres règles ?',
  },
  starting: ({ where, value, interval }, fair, verdict) =>
    `Avec ${where}, la place qui commence obtient ${value} des victoires (${interval}) ; l’équité serait ${fair}. ${
      {
        above: 'Commencer est un avantage.',
        below: 'Commencer est un désavantage.',
        open: 'Aucun avantage n’est établi.',
      }[verdict]
    }`,
  seats: ({ where, value, interval }, seat, fair, verdict) =>
    `Avec ${where}, la place ${seat} s’écarte le plus : ${value} des victoires (${interval}), l’équité serait ${fair}. ${
      {
        above: 'Elle est avantagée.',
        below: 'Elle est désavantagée.',
        open: 'Parmi toutes les places, c’est peut-être le hasard.',
      }[verdict]
    }`,
  length: ({ where, value, interval }) =>
    `Les parties les plus longues ont lieu avec ${where} : ${value} décisions en moyenne (${interval}).`,
  ties: ({ where, value, interval }) =>
    `Le plus souvent avec ${where} : ${value} des parties ont plus d’un gagnant (${interval}).`,
  margin: ({ where, value, interval }) =>
    `L’écart est le plus grand avec ${where} : les gagnants ont ${value} points d’avance en moyenne (${interval}).`,
  leads: ({ where, value, interval }) =>
    `Le plus souvent avec ${where} : la tête change ${value} fois par partie (${interval}).`,
  decided: ({ where, value, interval }) =>
    `Le plus tard avec ${where} : après ${value} de la partie, le gagnant reste en tête (${interval}).`,
  branching: ({ where, value, interval }) =>
    `Le plus avec ${where} : ${value} décisions permises en moyenne (${interval}).`,
  luck: ({ where, value, interval }) =>
    `Le plus avec ${where} : la donne explique ${value} de la dispersion des résultats entre égaux (${interval}) ; le reste est le jeu.`,
  chain: ({ value, interval }, seats, from, to) =>
    `À ${seats} places, ${value} degrés de 75 % de victoires mènent de ${from} à ${to} (${interval}).`,
  cards: ({ where, card, value, interval, verdict }) =>
    `Avec ${where}, ${card} vaut le plus : ${value} points de victoire de plus qu’une carte au hasard à sa place (${interval}). ${
      verdict === 'open' ? 'C’est peut-être le hasard.' : 'C’est plus que le hasard.'
    }`,
  effects: ({ where, value, interval }, verdict) =>
    `Avec ${where}, la part de la première place change de ${value} points (${interval}), avec les mêmes donnes. ${
      verdict === 'open' ? 'C’est peut-être le hasard.' : 'C’est plus que le hasard.'
    }`,
  effectLength: ({ where, value, interval }) =>
    `Avec ${where}, une partie change de ${value} décisions (${interval}), avec les mêmes donnes.`,
  missing: 'Les lignes n’en disent rien encore.',
  download: 'Données (CSV)',
  plan: 'Le plan',
  fingerprint: 'Empreinte du code',
  unfinished: 'Cette série n’est pas terminée : le plan prévoit plus de parties.',
};
