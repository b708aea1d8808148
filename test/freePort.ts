/** A fixed port for a server, for example to restart it on the same one. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral range, where a browser's connection could take it before the server does. */
const [LEAST, MOST] = [20_000, 32_000];

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LEAST, MOST);
    if (await isFree(port)) return port;
  }
}
