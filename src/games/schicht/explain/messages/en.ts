import type { ExplainMessages } from '../../../../explain/explain.ts';
import { en as words } from '../../messages/en.ts';
import type { SchichtRemark } from '../vocabulary.ts';
import { capital, listIn, nounIn, percentIn } from '../../../../messages/text.ts';
import type { SchichtMotive } from '../motives.ts';

export type SchichtExplainMessages = ExplainMessages<SchichtRemark, SchichtMotive['type']>;

const { card, place } = words;
const cards = nounIn('en', 'card', 'cards');
const KINDS = { row: 'a row', column: 'a column', pile: 'a pile' };
const list = listIn('en');
const either = listIn('en', 'disjunction');
const number = (name: string): string => name.split('-')[1] ?? '';
const percent = percentIn('en');

export const en: SchichtExplainMessages = {
  remarks: {
    takes: (m) =>
      `Completes ${list(m.kinds.map((kind) => KINDS[kind]))}: ${cards(m.count)}${m.steps > 1 ? `, in ${m.steps} steps` : ''}.`,
    wouldTake: (m) =>
      `As the table lies it completes ${list(m.kinds.map((kind) => KINDS[kind]))}: ${cards(m.count)}.`,
    stops: (m, names) => `Stops ${names.seat(m.seat)} from taking ${cards(m.count)}.`,
    brings: (m) => `This round it would bring you about ${cards(m.count)}.`,
    denies: (m) => `The others would take about ${cards(m.count)} fewer than if you played another card.`,
    feeds: (m) => `But the others would take about ${cards(m.count)} more than if you played another card.`,
    early: (m) => `Laid early: ${percent(m.percent)} of the hidden cards are lower.`,
    late: (m) => `Laid late: ${percent(m.percent)} of the hidden cards come first and may set something up.`,
    safe: () => 'Leaves no corridor one card short.',
    quiet: () => 'Keeps your other cards for later rounds.',
    hands: (m, names) => `But ${names.seat(m.seat)} can then take ${cards(m.count)}.`,
    opens: (m) => `But it leaves ${KINDS[m.kind]} one card short, with ${cards(m.count)} in it.`,
    higher: (f) => `${number(f.card)} is higher than ${number(f.than)}, the highest of the row.`,
    lower: (f) => `${number(f.card)} is lower than ${number(f.than)}, the lowest of the row.`,
    onlyPile: (f) => `${number(f.near)} is the nearest to ${number(f.card)} in its row.`,
    nearer: (f) => `${number(f.near)} is nearer to ${number(f.card)} than ${number(f.far)} is.`,
    asNear: (f) => `${list(f.near.map(number))} are equally near to ${number(f.card)}: you choose.`,
    startsRow: (f) =>
      `Its colour has no row: it starts one at the nearest card on the edge, ${card(f.near)}.`,
    colourless: () => 'A row without a colour is there: the card must go into it.',
    empty: () => 'The table is empty.',
    card: (f) => capital(card(f.card)),
    rank: (f) =>
      f.silver
        ? 'Silver goes into any row. The highest number is laid first, and of equal ones silver last.'
        : 'The highest number is laid first; of equal ones yellow, then red, green, blue.',
    pile: (f) => `A pile: under it ${f.under.map(card).join(', ')}. Only the top card counts for nearness.`,
    wouldGo: (f) =>
      `As the table lies it goes ${either(f.ways.map(({ how, against }) => place(how, against)))}.`,
    revealed: (f, names) =>
      `${f.mine ? 'Yours' : names.seat(f.seat)}, number ${f.place} in the laying order.`,
    treasure: (f, names) => `${f.mine ? 'You have' : `${names.seat(f.seat)} has`} taken ${cards(f.count)}`,
    mostWin: () => 'After twelve rounds the most cards win.',
    hand: (f, names) => `${f.mine ? 'Your hand' : `${names.seat(f.seat)}’s hand`}: ${cards(f.count)}`,
    order: () => 'The laying order: the highest number first',
    four: (f) =>
      `${f.chain ? 'Closing the gaps completed' : 'Four make a corridor:'} ${list(f.kinds.map((kind) => KINDS[kind]))}.`,
    fewest: (f) => `As few cards as possible move: ${f.cards}.`,
    hidden: () => 'Not seen yet: in other hands, or out of the game face down',
  },
  motives: {
    takes: 'Completing a corridor',
    wouldTake: 'Aiming at a corridor',
    stops: 'Spoiling a corridor',
    brings: 'Taking cards this round',
    denies: 'Leaving others less',
    feeds: 'Leaving others more',
    early: 'Laying early',
    late: 'Laying late',
    safe: 'Leaving nothing open',
    quiet: 'Waiting',
    hands: 'Leaving others a corridor',
    opens: 'Opening a corridor',
  },
};
