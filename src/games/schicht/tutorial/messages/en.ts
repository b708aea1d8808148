import type { TutorialMessages } from '../../../../core/index.ts';

export const en = {
  welcome: ['Welcome to the mine!', 'Complete four in a row, a column or a pile, and they are yours.'],
  choose: ['Choose your yellow 8, in secret.', 'Bruno has chosen too. Both cards are turned up together.'],
  order: ['Red 12 and yellow 8: the higher number is laid first.', 'So Bruno begins this time.'],
  newRow: [
    'Red has no row yet, so the 12 starts one.',
    'It goes beside the nearest number, and that is the 10.',
  ],
  notOnto: ['Your turn. Try to put the 8 onto the yellow 10.', 'Go on, nothing can break.'],
  leftEnd: [
    'Lower than every card of its row: it goes to the left.',
    'Higher would go to the right. Tap the free place.',
  ],
  rightEnd: ['Next round: choose your blue 15.', 'Blue has only a 2, so this one goes to the right.'],
  nearest: [
    'Bruno’s blue 3 lies between 2 and 15.',
    'It goes onto the nearest one, and now there is a pile.',
  ],
  newColour: ['Choose your green 20.', 'Nobody has laid green yet. Where will it go?'],
  nearestEdge: ['Start the green row above the 15.', 'Of all cards at the edge, 15 is nearest to 20.'],
  equallyNear: ['Choose your blue 11.', 'It is as far from 7 as from 15, so you may pick.'],
  pile: ['Onto the 7! That makes four cards in one pile.', 'A full pile is a corridor: you take it all.'],
  gap: ['The pile has left a gap, and you choose how it closes.', 'This way something lines up.'],
  chain: [
    'A chain reaction! The cards slid into a full column.',
    'Four more for you, and you laid nothing at all.',
  ],
  lowest: ['Choose your yellow 1.', 'The lowest card always finds a place on the left.'],
  row: ['Bruno made it three piles. Your 1 makes it four!', 'A full row is a corridor, too.'],
  lastCard: ['Seven rounds later: one card each.', 'Play it. There is nothing left to think about.'],
  column: ['Look below the 13: your card completes a column.', 'What an ending!'],
  over: ['Sixteen cards to eight: you win!', 'That was the whole game. Good luck down there!'],
} as const satisfies TutorialMessages;
