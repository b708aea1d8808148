import type { TutorialMessages } from '../../../../core/index.ts';

export const en = {
  welcome: [
    'Welcome to Jericho! Build walls, one in each colour.',
    'The longest wall of a colour wins cards of that colour.',
  ],
  notATrumpet: ['Everyone lays a first card, face down. Try your trumpet.', 'Tap it and see.'],
  lay: ['A wall cannot begin with a trumpet. Lay your blue 3.', 'Nobody sees it yet.'],
  feed: [
    'Now feed the supply in secret: your yellow 1.',
    'Whoever leads in yellow at the scoring will win it.',
  ],
  build: [
    'Bruno has a blue 3 as well! Build with your blue 1.',
    'Three and one: your blue wall is four long.',
  ],
  trumpet: [
    'Time for noise: blow a trumpet at blue!',
    'The highest blue card falls. Both 3s are highest, yours too.',
  ],
  joins: [
    'Your 1 still stood, so the trumpet joined it as a 2.',
    'Both 3s went to the supply, and Bruno’s wall is gone.',
  ],
  supply: [
    'There is a third thing to do: feed the supply again.',
    'Put your purple 3 there; you will want it back.',
  ],
  seven: ['Build your yellow 7, the longest stone of all.', 'There is a yellow card waiting in the supply.'],
  equal: ['Build your purple 4.', 'Bruno’s purple wall is 3 and 1, just as long as yours.'],
  draw: [
    'Put this yellow 1 into the supply. You lead in yellow.',
    'Then you draw a card, as after every turn. Which one?',
  ],
  scoring: [
    'A scoring card! The supply is opened.',
    'Yours is the longest yellow wall: three cards for you.',
  ],
  shared: [
    'Purple is shared: you and Bruno get one card each.',
    'The third stays in the supply for next time.',
  ],
  aOne: ['Two rounds later, shortly before the end. Build this blue 1.', 'So short? Wait and see.'],
  over: ['After the third scoring every 1 in a wall is won.', 'You had four of them, and you win!'],
} as const satisfies TutorialMessages;
