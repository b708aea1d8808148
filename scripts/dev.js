/**
 * `npm run dev [-- --port N]`: the page with hot reload, and a server that restarts when its sources change, at one
 * address. Nothing is written to `dist`, so `npm start` stays as it was.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { createServer as createSocket } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure.js';
import { root } from './runTool.js';

const BUILD = join(root, 'build/dev');

const findFreePort = () =>
  new Promise((resolve) => {
    const socket = createSocket().listen(0, '127.0.0.1', () => {
      const { port } = socket.address();
      socket.close(() => resolve(port));
    });
  });

/** The server in a process of its own. `url` waits until it answers. */
class ApiServer {
  #child;

  constructor(port) {
    this.address = `http://127.0.0.1:${port}/`;
    this.port = port;
    this.expectStart();
  }

  expectStart() {
    // The first visitor may wait for the same start as those who come during a restart.
    const waiting = this.started;
    this.ready = new Promise((resolve) => (this.started = resolve));
    if (waiting !== undefined) void this.ready.then(waiting);
  }

  async restart() {
    this.expectStart();
    await this.stop();
    const args = [join(BUILD, 'cli.js'), 'serve', '--port', `${this.port}`];
    this.#child = spawn(process.execPath, [...args, '--data', join(root, 'build/dev-data')], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, TAVOLA_LOG: process.env.TAVOLA_LOG ?? 'warn', HOST: '127.0.0.1' },
    });
    const child = this.#child;
    while (child.exitCode === null) {
      const response = await fetch(`${this.address}healthz`).catch(() => undefined);
      if (response?.ok) return this.started();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    console.error('tavola: the server does not start; change its source to try again');
  }

  async stop() {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await gone;
  }

  /** The features that the server writes into the page, as `<meta name="tavola-…">`. */
  async readFeatures() {
    await this.ready;
    const html = await fetch(this.address).then(
      (response) => response.text(),
      () => '',
    );
    return html.match(/<meta name="tavola-[^>]*>/g)?.join('') ?? '';
  }
}

/** The page as the server sends it: with its features, and with links to tables. */
const actAsServer = (api) => ({
  name: 'act-as-server',
  transformIndexHtml: async (html) => html.replace('</head>', `${await api.readFeatures()}</head>`),
  configureServer({ middlewares }) {
    const passWhenReady = async (next) => {
      await api.ready;
      next();
    };
    middlewares.use((request, response, next) => {
      const table = /^\/t\/(\w+)$/.exec(request.url)?.[1];
      if (table !== undefined) response.writeHead(302, { location: `/#/t/${table}` }).end();
      // A service worker would show the page as it was.
      else if (request.url === '/serviceWorker.js') response.writeHead(404).end();
      else if (request.url.startsWith('/api/')) void passWhenReady(next);
      else next();
    });
  },
});

/** Builds the server's program again after each change, then restarts it. */
async function watchServer(vite, api) {
  const watcher = await vite.build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: BUILD, watch: {} },
  });
  let queue = Promise.resolve();
  watcher.on('event', (event) => {
    if (event.code === 'BUNDLE_END') {
      void event.result?.close();
      // Without a page of its own it would send nothing that names its features.
      mkdirSync(join(BUILD, 'web'), { recursive: true });
      writeFileSync(join(BUILD, 'web/index.html'), '<!doctype html><head></head>');
      queue = queue.then(() => api.restart());
    }
    if (event.code === 'ERROR') console.error(`tavola: the server is not built: ${event.error.message}`);
  });
}

async function main() {
  const { port } = parseArgs({ options: { port: { type: 'string', default: '5173' } } }).values;
  ensureInstalled();
  const vite = await import('vite');
  const api = new ApiServer(await findFreePort());
  await watchServer(vite, api);
  const page = await vite.createServer({
    configFile: join(root, 'vite.web.config.ts'),
    logLevel: 'warn',
    cacheDir: join(root, 'build/vite'),
    plugins: [actAsServer(api)],
    optimizeDeps: {
      rolldownOptions: { transform: { jsx: { runtime: 'automatic', importSource: 'preact' } } },
    },
    server: {
      port: Number(port),
      host: '127.0.0.1',
      fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
      proxy: Object.fromEntries(
        ['/api', '/healthz', '/metrics'].map((path) => [path, { target: api.address, ws: path === '/api' }]),
      ),
    },
  });
  const stop = async () => {
    await api.stop();
    process.exit();
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  await page.listen();
  await api.readFeatures();
  console.log(
    `\n  Tavola for developers: ${page.resolvedUrls.local[0]}\n  Changes appear by themselves; Ctrl+C stops.\n`,
  );
}

if (process.argv[1] === import.meta.filename) await main();
