import type { ExplainMessages } from '../../../../explain/explain.ts';
import { en as words } from '../../messages/en.ts';
import type { PuntoRemark } from '../vocabulary.ts';
import { capital, listIn } from '../../../../messages/text.ts';
import type { PuntoMotive } from '../motives.ts';

export type PuntoExplainMessages = ExplainMessages<PuntoRemark, PuntoMotive['type']>;

const { card, colours } = words;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const number = (count: number): string => NUMBERS[count] ?? `${count}`;
const PLURALS = { red: 'reds', green: 'greens', blue: 'blues', yellow: 'yellows' };
const list = listIn('en');
const places = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const en: PuntoExplainMessages = {
  remarks: {
    wins: ({ length }) => `${capital(number(length))} in a row: wins the round.`,
    breaks: (m, names) =>
      `Covers the ${card(m.card)} in ${names.seats(m.seats)}’s row of ${number(m.count)} ${PLURALS[m.colour]}.`,
    blocks: (m, names) =>
      `Stops ${names.seats(m.seats)}’s ${number(m.count)} ${PLURALS[m.colour]}${m.over < 9 ? `: only more than a ${m.over} gets past` : ''}.`,
    covers: (m, names) => `Covers ${names.seats(m.seats)}’s ${card(m.card)}.`,
    shuts: (m, names) => `Leaves ${names.seats(m.seats)} no open row.`,
    threatens: (m) =>
      `One more ${m.colour} wins the round${m.places > 1 ? `, in ${number(m.places)} places` : ''}.`,
    builds: (m) =>
      `${capital(number(m.count))} ${PLURALS[m.colour]} in a line, ${m.ends === 2 ? 'open both ways' : 'open one way'}.`,
    gathers: (m) => `${capital(number(m.count))} ${PLURALS[m.colour]} that can still become a row.`,
    aside: () => 'Safe: sets nobody up.',
    leaves: (m, names) => `But ${names.seats(m.seats)} is still one ${m.colour} short of a row.`,
    coversOwn: (m) => `But it covers your own ${card(m.card)}.`,
    low: (m) => `But a ${m.points} is soon covered again.`,
    card: (f) => capital(card(f.card)),
    free: () => 'A free place',
    owner: (f, names) => (f.mine ? 'It is one of your colours.' : `It counts for ${names.seats(f.seats)}.`),
    nobodys: () => 'Nobody’s colour: it makes no row.',
    strength: ({ points }) =>
      `${points === 1 ? 'It covers nothing' : `It covers any card below ${points}`}; ${points === 9 ? 'nothing covers it' : `any card above ${points} covers it`}.`,
    under: (f) => `Under it: ${f.cards.map(card).join(', ')}.`,
    mayComeHere: (f) => `Your ${card(f.card)} may go here.`,
    mayGo: (f) =>
      `It may go to ${places(f.beside, 'free place')}${f.onto === 0 ? '' : ` or onto ${places(f.onto, 'card')}`}.`,
    deck: (f, names) =>
      `${f.mine ? 'Your deck' : `${names.seat(f.seat)}’s deck`}: ${places(f.count, 'card')} face down`,
    deckOrder: () => 'Nobody knows the order, not even its owner.',
    colours: (f, names) =>
      `${f.mine ? 'Your' : `${names.seat(f.seat)}’s`} ${f.colours.length === 1 ? 'colour' : 'colours'}: ${list(f.colours.map((one) => colours[one]))}`,
    needs: (f) =>
      `${capital(number(f.length))} in a row${f.two ? ', all in one of them,' : ''} win the round.`,
    won: (f, names) =>
      `${f.mine ? 'You have' : `${names.seat(f.seat)} has`} won ${f.won} of the ${places(f.of, 'round')} it takes`,
    frame: () => 'The layout: at most 6 × 6',
    frameLeft: (f) => `Can still grow: ${places(f.columns, 'column')}, ${places(f.rows, 'row')}.`,
    out: (f) => `Out of the match: ${f.cards.map(card).join(', ')}`,
    more: (f) => `${capital(card(f.card))} has more points than ${card(f.covered)}.`,
    touches: (f) => `${capital(card(f.card))} touches ${list(f.others.map(card))}.`,
    rowLength: (f) => `${capital(number(f.length))} of one colour in a line are enough here.`,
    highest: (f) => `${capital(card(f.card))} is the highest card of the row, so it leaves.`,
    shortRows: () => 'A player could not go on, so rows one card short decide.',
    toCome: (f, names) => (f.mine ? 'Yours still to come' : `Still to come from ${names.seats(f.seats)}`),
    neutralToCome: () => 'Neutral ones still in the decks',
  },
  motives: {
    wins: 'Completing a row',
    breaks: 'Breaking up a row',
    blocks: 'Stopping a row',
    covers: 'Covering a card',
    shuts: 'Leaving no open row',
    threatens: 'One card short of a row',
    builds: 'Building a line',
    gathers: 'Gathering a colour',
    aside: 'Playing it safe',
    leaves: 'Leaving them a chance',
    coversOwn: 'Covering your own card',
    low: 'Building with a low card',
  },
};
