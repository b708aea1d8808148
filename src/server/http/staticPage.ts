/** The built page, read once at startup: no request ever reaches the file system. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

const CONTENT_TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt', '.map']);

interface StaticFile {
  readonly body: Uint8Array<ArrayBuffer>;
  /** Compressed at the first request, so that the start need not wait for it. */
  readonly gzip: (() => Uint8Array<ArrayBuffer>) | undefined;
  readonly headers: { readonly [name: string]: string };
  readonly tag: string;
}

function readFiles(folder: string, head: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  const visit = (inside: string): void => {
    for (const entry of readdirSync(join(folder, inside), { withFileTypes: true })) {
      const path = posix.join(inside, entry.name);
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile()) files.set(path, readStaticFile(folder, path, head));
    }
  };
  if (existsSync(folder)) visit('/');
  return files;
}

function readStaticFile(folder: string, path: string, head: string): StaticFile {
  const read = readFileSync(join(folder, path));
  const body = new Uint8Array(
    path === '/index.html' ? Buffer.from(read.toString().replace('</head>', `${head}</head>`)) : read,
  );
  const extension = extname(path);
  let squeezed: Uint8Array<ArrayBuffer> | undefined;
  const gzip = (): Uint8Array<ArrayBuffer> => (squeezed ??= new Uint8Array(gzipSync(body)));
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  // Names in /assets contain a hash of their content.
  const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  return {
    body,
    gzip: COMPRESSED.has(extension) && body.length > 500 ? gzip : undefined,
    tag,
    headers: {
      'content-type': CONTENT_TYPES[extension] ?? 'application/octet-stream',
      'cache-control': cache,
      etag: tag,
      vary: 'accept-encoding',
    },
  };
}

const NOT_BUILT = 'The page has not been built. Stop this server and run "npm start", which builds it.\n';

export class StaticPage {
  readonly #files: Map<string, StaticFile>;

  /** The page contains the list of features (`accounts`, `meet`, `faults`), so that it need not request them. */
  constructor(folder: string, has: readonly string[]) {
    this.#files = readFiles(
      folder,
      has.map((name) => `<meta name="tavola-${name}" content="on" />`).join(''),
    );
  }

  text(path: string): string | undefined {
    const file = this.#files.get(path);
    return file === undefined ? undefined : new TextDecoder().decode(file.body);
  }

  /**
   * A file of the page, or the page itself. The page's own addresses follow the #, so any other path answers 404 with
   * it; undefined for a missing file.
   */
  respond(path: string, headers: Headers): Response | undefined {
    const file = this.#files.get(path === '/' ? '/index.html' : path);
    if (file === undefined) return extname(path) === '' ? this.#respondMissing(path) : undefined;
    if (headers.get('if-none-match') === file.tag)
      return new Response(null, { status: 304, headers: file.headers });
    const isSqueezed = file.gzip !== undefined && /\bgzip\b/.test(headers.get('accept-encoding') ?? '');
    return isSqueezed
      ? new Response(file.gzip(), { headers: { ...file.headers, 'content-encoding': 'gzip' } })
      : new Response(file.body, { headers: file.headers });
  }

  #respondMissing(path: string): Response {
    const html = this.text('/index.html');
    if (html === undefined)
      return new Response(NOT_BUILT, { status: 503, headers: { 'content-type': 'text/plain' } });
    // Relative, since a proxy may serve the page below a folder.
    const root = '../'.repeat(path.split('/').length - 2) || './';
    const body = html
      .replaceAll('="./', `="${root}`)
      .replace('</head>', `<meta name="tavola-missing" content="${root}" /></head>`);
    const type = CONTENT_TYPES['.html']!;
    return new Response(body, {
      status: 404,
      headers: { 'content-type': type, 'cache-control': 'no-store' },
    });
  }
}
