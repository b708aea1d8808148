/**
 * Plays the matches it is dealt through boardgame.io, as that framework's own bot plays its playouts: `Bot.enumerate`, a
 * pick, the game's reducer. Reads one order a line, answers one line of JSON, as ../../punto.ts does.
 */
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { punto } from './game.js';

const require = createRequire(import.meta.url);
const { Bot } = require('boardgame.io/ai');
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');

const game = ProcessGameConfig(punto);
const reducer = CreateGameReducer({ game });
const bot = new Bot({ enumerate: game.ai.enumerate });

/** xoshiro128**, as in src/core/rng.ts. */
function picker([a, b, c, d]) {
  return (n) => {
    const times5 = Math.imul(b, 5);
    const result = Math.imul((times5 << 7) | (times5 >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return Math.floor(result * (n / 4294967296));
  };
}

const fold = (checksum, value) => Math.imul(checksum ^ value, 0x01000193);
const EMPTY_CHECKSUM = 0x811c9dc5 | 0;

function play({ picks, matches }, seen) {
  const below = picker(picks);
  let plies = 0;
  let checksum = EMPTY_CHECKSUM;
  for (const deals of matches) {
    let state = InitializeGame({ game, numPlayers: 2, setupData: { deals } });
    while (state.ctx.gameover === undefined) {
      seen?.(state);
      const { G, ctx } = state;
      const moves = bot.enumerate(G, ctx, ctx.currentPlayer);
      const move = moves[below(moves.length)];
      state = reducer(state, move);
      checksum = fold(checksum, move.payload.args[0]);
      plies++;
    }
    checksum = fold(checksum, state.G.round);
    const { winner } = state.ctx.gameover;
    for (const seat of [0, 1]) checksum = fold(checksum, winner === null ? 1 : winner === seat ? 2 : 0);
  }
  return { plies, checksum };
}

/** The last copies stay alive, so that none can be left out. */
const kept = [];

/** A copy that goes its own way, but for the deals, which never change. A search here needs none: no state changes. */
function copy(states) {
  let checksum = EMPTY_CHECKSUM;
  states.forEach(({ G: { deals, ...rest }, ctx }, i) => {
    const { G, ctx: context } = JSON.parse(JSON.stringify({ G: rest, ctx }));
    kept[i & 63] = { G: { ...G, deals }, ctx: context };
    checksum = fold(checksum, G.filled);
  });
  return { copies: states.length, checksum };
}

function timed(work) {
  const before = process.cpuUsage();
  const done = work();
  const { user, system } = process.cpuUsage(before);
  return { ...done, checksum: done.checksum >>> 0, seconds: (user + system) / 1e6 };
}

const orders = {
  play: (dealt) => timed(() => play(dealt)),
  copy(dealt) {
    const states = [];
    play(dealt, (state) => states.push(state));
    return timed(() => copy(states));
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { order, dealt } = JSON.parse(line);
  console.log(JSON.stringify(orders[order](dealt)));
}
