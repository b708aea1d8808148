/** Records every attempt of a server process to connect, before it is made. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * All TCP and TLS connections of Node start at `Socket.prototype.connect`; datagrams and DNS queries have their own
 * functions. Threads and child processes inherit NODE_OPTIONS and load it too.
 */
const RECORDER = `
  import { appendFileSync } from 'node:fs';
  import dgram from 'node:dgram';
  import dns from 'node:dns';
  import { syncBuiltinESMExports } from 'node:module';
  import { Socket } from 'node:net';
  const note = (attempt) => appendFileSync(process.env.RECORDED, \`\${attempt}\\n\`);
  const { connect } = Socket.prototype;
  Socket.prototype.connect = function (...args) {
    const [options] = Array.isArray(args[0]) ? args[0] : args;
    const { host, port, path } = typeof options === 'object' ? options : { port: options, host: args[1] };
    note(path ?? \`\${host ?? 'localhost'}:\${port}\`);
    return connect.apply(this, args);
  };
  for (const name of ['send', 'connect']) {
    const original = dgram.Socket.prototype[name];
    dgram.Socket.prototype[name] = function (...args) {
      note('a datagram');
      return original.apply(this, args);
    };
  }
  for (const resolver of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype])
    for (const name of Object.getOwnPropertyNames(resolver)) {
      if (!/^(resolve|reverse)/.test(name) || typeof resolver[name] !== 'function') continue;
      const original = resolver[name];
      resolver[name] = function (...args) {
        note(\`name \${args[0]}\`);
        return original.apply(this, args);
      };
    }
  syncBuiltinESMExports();
`;

export interface ConnectionRecorder {
  readonly env: { readonly NODE_OPTIONS: string; readonly RECORDED: string };
  attempts(): string[];
}

export function recordConnections(folder: string): ConnectionRecorder {
  const recorder = join(folder, 'recorder.mjs');
  const recorded = join(folder, 'recorded');
  writeFileSync(recorder, RECORDER);
  return {
    env: { NODE_OPTIONS: `--import ${pathToFileURL(recorder).href}`, RECORDED: recorded },
    attempts: () => (existsSync(recorded) ? readFileSync(recorded, 'utf8').trim().split('\n') : []),
  };
}
