/** Reverse proxies with the example files, on free ports and with their own certificate. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Program, ROOT, run, start } from './package.ts';
import { freePort } from '../freePort.ts';

export interface Proxy {
  readonly url: string;
  stop(): Promise<void>;
}

const example = (name: string): string => readFileSync(join(ROOT, 'hosting', name), 'utf8');

/** The HTTPS status, with any certificate. */
export const secureStatus = (url: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    get(url, { rejectUnauthorized: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', () => resolve(undefined));
  });

/** Whether a program is installed; without it, the tests of its example file are skipped. */
export function hasProgram(name: string): boolean {
  if (spawnSync(name, ['-v'], { stdio: 'ignore' }).error === undefined) return true;
  console.warn(`no ${name} here: the tests of its example are skipped`);
  return false;
}

async function proxied(program: Promise<Program>, url: string, folder: string): Promise<Proxy> {
  const running = await program;
  return {
    url,
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function startNginx(behind: number): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-nginx-'));
  const [http, https] = [await freePort(), await freePort()];
  const key = join(folder, 'privkey.pem');
  const certificate = join(folder, 'fullchain.pem');
  run(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    folder,
  );
  const site = example('nginx.conf')
    .replaceAll(/listen \[::\].*\n/g, '\n')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${https} ssl`)
    .replaceAll('/etc/letsencrypt/live/games.example.org', folder)
    .replaceAll('games.example.org', 'localhost')
    .replace('127.0.0.1:8080', `127.0.0.1:${behind}`);
  const main = join(folder, 'main.conf');
  writeFileSync(
    main,
    `daemon off; pid ${folder}/pid; error_log stderr; events {}\nhttp { access_log off;\n${[
      'client_body',
      'proxy',
      'fastcgi',
      'uwsgi',
      'scgi',
    ]
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join('\n')}\n${site}}\n`,
  );
  const url = `https://localhost:${https}/`;
  const program = start(
    'nginx',
    ['-p', folder, '-c', main],
    {},
    async () => (await secureStatus(`${url}healthz`)) === 200,
  );
  return proxied(program, url, folder);
}

export async function startCaddy(behind: number): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-caddy-'));
  const https = await freePort();
  const site = example('Caddyfile')
    .replace('games.example.org {', `localhost:${https} {\n\ttls internal`)
    .replace('127.0.0.1:8080', `127.0.0.1:${behind}`);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n${site}`);
  mkdirSync(join(folder, 'data'));
  const url = `https://localhost:${https}/`;
  const env = { ...process.env, XDG_DATA_HOME: join(folder, 'data'), XDG_CONFIG_HOME: join(folder, 'data') };
  const program = start(
    'caddy',
    ['run', '--config', file, '--adapter', 'caddyfile'],
    { env },
    async () => (await secureStatus(`${url}healthz`)) === 200,
  );
  return proxied(program, url, folder);
}
