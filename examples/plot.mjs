/** Plays two bots of a game against each other and draws who led: node plot.mjs > plot.svg */
import { configure, FastRng, listSeats, loadBot, loadGame, Table } from '@tavola/engine';

const MATCHES = 40;
const BOTS = ['greedy', 'random'];
const game = await loadGame('punto');
const config = configure(game, { seats: 2, options: { roundsToWin: 1 } });
const bots = await Promise.all(BOTS.map((name) => loadBot('punto', name)));

/** The share of victories of the first bot after each match. */
const shares = [];
let victories = 0;
for (let match = 0; match < MATCHES; match++) {
  const table = new Table(game, config, `plot ${match}`);
  const rng = new FastRng(1, 2, 3, match);
  // Every other match they change seats.
  const seated = match % 2 === 0 ? bots : bots.toReversed();
  while (table.toAct !== 0)
    for (const seat of listSeats(table.toAct)) {
      const view = table.view(seat);
      table.play(seat, seated[seat].choose(view, table.legal(seat), rng));
    }
  victories += table.payoffs()[match % 2];
  shares.push(victories / (match + 1));
}

const points = shares.map((share, i) => `${20 + (i * 360) / (MATCHES - 1)},${180 - share * 160}`);
console.log(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200" font-family="sans-serif" font-size="10">
  <path d="M20 20V180H380" fill="none" stroke="#888"/>
  <path d="M20 100H380" stroke="#888" stroke-dasharray="4"/>
  <polyline points="${points.join(' ')}" fill="none" stroke="#cf4436" stroke-width="2"/>
  <text x="24" y="16">${BOTS[0]} wins ${Math.round(100 * shares.at(-1))}% of ${MATCHES} matches against ${BOTS[1]}</text>
</svg>`);
