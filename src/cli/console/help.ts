/** Examples at the end of help texts, and the pointer to them after an error. */
import type { Command } from 'commander';

export const EXIT_CODES =
  '\nExit codes: 0 success, 1 a check or a run failed, 2 wrong usage or unreadable input.';

/** Ends a help text with commands that can be copied. */
export const withExamples = (command: Command, ...lines: readonly string[]): Command =>
  command.addHelpText('after', ['', 'Examples:', ...lines.map((line) => `  tavola ${line}`)].join('\n'));

export function formatHelpHint(program: Command, typed: readonly string[]): string {
  let command = program;
  const path = [program.name()];
  for (const word of typed) {
    const inner = command.commands.find((one) => one.name() === word);
    if (inner === undefined) break;
    command = inner;
    path.push(word);
  }
  return `Run "${path.join(' ')} --help" for usage and examples.`;
}
