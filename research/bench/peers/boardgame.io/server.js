/** boardgame.io's own server with its memory store: `server.js PORT`. What seats may not know is taken out as its guides say. */
import { createRequire } from 'node:module';
import { punto } from './game.js';

const { Server } = createRequire(import.meta.url)('boardgame.io/server');

function shuffled(cards) {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}

/** P2: two colours a seat, each card twice. */
const deckOf = (seat) =>
  shuffled(
    [1, 2].flatMap((colour) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((points) => {
        const card = ((2 * seat + colour) << 4) | points;
        return [card, card];
      }),
    ),
  );

const deals = () =>
  Array.from({ length: 20 }, (_, round) => ({ start: round % 2, decks: [deckOf(0), deckOf(1)] }));

const game = {
  ...punto,
  setup: (context) => punto.setup(context, { deals: deals() }),
  moves: { place: { move: punto.moves.place, client: false } },
  playerView: ({ G: { deals: _deals, decks: _decks, ...rest } }) => rest,
};

// A match is made when somebody asks for one that is not there.
await Server({ games: [game], origins: [/localhost|127\.0\.0\.1/] }).run({ port: Number(process.argv[2]) });
