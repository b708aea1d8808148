/**
 * Makes `crypto.randomBytes` repeatable: servers draw deals, ids and tokens from it. Vitest loads this file before
 * each test file, and `node --import` loads it into each server process that a test starts (see `seededNode.ts`).
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const seed = process.env.TEST_PROCESS_SEED ?? process.env.TAVOLA_SEED ?? '1';
let blocks = 0;

/** @type {(size: number) => Buffer} */
function drawBytes(size) {
  const drawn = [];
  for (let length = 0; length < size; length += 32)
    drawn.push(crypto.createHash('sha256').update(`${seed} ${blocks++}`).digest());
  return Buffer.concat(drawn, size);
}

crypto.randomBytes = (size, callback) => {
  const bytes = drawBytes(size);
  if (callback === undefined) return bytes;
  setImmediate(callback, null, bytes);
};
syncBuiltinESMExports();
