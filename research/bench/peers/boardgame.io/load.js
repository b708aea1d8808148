/** Scripted clients for boardgame.io's server: `load.js PACE URL MATCHES`, where PACE is the built pacer.ts. */
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { punto } from './game.js';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');

const [pace, url, count] = process.argv.slice(2);
const { runOrders, Pacer } = await import(pathToFileURL(pace).href);

const game = {
  ...punto,
  setup: () => ({ cells: [], up: [], turn: 0, over: null }),
  moves: { place: { move: punto.moves.place, client: false } },
};
/** How many changes a state has seen. */
const versionOf = (state) => state?.['_stateID'] ?? 0;

let bytes = 0;
let matches = 0;

class BoardgamePair {
  #clients = [];
  #arrived;
  #expected = 0;

  constructor(arrived) {
    this.#arrived = arrived;
  }

  async open() {
    const matchID = `m${matches++}`;
    for (const playerID of ['0', '1']) {
      const multiplayer = SocketIO({
        server: url,
        socketOpts: { transports: ['websocket'], forceNew: true },
      });
      const client = Client({
        game,
        numPlayers: 2,
        matchID,
        playerID,
        multiplayer,
        debug: false,
      });
      client.start();
      this.#clients.push(client);
      await new Promise((resolve) => {
        client.subscribe((state) => {
          if (state === null || state.G.cells.length === 0) return;
          resolve();
          if (
            this.#expected > 0 &&
            this.#clients.every((one) => versionOf(one.getState()) >= this.#expected)
          ) {
            this.#expected = 0;
            this.#arrived(this);
          }
        });
      });
      client.transport.socket.io.engine.on('packet', ({ data }) => {
        bytes += 1 + (data?.length ?? 0);
      });
    }
  }

  get isOver() {
    return this.#clients[0].getState().ctx.gameover !== undefined;
  }

  decide() {
    const state = this.#clients[0].getState();
    const { G } = state;
    const choices = punto.ai.enumerate(G);
    this.#expected = versionOf(state) + 1;
    this.#clients[G.turn].moves.place(choices[(versionOf(state) * 7) % choices.length].args[0]);
  }
}

const pairs = [];
const pacer = new Pacer(pairs);
for (let i = 0; i < Number(count); i += 10) {
  const next = Array.from(
    { length: Math.min(10, Number(count) - i) },
    () => new BoardgamePair((pair) => pacer.arrived(pair)),
  );
  await Promise.all(next.map((pair) => pair.open()));
  pairs.push(...next);
}
await runOrders(
  createInterface({ input: process.stdin }),
  pacer,
  () => bytes,
  (line) => process.stdout.write(`${line}\n`),
);
process.exit(0);
