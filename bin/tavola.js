#!/usr/bin/env node
import { ensureBuilt } from '../scripts/ensure.js';

try {
  ensureBuilt();
} catch (error) {
  console.error(`tavola: ${error.message}`);
  process.exit(1);
}
await import('../dist/cli.js');
