import type { TutorialMessages } from '../../../../core/index.ts';

export const en = {
  welcome: ['Welcome to Punto! Red is your colour.', 'Four red cards in a row win the round, slanting too.'],
  everyone: [
    'Look up there: everyone has a colour and a pile of cards.',
    'The dots are rounds won; two of them win the match.',
  ],
  middle: ['Your top card is turned up: a red 8.', 'Put it in the middle.'],
  beside: ['Put your 4 beside your 8.', 'Beside means touching any card, at an edge or a corner.'],
  frame: [
    'The table never grows beyond six columns and six rows.',
    'Where it ends only shows while you play.',
  ],
  tooHigh: ['Cards may also be covered. Try your 6 on the yellow 9.', 'Just to see what happens.'],
  onTop: [
    'Only fewer points can be covered: take the green 5.',
    'And look, that makes three red ones in a row.',
  ],
  block: [
    'Your row is blocked at both ends, and blue has three slanting!',
    'Your 2 is enough to cover the blue 1 in it.',
  ],
  watch: [
    'Blue’s row is broken, and the others have played on.',
    'Always look at their rows first, then at yours.',
  ],
  row: ['Only a green 2 blocks your row now.', 'Cover it with your 7 and win the round!'],
  roundWon: [
    'Four in a row: the round is yours!',
    'Your highest card in it, the 8, leaves the match for good.',
  ],
  nextRound: [
    'Everybody takes their cards back for the next round.',
    'All but your 8: winning costs a good card.',
  ],
  lastCard: [
    'A little later in round two. Do you see your row?',
    'One more card, and two rounds win the match.',
  ],
  over: ['Two rounds won: the match is yours!', 'If somebody cannot place a card, rows of three decide.'],
} as const satisfies TutorialMessages;
