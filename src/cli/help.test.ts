import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { createProgram } from './program.ts';

interface Entry {
  readonly path: string;
  readonly command: Command;
  readonly help: string;
}

function readHelp(command: Command): string {
  let text = '';
  command.configureOutput({ writeOut: (part) => void (text += part) });
  command.outputHelp();
  return text;
}

const entries = (command: Command, path: string): Entry[] => [
  { path, command, help: readHelp(command) },
  ...command.commands.flatMap((inner) => entries(inner, `${path} ${inner.name()}`)),
];

const all = entries(createProgram(), 'tavola');
const examplesIn = (help: string): string[] =>
  [...help.matchAll(/^ {2}(tavola .*)$/gm)].map(([, line]) => line);

test('every command with an action has examples of it at the end of its help', () => {
  const leaves = all.filter(({ command }) => command.commands.length === 0);
  expect(leaves.length).toBeGreaterThan(25);
  for (const { path, help } of leaves) {
    expect(help).toContain(`\nExamples:\n  ${path}`);
    for (const line of examplesIn(help)) expect(`${line} `).toMatch(new RegExp(`^${path} `));
  }
});

test('every help text ends with the exit codes', () => {
  for (const { path, help } of all)
    expect({ path, end: help.trimEnd().split('\n').at(-1) }).toEqual({
      path,
      end: 'Exit codes: 0 success, 1 a check or a run failed, 2 wrong usage or unreadable input.',
    });
});

describe('every example', () => {
  const examples = new Set(all.flatMap(({ help }) => examplesIn(help)));
  test.each([...examples])('%s', (line) => {
    const words = line.replaceAll(/"[^"]*"|'[^']*'|> \S+/g, 'TEXT').split(' ');
    const { command } = all
      .filter(({ path }) => `${line} `.startsWith(`${path} `))
      .reduce((longest, one) => (one.path.length > longest.path.length ? one : longest));
    const known = command.options.map(({ long }) => long);
    for (const word of words.filter((one) => one.startsWith('--'))) expect(known).toContain(word);
    for (const { long, mandatory } of command.options) if (mandatory) expect(words).toContain(long);
  });
});

test('help uses plain words', () => {
  for (const { path, help } of all)
    expect({
      path,
      found: /\b(whoever|somebody|anybody|anew|so many|is told|are told|if it is not given)\b/i.exec(
        help.replaceAll(/\s+/g, ' '),
      ),
    }).toEqual({ path, found: null });
});
