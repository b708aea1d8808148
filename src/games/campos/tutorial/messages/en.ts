import type { TutorialMessages } from '../../../../core/index.ts';

export const en = {
  welcome: [
    'Welcome to Campos! Fields grow here, and later they vanish.',
    'Your cards turn their colours into points.',
  ],
  place: [
    'Place this piece. One whole edge must touch.',
    'It is already turned for you; you may turn it any way.',
  ],
  fails: ['You have three cards. Try the first: green over red.', 'Is green’s largest area really larger?'],
  holds: [
    'Not yet! But blue is larger than yellow, so this card scores.',
    'It scores the largest red area: two points.',
  ],
  grow: ['The others have grown the fields. Place this piece.', 'Watch green.'],
  holdsNow: ['Now green is larger than red!', 'The card from before scores five blue fields.'],
  thirdTurn: ['Your third turn. Place this one at the edge.', 'Afterwards you have one card left.'],
  lastCard: [
    'Play your last card: blue over green, five points.',
    'Playing your last card ends construction.',
  ],
  turnAround: [
    'Construction is over: now you take everything apart.',
    'Points stay, and everyone has three new cards.',
  ],
  locked: ['Your turn. Try to pull out this piece.', 'Look at its neighbours.'],
  split: ['It is locked in: there is no straight way out. Try this one.', 'It looks free, doesn’t it?'],
  remove: [
    'That would have split the rest in two. This one may go!',
    'It slides out, and the others stay together.',
  ],
  scoreDown: ['Cards score during deconstruction, too.', 'Red is larger than green now: five for blue.'],
  lastPiece: ['The last piece! It was locked once; now nothing holds it.', 'Taking it ends the match.'],
  over: ['Seventeen points: you win!', 'That was a whole match. Play the next one on your own.'],
} as const satisfies TutorialMessages;
