import type { ExplainMessages } from '../../../../explain/explain.ts';
import { en as words } from '../../messages/en.ts';
import type { JerichoRemark } from '../vocabulary.ts';
import { capital, nounIn, percentIn } from '../../../../messages/text.ts';
import type { JerichoMotive } from '../motives.ts';

export type JerichoExplainMessages = ExplainMessages<JerichoRemark, JerichoMotive['type']>;

const { card, colours } = words;
const cards = nounIn('en', 'card', 'cards');
const percent = percentIn('en');

export const en: JerichoExplainMessages = {
  remarks: {
    leads: (m) => `Your ${colours[m.colour]} wall would be the longest, at ${m.length}.`,
    draws: (m, names) =>
      `You would draw level with ${names.seats(m.seats)} in ${colours[m.colour]}, at ${m.length}.`,
    strengthens: (m) => `You would lead in ${colours[m.colour]} by ${m.ahead}.`,
    trails: (m, names) => `In ${colours[m.colour]} ${names.seats(m.seats)} would still be ${m.by} ahead.`,
    starts: (m) => `Your first ${colours[m.colour]} stone: nobody else builds there yet.`,
    one: () => 'At the end you win every 1 in your walls.',
    worth: (m) => `You know of ${cards(m.count)} in ${colours[m.colour]} in the supply.`,
    soon: (m) => `A scoring may come with the next card (${percent(m.percent)}).`,
    fells: (m, names) =>
      `Brings down ${m.count === 1 ? `${names.seats(m.seats)}’s ${card(m.card)}` : `${m.count} × ${card(m.card)} of ${names.seats(m.seats)}`}.`,
    unseats: (m, names) => `${names.seats(m.seats)} would no longer lead in ${colours[m.colour]}.`,
    joins: (m) => `The trumpet would join your ${colours[m.colour]} wall and make it ${m.length} long.`,
    silent: (m) => `Nobody has a ${colours[m.colour]} wall: nothing falls.`,
    feedsMe: (m) => `You lead in ${colours[m.colour]}: at the scoring it would be yours.`,
    keepsBack: () => 'Keeps your better cards in hand.',
    feedsNobody: (m) => `Nobody builds in ${colours[m.colour]}: it waits for a leader.`,
    discards: () => 'A trumpet in the supply leaves the game: nobody can play it.',
    feedsThem: (m, names) => `But ${names.seats(m.seats)} leads in ${colours[m.colour]} and would win it.`,
    fellsOwn: (m) =>
      `But your own ${card(m.card)} would fall too${m.count > 1 ? `, ${m.count} of them` : ''}.`,
    lost: () => 'But the trumpet would leave the game.',
    target: (m) => `But ${card(m.card)} would be the highest: a trumpet takes it first.`,
    card: (f) => capital(card(f.card)),
    stone: (f) =>
      `Makes a ${colours[f.colour]} wall ${f.value} longer. There ${f.copies === 1 ? 'is only one' : `are ${f.copies}`} of it.`,
    nugget: () => 'The gold nugget: at the end, players win every 1 in their walls.',
    horn: () =>
      'Name a colour: its highest cards fall into the supply, yours too. If a wall of yours is left there, the trumpet joins it and counts 2.',
    mayBuild: (f) =>
      `You may build it, and your wall would be ${f.length} long, or add it to the supply face down.`,
    maySound: () => 'You may play it on any colour, or add it to the supply face down.',
    wall: (f, names) =>
      `${f.mine ? 'Your' : `${names.seat(f.seat)}’s`} ${colours[f.colour]} wall: ${f.length} long`,
    wallCards: (f) => `The sum of its cards, trumpets counting 2: ${f.cards.map(card).join(', ')}.`,
    longest: (f, names) =>
      `${capital(colours[f.colour])}: the longest wall is ${f.length}, ${names.seats(f.seats)}`,
    noWall: (f) => `${capital(colours[f.colour])}: nobody has a wall yet`,
    wouldFall: (f) => `A trumpet would take ${f.count === 1 ? '' : `${f.count} × `}${card(f.card)} now.`,
    supply: (f) => `The supply: ${cards(f.count)} face down`,
    supplyHolds: (f) =>
      [
        f.all.length === 0 ? '' : `Everyone knows ${f.all.map(card).join(', ')}.`,
        f.mine.length === 0 ? '' : `You have put in ${f.mine.map(card).join(', ')}.`,
        `${f.unknown === 0 ? 'Nothing in it is' : f.unknown === 1 ? '1 card in it is' : `${f.unknown} cards in it are`} unknown to you.`,
      ]
        .filter((part) => part !== '')
        .join(' '),
    supplyGoes: () => 'At a scoring the longest wall of each colour wins the cards of that colour.',
    pile: (f) => `The draw pile: ${cards(f.count)}`,
    safe: (f) =>
      `The next ${f.draws === 1 ? 'card is' : `${f.draws} are`} no scoring card; after that it is one of ${f.among}.`,
    odds: (f) =>
      f.among === 1
        ? 'The next card is the scoring card.'
        : `The scoring card is one of the next ${f.among}: ${percent(f.percent)} for the very next.`,
    won: (f, names) =>
      `${f.mine ? 'You have' : `${names.seat(f.seat)} has`} won ${cards(f.count)}${f.ones === 0 ? '' : `; ${f.ones === 1 ? 'one more 1 stands' : `${f.ones} more 1s stand`} in the walls`}`,
    hand: (f, names) => `${f.mine ? 'Your hand' : `${names.seat(f.seat)}’s hand`}: ${cards(f.count)}`,
    layout: () => 'A first wall, face down until everyone has added to the supply',
    out: (f) => `${f.count === 1 ? '1 trumpet has' : `${f.count} trumpets have`} left the game`,
    highest: (f) => `${capital(card(f.card))} was the highest in that colour, so all of them go.`,
    fellAlone: () => 'Trumpets left alone in a wall leave the game.',
    stood: (f) =>
      f.joins
        ? `A ${colours[f.colour]} wall was left, so the trumpet joined it.`
        : `No ${colours[f.colour]} wall was left to join, so the trumpet left the game.`,
    shared: (f, names) =>
      `${names.seats(f.seats)} were level at ${f.length}, so they share${f.left === 0 ? '' : `, and ${cards(f.left)} cannot be divided`}.`,
    tookAll: (f, names) => `${names.seat(f.seat)}’s wall of ${f.length} was the longest.`,
    nobody: (f) => `Nobody had a ${colours[f.colour]} wall.`,
    unseen: () => 'Not seen yet: in other hands, in the pile or face down in the supply',
  },
  motives: {
    leads: 'Taking the longest wall',
    draws: 'Drawing level',
    strengthens: 'Building on a lead',
    trails: 'Catching up',
    starts: 'Starting a wall',
    one: 'Saving a 1',
    worth: 'Playing for the supply',
    soon: 'Ready for a scoring',
    fells: 'Bringing down stones',
    unseats: 'Unseating a leader',
    joins: 'A trumpet for your own wall',
    silent: 'A trumpet that fells nothing',
    feedsMe: 'Feeding your own colour',
    keepsBack: 'Keeping good cards back',
    feedsNobody: 'Feeding nobody',
    discards: 'Putting a trumpet away',
    feedsThem: 'Feeding another player',
    fellsOwn: 'Felling your own stone',
    lost: 'Giving a trumpet up',
    target: 'Building the highest stone',
  },
};
