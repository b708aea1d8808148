/** The production build, served as `npm start` serves it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededNode } from '../seededNode.ts';

export interface BuiltServer {
  /** Ends with a slash. */
  readonly address: string;
  readonly data: string;
  /** The errors that pages have reported to the server's log. */
  readonly listFaults: () => readonly {
    readonly name: string;
    readonly message: string;
    readonly page: string;
  }[];
  close(): Promise<void>;
}

const TAVOLA = join(import.meta.dirname, '../../bin/tavola.js');

/** The server's clock starts at `time` if given. */
export async function startBuiltServer(time?: number): Promise<BuiltServer> {
  const data = mkdtempSync(join(tmpdir(), 'tavola-site-'));
  const { args, env } = seededNode(time);
  const server = spawn(process.execPath, [...args, TAVOLA, 'serve', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Slow tests must not lose a seat.
    env: {
      ...process.env,
      ...env,
      TAVOLA_MEET_PATIENCE: '3600',
      TAVOLA_CLUB_PATIENCE: '3600',
      TAVOLA_FAULTS: '1',
    },
  });
  let printed = '';
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (bytes: Buffer) => {
      printed += bytes.toString();
      const found = /https?:\/\/[^"\s]+/.exec(printed);
      if (found !== null) resolve(found[0].replace(/\/?$/, '/'));
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${printed}`)));
  });
  return {
    address,
    data,
    listFaults: () =>
      printed.split('\n').flatMap((line) => (line.includes('"fault":') ? [JSON.parse(line).fault] : [])),
    close: () =>
      new Promise((resolve) => {
        server.removeAllListeners('exit');
        server.once('exit', () => {
          rmSync(data, { recursive: true, force: true });
          resolve();
        });
        server.kill('SIGTERM');
      }),
  };
}
