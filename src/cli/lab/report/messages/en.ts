/** The sentences of a lab's report. Numbers and intervals arrive formatted. */

/** A value, its 95% interval, and what they are of. */
export interface Finding {
  readonly where: string;
  readonly value: string;
  readonly interval: string;
}

/** Where a value lies, compared with what would be fair or no change. */
export type Verdict = 'above' | 'below' | 'open';

export interface CardFinding extends Finding {
  readonly card: string;
  readonly verdict: Verdict;
}

export const en = {
  title: (games: string) => `Lab report: ${games}`,
  intro: (matches: string, tables: string) =>
    `${matches} matches at ${tables} tables. Every interval holds with 95% confidence; matches of the same deal count as one observation.`,
  where: (seats: string, bots: string, variant: string) =>
    `${seats} seats, ${bots}${variant === '' ? '' : `, ${variant}`}`,
  versus: (strong: string, weak: string) => `${strong} against ${weak}`,
  titles: {
    starting: 'Does it pay to go first?',
    seats: 'Does the seat matter?',
    length: 'How long is a match?',
    ties: 'How often is the victory shared?',
    margin: 'How close is the end?',
    leads: 'How often does the lead change?',
    decided: 'When is a match decided?',
    branching: 'How much choice is there?',
    luck: 'How much does the deal decide?',
    chain: 'How deep is the skill?',
    cards: 'What is a card worth?',
    effects: 'What changes with other rules?',
  },
  starting: ({ where, value, interval }: Finding, fair: string, verdict: Verdict) =>
    `With ${where}, the seat that begins takes ${value} of the victories (${interval}); fair would be ${fair}. ${
      { above: 'Going first helps.', below: 'Going first hurts.', open: 'No edge is proven.' }[verdict]
    }`,
  seats: ({ where, value, interval }: Finding, seat: string, fair: string, verdict: Verdict) =>
    `With ${where}, seat ${seat} differs most: ${value} of the victories (${interval}), fair would be ${fair}. ${
      {
        above: 'It has an advantage.',
        below: 'It has a disadvantage.',
        open: 'Among all seats, that may be chance.',
      }[verdict]
    }`,
  length: ({ where, value, interval }: Finding) =>
    `The longest matches are those with ${where}: ${value} decisions on average (${interval}).`,
  ties: ({ where, value, interval }: Finding) =>
    `Most often with ${where}: ${value} of the matches end with more than one winner (${interval}).`,
  margin: ({ where, value, interval }: Finding) =>
    `The widest margins are those with ${where}: winners are ${value} points ahead on average (${interval}).`,
  leads: ({ where, value, interval }: Finding) =>
    `Most often with ${where}: the lead changes ${value} times in a match (${interval}).`,
  decided: ({ where, value, interval }: Finding) =>
    `Latest with ${where}: after ${value} of a match the winner stays in the lead (${interval}).`,
  branching: ({ where, value, interval }: Finding) =>
    `Most with ${where}: ${value} legal decisions on average (${interval}).`,
  luck: ({ where, value, interval }: Finding) =>
    `Most with ${where}: the deal explains ${value} of the spread of results among equals (${interval}); the rest is play.`,
  chain: ({ value, interval }: Omit<Finding, 'where'>, seats: string, from: string, to: string) =>
    `With ${seats} seats, ${value} steps of 75% wins lead from ${from} to ${to} (${interval}).`,
  cards: ({ where, card, value, interval, verdict }: CardFinding) =>
    `With ${where}, ${card} is worth most: ${value} points of victory more than a random card in its place (${interval}). ${
      verdict === 'open' ? 'That may be chance.' : 'That is more than chance.'
    }`,
  effects: ({ where, value, interval }: Finding, verdict: Verdict) =>
    `With ${where}, the first seat's share changes by ${value} points (${interval}), on the same deals. ${
      verdict === 'open' ? 'That may be chance.' : 'That is more than chance.'
    }`,
  effectLength: ({ where, value, interval }: Finding) =>
    `With ${where}, a match changes by ${value} decisions (${interval}), on the same deals.`,
  missing: 'The rows hold nothing about this yet.',
  download: 'Data (CSV)',
  plan: 'The plan',
  fingerprint: 'Fingerprint of the code',
  unfinished: 'This run is not finished: the plan has more matches than these.',
};

export type ReportMessages = typeof en;
