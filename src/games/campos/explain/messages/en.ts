import type { ExplainMessages } from '../../../../explain/explain.ts';
import { en as words } from '../../messages/en.ts';
import type { CamposRemark } from '../vocabulary.ts';
import { capital, nounIn } from '../../../../messages/text.ts';
import type { CamposMotive } from '../motives.ts';

export type CamposExplainMessages = ExplainMessages<CamposRemark, CamposMotive['type']>;

const { card, piece, colours, points } = words;
const cards = nounIn('en', 'card', 'cards');

export const en: CamposExplainMessages = {
  remarks: {
    scores: (m) => `Scores ${points(m.points)} now.`,
    readies: (m) =>
      `${m.now ? 'Then you can play' : 'Next turn you can play'} ${card(m.card)}, ${points(m.points)}.`,
    raises: (m) => `${card(m.card)} would be worth ${m.to} instead of ${m.from}.`,
    grows: (m) => `${capital(colours[m.colour])} would grow from ${m.from} to ${m.to}.`,
    shrinks: (m) => `${capital(colours[m.colour])} would shrink from ${m.from} to ${m.to}.`,
    keeps: (m) =>
      m.count === 1 ? 'Your card could still score.' : `Your ${m.count} cards could still score.`,
    cheapens: (m) => `Cards of other players would lose about ${points(m.points)} each.`,
    enriches: (m) => `But cards of other players would gain about ${points(m.points)} each.`,
    endsBuilding: () => 'Your last card: it ends construction.',
    quiet: () => 'Changes nothing for your cards.',
    spoils: (m) => `But ${card(m.card)} could no longer score.`,
    lowers: (m) => `But ${card(m.card)} would be worth only ${m.to} instead of ${m.from}.`,
    better: (m) => `But ${card(m.card)} would score ${points(m.points)} now.`,
    piece: (f) => `Piece: ${piece(f.piece)}`,
    copies: (f) =>
      `${f.of === 1 ? 'The only one of its kind' : `One of ${f.of} alike`}${f.left === 0 ? '' : `; ${f.left} still in the bag`}.`,
    mayTurn: () => 'You may turn it any way, but not flip it over.',
    mayGo: () => 'It goes on any free fields along an edge of another piece; colours need not match.',
    removable: () => 'You may remove it: the rest stays in one piece, and it comes out straight.',
    stays: (f) =>
      f.why === 'split'
        ? 'It has to stay: the rest would fall apart.'
        : 'It has to stay: there is no straight way out.',
    card: (f) => capital(card(f.card)),
    reads: (f) =>
      `If the largest ${colours[f.larger]} area is larger than the largest ${colours[f.smaller]} one, it scores the largest ${colours[f.scores]} one.`,
    stands: (f) =>
      `Now ${f.larger} against ${f.smaller}: ${f.larger > f.smaller ? points(f.points) : 'it can’t score'}.`,
    size: (f) => `Largest ${colours[f.colour]} area: ${f.size}`,
    connected: () => 'Fields of one colour that share an edge, in one piece or several.',
    bag: (f) => `The bag: ${f.count === 1 ? '1 piece' : `${f.count} pieces`}`,
    bagEnds: () => 'When a player can’t draw up to two pieces from it, construction ends.',
    pile: (f) => `The draw pile: ${cards(f.count)}, dealt when construction ends`,
    played: (f) => `${cards(f.count)} played; they do not come back`,
    score: (f, names) => `${f.mine ? 'You have' : `${names.seat(f.seat)} has`} ${points(f.points)}`,
    hand: (f, names) => `${f.mine ? 'Your hand' : `${names.seat(f.seat)}’s hand`}: ${cards(f.count)}, secret`,
    inFront: (f, names) => `It lies in front of ${f.mine ? 'you' : names.seat(f.seat)}, open to all.`,
    ahead: (f) =>
      `The largest ${colours[f.larger]} area was larger than the largest ${colours[f.smaller]} one.`,
    pointEach: (f) => `One point for each field of the largest ${colours[f.colour]} area: ${f.points}.`,
    inBag: () => 'Pieces still in the bag',
    unplayed: () => 'Scoring cards in other hands or in the pile',
  },
  motives: {
    scores: 'Scoring now',
    readies: 'Getting a card ready',
    raises: 'Making a card worth more',
    grows: 'Growing an area',
    shrinks: 'Shrinking an area',
    keeps: 'Keeping cards ready',
    cheapens: 'Making other cards worth less',
    enriches: 'Making other cards worth more',
    endsBuilding: 'Ending construction',
    quiet: 'Waiting',
    spoils: 'Giving a card up',
    lowers: 'Making a card worth less',
    better: 'Saving a better card',
  },
};
