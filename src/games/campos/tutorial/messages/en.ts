import type { TutorialMessages } from '../../../../core/index.ts';

export const en = {
  welcome: [
    'Welcome to Campos! Fields grow here, and later they vanish.',
    'Your cards turn their colours into points.',
  ],
  place: ['Place this piece. One whole edge must touch.', 'It is turned for you; you may turn it any way.'],
  fails: ['You hold three cards. Try the first: green over red.', 'Is green’s largest area really larger?'],
  holds: [
    'Not yet! But blue is larger than yellow, so this one holds.',
    'It scores the largest red area: two points.',
  ],
  grow: ['The others have grown the fields. Place this piece.', 'Watch green.'],
  holdsNow: ['Now green is larger than red!', 'The card from before scores five blue fields.'],
  thirdTurn: ['Your third turn. Place this one at the edge.', 'Afterwards you have one card left.'],
  lastCard: [
    'Play your last card: blue over green, five points.',
    'Whoever plays their last card ends the building.',
  ],
  turnAround: [
    'Building is over: now all of it is taken down.',
    'Points stay, and everyone has got three new cards.',
  ],
  locked: ['Your turn. Try to pull out this piece.', 'Look at its neighbours.'],
  split: ['It is locked in: no straight way out. Try this one.', 'It looks free, doesn’t it?'],
  remove: [
    'The rest would have fallen in two. This one may go!',
    'It slides out, and the others stay together.',
  ],
  scoreDown: ['Cards score while taking down, too.', 'Red is larger than green now: five for blue.'],
  lastPiece: [
    'The last piece! It was locked once; now nothing holds it.',
    'Whoever takes it ends the match.',
  ],
  over: ['Seventeen points: you win!', 'That was a whole match. The next one is yours alone.'],
} as const satisfies TutorialMessages;
