import type { TutorialMessages } from '../../../../core/index.ts';

export const en = {
  welcome: [
    'Welcome to Jericho! Build walls, one in each colour.',
    'The longest wall of a colour wins cards of that colour.',
  ],
  notATrumpet: ['Everyone lays a first card, face down. Try your trumpet.', 'Tap it and see.'],
  lay: ['A wall can’t start with a trumpet. Lay your blue 3.', 'Nobody sees it yet.'],
  firstCards: [
    'Everyone has also put a card into the supply, face down.',
    'Yours is the yellow 1. The longest yellow wall will win it.',
  ],
  build: [
    'Bruno has a blue 3 as well! Build with your blue 1.',
    'Three and one make four. A crown marks the longest wall.',
  ],
  trumpet: [
    'Make some noise: play a trumpet on blue!',
    'The highest blue card falls. Both 3s are highest, yours too.',
  ],
  joins: [
    'Your 1 still stood, so the trumpet joined it as a 2.',
    'Both 3s went to the supply. Bruno’s blue wall is gone.',
  ],
  supply: ['There is a third option: add a card to the supply.', 'Add your purple 3. You will win one back.'],
  seven: ['Build your yellow 7, the longest stone of all.', 'There is a yellow card waiting in the supply.'],
  equal: ['Build your purple 4.', 'Bruno’s purple wall is 3 and 1, just as long.'],
  draw: [
    'Build this yellow 1 too. Seven and one: eight long.',
    'Then you draw a card, as after every turn. Which one?',
  ],
  scoring: ['A scoring card! The supply opens.', 'Your yellow wall is the longest: two cards for you.'],
  shared: [
    'Purple is a tie: you and Bruno get one card each.',
    'The third stays in the supply for next time.',
  ],
  feed: [
    'Round 2 begins with a card for the supply. Add your red 7.',
    'The red walls are 4 and 3 long. Your three trumpets can fell them.',
  ],
  aOne: ['Near the end of round 3. Build this blue 1.', 'So short? Wait and see.'],
  over: ['After the third scoring, players win the 1s in their walls.', 'You had six of them, and you win!'],
} as const satisfies TutorialMessages;
