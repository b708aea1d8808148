import type { LessonWords } from '../../../../core/index.ts';

export const en = {
  welcome: ['Welcome to Punto! Red is your colour.', 'Four red cards in a row win the round, slanting too.'],
  middle: ['Your top card is turned up: a red 8.', 'Put it in the middle.'],
  beside: ['Put your 4 beside your 8.', 'Beside means touching any card, at an edge or a corner.'],
  tooHigh: ['Cards may also be covered. Try your 6 on the yellow 9.', 'Just to see what happens.'],
  onTop: [
    'Only fewer points can be covered: take the green 5.',
    'And look, that makes three red ones in a row.',
  ],
  block: ['Careful! Blue has three in a slanting row.', 'Your 2 is enough to cover the blue 1 in it.'],
  row: ['Nobody has watched your own row.', 'Finish it with the 7!'],
  roundWon: [
    'Four in a row: the round is yours!',
    'Your highest card in it, the 8, leaves the match for good.',
  ],
  lastCard: [
    'A little later in round two. Do you see your row?',
    'One more card, and two rounds win the match.',
  ],
  over: ['Two rounds won: the match is yours!', 'If somebody cannot place a card, rows of three decide.'],
} as const satisfies LessonWords;
