import type { TutorialMessages } from '../../../../core/index.ts';

export const en = {
  welcome: [
    'Welcome to Punto! Red is your colour.',
    'Four red cards in a row win the round. Diagonals count too.',
  ],
  everyone: ['At the top you see everyone’s colour and deck.', 'Dots count rounds won. First to two wins.'],
  middle: ['Your top card is turned up: a red 8.', 'Put it in the middle.'],
  beside: ['Put your 4 beside your 8.', 'Beside means touching any card, at an edge or a corner.'],
  frame: ['The layout never grows beyond six by six.', 'Its edges appear as the cards spread.'],
  tooHigh: ['You can also cover cards. Try your 6 on the yellow 9.', 'Just to see what happens.'],
  onTop: ['You can only cover lower cards. Cover the green 5.', 'And look, that makes three reds in a row.'],
  block: [
    'Your row is blocked. Blue has three on a diagonal!',
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
    'Everyone takes their cards back for the next round.',
    'All but your 8: winning costs a good card.',
  ],
  lastCard: [
    'A little later in round two. Do you see your row?',
    'One more card, and two rounds win the match.',
  ],
  over: ['Two rounds won: the match is yours!', 'If a player can’t place a card, rows of three decide.'],
} as const satisfies TutorialMessages;
