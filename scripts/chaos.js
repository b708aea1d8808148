/**
 * `npm run chaos -- [KILLS] [TABLES]`: kills servers on both databases, far more often than `npm test`. KILLS counts
 * kills of each kind on each database, so 60 are 240 on each. Prints the table of docs/server.md.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled } from './ensure.js';
import { root, runTool } from './runTool.js';

const DATABASES = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

const [kills = '60', tables = '20'] = process.argv.slice(2);
ensureInstalled();
ensureBuilt();
mkdirSync(join(root, 'build'), { recursive: true });
const file = join(root, 'build', 'chaos.jsonl');
rmSync(file, { force: true });
process.exitCode = runTool('vitest/vitest.mjs', ['run', 'test/server/chaos.test.ts', '--reporter=verbose'], {
  CHAOS_KILLS: kills,
  CHAOS_TABLES: tables,
  CHAOS_REPORT: file,
});

const rows = existsSync(file)
  ? readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : [];
const sum = (database, figure) =>
  rows.reduce((total, row) => total + (row.database === database ? row[figure] : 0), 0);
console.log('| database | killed during | kills | acknowledged decisions | lost |');
console.log('| --- | --- | --- | --- | --- |');
for (const [database, name] of Object.entries(DATABASES)) {
  for (const row of rows)
    if (row.database === database)
      console.log(`| ${name} | ${row.during} | ${row.kills} | ${row.acknowledged} | ${row.lost} |`);
  const [all, acknowledged, lost] = ['kills', 'acknowledged', 'lost'].map((figure) => sum(database, figure));
  console.log(`| ${name} | all together | ${all} | ${acknowledged} | ${lost} |`);
}
