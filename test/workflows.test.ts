/** The workflows of the repository's host: valid, and of commands that exist here. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateWorkflow } from '@action-validator/core';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, '.github/workflows');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: { [name: string]: string };
};

describe.each(readdirSync(FOLDER))('%s', (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');

  test('follows the schema of workflows', () => expect(validateWorkflow(text).errors).toEqual([]));
  test('runs only scripts of package.json', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
  });
});

test('a workflow with a fault is refused', () =>
  expect(validateWorkflow('on: push\njobs:\n  a:\n    steps: yes').errors).not.toEqual([]));
