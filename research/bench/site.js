/** Serves a folder on a port of its own, compressed as the server does. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export async function serveFolder(folder) {
  const server = createServer(({ url }, answer) => {
    const { pathname } = new URL(url, 'http://localhost');
    const wanted = join(folder, pathname);
    const path = existsSync(wanted) && statSync(wanted).isDirectory() ? join(wanted, 'index.html') : wanted;
    if (!existsSync(path)) {
      answer.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const isText = /text|svg|json/.test(type);
    answer
      .writeHead(200, { 'content-type': type, ...(isText ? { 'content-encoding': 'gzip' } : {}) })
      .end(isText ? gzipSync(readFileSync(path)) : readFileSync(path));
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
