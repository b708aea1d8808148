import type { TutorialMessages } from '../../../../core/index.ts';

export const en = {
  welcome: ['Welcome to the mine!', 'Four in a row, a column or a pile are yours.'],
  choose: ['Choose your green 7, in secret.', 'Bruno has chosen too. Both cards are turned up together.'],
  order: ['Blue 8 and green 7: the higher number is laid first.', 'So Bruno begins this time.'],
  newRow: [
    'Blue has no row yet, so the 8 starts one.',
    'It goes beside the nearest number at an edge: the 1.',
  ],
  notOnto: ['Your turn. Try to put the 7 onto the green 16.', 'Go on, nothing can break.'],
  leftEnd: [
    'Lower than every card of its row: it goes to the left.',
    'Higher would go to the right. Tap the free place.',
  ],
  newColour: ['Choose your yellow 15.', 'Nobody has laid yellow yet. Where will it go?'],
  column: [
    'Above the 16: no card at an edge is nearer.',
    'Four rows, one column: that is a corridor. You take it all.',
  ],
  lowest: [
    'Five rounds later: you have taken another column.',
    'Choose your blue 1. Nothing blue is lower: it will go left.',
  ],
  nearest: [
    'Bruno’s red 8 went onto the 7: the 13 was farther.',
    'Only the top card of a pile matters. The badge counts its cards.',
  ],
  rightEnd: [
    'The blue row has 1, 6 and 11. Choose your blue 16.',
    'It is higher than all three, so it will go right.',
  ],
  row: [
    'Two 16s! Red goes before blue, so Bruno was first.',
    'Now lay yours. A full row is a corridor, too.',
  ],
  secondColour: ['Choose your blue 14.', 'You took the blue row, so blue starts again.'],
  side: ['Nearest is the 13. Above or below it? You may pick.', 'Start the new blue row below.'],
  besideNine: ['Choose your green 17.', 'Green has only a 9, so this one will go right.'],
  whole: [
    'Bruno has laid his 17 below your 14. Now lay yours.',
    'It completes a column. Piles count whole: you take five cards.',
  ],
  lastCard: ['Two rounds later: one card each.', 'Play it. There is nothing left to think about.'],
  pile: ['The 8 is nearest. Lay your 11 on it: four cards.', 'A full pile is a corridor, too.'],
  gap: ['The pile has left a gap, and you choose how it closes.', 'This way, something lines up.'],
  over: [
    'A chain reaction! The cards slid into a full column.',
    '25 cards to 0: you win! Good luck down there!',
  ],
} as const satisfies TutorialMessages;
