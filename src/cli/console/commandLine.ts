/** What our programs on the command line share: help texts with examples, and the exit code of an error. */
import { Command, CommanderError } from 'commander';
import { RunError, UsageError } from './errors.ts';

const EXIT_CODES = '\nExit codes: 0 success, 1 a check or a run failed, 2 wrong usage or unreadable input.';

export const newProgram = (name: string): Command =>
  new Command(name)
    .helpOption('-h, --help', 'display help')
    .helpCommand(false)
    .showSuggestionAfterError()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'tavola: ')) })
    .addHelpText('afterAll', EXIT_CODES)
    .exitOverride();

/** Ends a help text with commands that can be copied. */
export const withExamples = (command: Command, ...lines: readonly string[]): Command =>
  command.addHelpText('after', ['', 'Examples:', ...lines.map((line) => `  tavola ${line}`)].join('\n'));

function formatHelpHint(program: Command, typed: readonly string[]): string {
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

/** Runs the command that was typed; an expected error is printed and becomes the exit code. */
export async function runProgram(program: Command): Promise<void> {
  // A reader of our output may stop early (`tavola replay … | head`): that is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  const hint = (): void => console.error(formatHelpHint(program, process.argv.slice(2)));
  try {
    await program.parseAsync();
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`tavola: ${error.message}`);
      hint();
      process.exitCode = 2;
    } else if (error instanceof RunError) {
      console.error(`tavola: ${error.message}`);
      process.exitCode = 1;
    } else if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : 2;
      // `tavola admin` without a command has printed its whole help.
      if (error.exitCode !== 0 && error.code !== 'commander.help') hint();
    } else throw error;
  }
}
