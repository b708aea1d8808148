/** `tavola admin`: the administration of a server from a terminal, even while it runs. */
import { type Command, Option } from 'commander';
import {
  type AdminAction,
  FEATURES,
  type FeatureChoice,
  PAUSE_PHRASES,
  REPORT_REASONS,
  type ErrorResponse,
  REPORT_STATES,
  ADMIN_TABLE_FILTERS,
} from '../../protocol/index.ts';
import { expectedError, splitList, wholeNumber } from '../console/arguments.ts';
import {
  actsText,
  blocksText,
  loadText,
  namesText,
  offerText,
  peopleText,
  reportsText,
  tablesText,
} from './adminTexts.ts';
import { withExamples } from '../console/commandLine.ts';
import { DATA } from './serving.ts';

interface Flags {
  readonly data?: string;
  readonly json?: true;
  readonly note?: string;
}

const printText = (text: string): void => void process.stdout.write(text === '' ? '' : `${text}\n`);

/** `90m`, `12h`, `7d`, in minutes. */
function parseMinutes(where: string, typed: string): number {
  const [, number = '', unit = ''] = /^(\d{1,6})([mhd])$/.exec(typed) ?? [];
  const times = { m: 1, h: 60, d: 24 * 60 }[unit];
  if (times === undefined) throw expectedError(where, 'a time like 90m, 12h or 7d', typed);
  return Number(number) * times;
}

/** Sends a request to the server, or to the database if none runs. A refusal is printed and sets exit code 1. */
async function sendRequest(flags: Flags, path: string, act?: AdminAction): Promise<unknown> {
  const { openAdminConnection, describeError } = await import('../../server/commands.ts');
  try {
    const line = await openAdminConnection({ data: flags.data });
    try {
      const { status, json } = await (act === undefined
        ? line.request('GET', path)
        : line.request('POST', path, act));
      if (status < 300) return json;
      fail((json as ErrorResponse).message);
    } finally {
      await line.close();
    }
  } catch (error) {
    fail(describeError(error));
  }
  return undefined;
}

function fail(message: string): void {
  process.stderr.write(`tavola: ${message}\n`);
  process.exitCode = 1;
}

async function show(flags: Flags, path: string, text: (answer: never) => string): Promise<void> {
  const answer = await sendRequest(flags, path);
  if (answer !== undefined) printText(flags.json === true ? JSON.stringify(answer) : text(answer as never));
}

async function carryOut(flags: Flags, act: AdminAction, message: string): Promise<void> {
  const done = await sendRequest(
    flags,
    'actions',
    flags.note === undefined ? act : { ...act, note: flags.note },
  );
  if (done !== undefined) printText(flags.json === true ? JSON.stringify(done) : message);
}

/** `guests=off seats=4 games=punto,campos`; `any` resets a choice. */
function parseOffer(pairs: readonly string[]): FeatureChoice {
  const choice: { -readonly [K in keyof FeatureChoice]: FeatureChoice[K] } = {};
  for (const pair of pairs) {
    const [key = '', value = ''] = pair.split('=');
    const name = FEATURES.find((one) => one === key);
    if (name !== undefined) {
      if (value !== 'on' && value !== 'off') throw expectedError(`argument ${key}`, 'on or off', value);
      choice[name] = value === 'on';
    } else if (key === 'seats')
      choice.seats = value === 'any' ? null : wholeNumber('argument seats', value, 1, 30);
    else if (key === 'games') choice.games = splitList(value);
    else
      throw expectedError(
        'argument WHAT',
        `KEY=VALUE with one of the keys ${[...FEATURES, 'seats', 'games'].join(', ')}`,
        pair,
      );
  }
  return choice;
}

/** `TABLE:SEAT:BY`, as `tavola admin reports` prints it. */
function parseReport(typed: string): { readonly table: string; readonly seat: number; readonly by: number } {
  const [, id, seat, by] = /^([0-9A-Za-z]{8,32}):(\d{1,2}):(\d{1,2})$/.exec(typed) ?? [];
  if (id === undefined)
    throw expectedError(
      'argument REPORT',
      'an id from tavola admin reports, like Ab12Cd34Ef56Gh78:1:0',
      typed,
    );
  return { table: id, seat: Number(seat), by: Number(by) };
}

const command = (parent: Command, name: string, description: string, examples: readonly string[]): Command =>
  withExamples(parent.command(name), ...examples.map((line) => `admin ${line}`))
    .description(description)
    .option('--data <FOLDER>', DATA)
    .option('--json', 'print one line of JSON');
const act = (parent: Command, name: string, description: string, examples: readonly string[]): Command =>
  command(parent, name, description, examples).option('--note <TEXT>', 'reason, for the log');
/** Continues a list. */
const BEFORE = ['--before <N>', 'continue a list with the number at its end'] as const;

function addTables(admin: Command): void {
  command(admin, 'load', 'show the load of every process', ['load', 'load --json']).action((flags: Flags) =>
    show(flags, 'load', loadText),
  );
  command(admin, 'tables', 'list tables, newest first', ['tables', 'tables --status open --game punto'])
    .addOption(
      new Option('--status <KIND>', 'kind of tables').choices(ADMIN_TABLE_FILTERS).default('playing'),
    )
    .option('--game <GAME>', 'only tables of this game')
    .option(...BEFORE)
    .action((flags: Flags & { status: string; game?: string; before?: string }) =>
      show(
        flags,
        `tables?${formatQuery({ status: flags.status, game: flags.game, before: flags.before })}`,
        tablesText,
      ),
    );
  command(admin, 'people', 'count the accounts and list the newest', ['people', 'people Ada'])
    .argument('[NAME]', 'only accounts whose names begin with this')
    .action((name: string | undefined, flags: Flags) =>
      show(flags, `people?${formatQuery({ name })}`, peopleText),
    );
  act(admin, 'close', 'close a table; its match ends without a winner', [
    'close Ab12Cd34Ef56Gh78 --note "abandoned"',
  ])
    .argument('<TABLE>', 'id of the table, as in its link')
    .action((id: string, flags: Flags) => carryOut(flags, { kind: 'close', table: id }, `${id} is closed`));
}

function addNames(admin: Command): void {
  const names = admin.command('names').description('list, reserve or free the names of accounts');
  command(names, 'list', 'list names that are taken, reserved or held for a while', ['names list']).action(
    (flags: Flags) => show(flags, 'names', namesText),
  );
  const typed = 'the name; names that look like it are included';
  act(names, 'reserve', 'reserve a name, so that no account can have it', ["names reserve 'Chess Club'"])
    .argument('<NAME>', typed)
    .action((name: string, flags: Flags) =>
      carryOut(flags, { kind: 'reserve', name }, `${name} is reserved`),
    );
  act(names, 'free', 'free a name; an account that has it must choose another', ["names free 'Chess Club'"])
    .argument('<NAME>', typed)
    .action((name: string, flags: Flags) => carryOut(flags, { kind: 'free', name }, `${name} is free`));
}

function addBlocks(admin: Command): void {
  command(admin, 'blocks', 'list blocks and when they end', ['blocks']).action((flags: Flags) =>
    show(flags, 'blocks', blocksText),
  );
  act(admin, 'block', 'block an account, an address or a seat for a time', [
    'block account Eve --for 7d --reason leaving',
    'block address 203.0.113.9 --for 12h --reason phrases',
    'block seat Ab12Cd34Ef56Gh78:1 --for 1d --reason name',
  ])
    .argument('<account|address|seat>', 'what to block')
    .argument('<WHO>', 'a name, an IPv4 address or an IPv6 /64, or TABLE:SEAT')
    .requiredOption('--for <TIME>', 'duration, such as 90m, 12h or 7d')
    .addOption(
      new Option('--reason <REASON>', 'reason that the player reads')
        .choices(REPORT_REASONS)
        .makeOptionMandatory(),
    )
    .action(
      (is: string, who: string, flags: Flags & { for: string; reason: (typeof REPORT_REASONS)[number] }) =>
        carryOut(
          flags,
          {
            kind: 'block',
            who: parseBlockTarget(is, who),
            minutes: parseMinutes('option --for', flags.for),
            reason: flags.reason,
          },
          `${who} is blocked`,
        ),
    );
  act(admin, 'unblock', 'lift a block', ['unblock Ab12Cd34Ef56Gh78'])
    .argument('<BLOCK>', 'id from tavola admin blocks')
    .action((id: string, flags: Flags) => carryOut(flags, { kind: 'unblock', id }, 'the block is lifted'));
}

function addOffer(admin: Command): void {
  act(admin, 'offer', 'show or change what the server offers', [
    'offer',
    'offer guests=off seats=4',
    'offer games=punto,campos',
  ])
    .argument(
      '[WHAT...]',
      `${FEATURES.join(', ')} (on or off), seats (a number or any), games (separated by commas)`,
    )
    .action((pairs: string[], flags: Flags) =>
      pairs.length === 0
        ? show(flags, 'offer', offerText)
        : carryOut(flags, { kind: 'offer', offer: parseOffer(pairs) }, 'the offer is changed'),
    );
  act(admin, 'pause', 'announce a pause of the server, or cancel it', [
    'pause --in 30m --for 10m',
    'pause --in 1h --for 30m --text "A new board comes"',
    'pause --off',
  ])
    .option('--in <TIME>', 'time until it begins, such as 30m or 2h', '10m')
    .option('--for <TIME>', 'duration', '10m')
    .addOption(
      new Option('--phrase <PHRASE>', 'message that players read in their language')
        .choices(PAUSE_PHRASES)
        .default('update'),
    )
    .option('--text <TEXT>', 'message of your own instead')
    .option('--off', 'cancel the announced pause')
    .action(
      (
        flags: Flags & {
          in: string;
          for: string;
          phrase: (typeof PAUSE_PHRASES)[number];
          text?: string;
          off?: true;
        },
      ) =>
        flags.off === true
          ? carryOut(flags, { kind: 'resume' }, 'the pause is cancelled')
          : carryOut(
              flags,
              {
                kind: 'pause',
                in: parseMinutes('option --in', flags.in),
                for: parseMinutes('option --for', flags.for),
                phrase: flags.phrase,
                text: flags.text ?? '',
              },
              'the pause is announced',
            ),
    );
}

function addReports(admin: Command): void {
  command(admin, 'reports', 'list reports by players, newest first', ['reports']).action((flags: Flags) =>
    show(flags, 'reports', reportsText),
  );
  act(admin, 'report', 'set the state of a report', ['report Ab12Cd34Ef56Gh78:1:0 seen'])
    .argument('<REPORT>', 'id from tavola admin reports')
    .argument('<STATE>', REPORT_STATES.join(', '))
    .action((typedReport: string, typedState: string, flags: Flags) => {
      const state = REPORT_STATES.find((one) => one === typedState);
      if (state === undefined)
        throw expectedError('argument STATE', `one of ${REPORT_STATES.join(', ')}`, typedState);
      return carryOut(
        flags,
        { kind: 'report', ...parseReport(typedReport), state },
        `the report is ${state}`,
      );
    });
  command(admin, 'log', 'list the changes by all admins, newest first', ['log', 'log --json'])
    .option(...BEFORE)
    .action((flags: Flags & { before?: string }) =>
      show(flags, `actions?${formatQuery({ before: flags.before })}`, actsText),
    );
  command(admin, 'key', 'print the key for the admin page (#/host)', ['key']).action(async (flags: Flags) => {
    const { readAdminKey, describeError } = await import('../../server/commands.ts');
    try {
      const key = readAdminKey({ data: flags.data });
      printText(flags.json === true ? JSON.stringify({ key }) : key);
    } catch (error) {
      fail(describeError(error));
    }
  });
}

export function addAdmin(program: Command): void {
  const admin = program
    .command('admin')
    .description('administer a server, even while it runs')
    .addHelpText('after', '\nEvery change is logged; tavola admin log lists them.');
  withExamples(admin, 'admin tables', 'admin load --json', 'admin offer guests=off');
  for (const add of [addTables, addNames, addBlocks, addOffer, addReports]) add(admin);
}

function formatQuery(asked: { readonly [key: string]: string | undefined }): string {
  const known = Object.entries(asked).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as [string, string]],
  );
  return new URLSearchParams(known).toString();
}

function parseBlockTarget(is: string, who: string): Extract<AdminAction, { kind: 'block' }>['who'] {
  if (is === 'account') return { is, name: who };
  if (is === 'address') return { is, address: who };
  const [, id, seat] = /^([0-9A-Za-z]{8,32}):(\d{1,2})$/.exec(who) ?? [];
  if (is !== 'seat') throw expectedError('argument account|address|seat', 'account, address or seat', is);
  if (id === undefined) throw expectedError('argument WHO', 'TABLE:SEAT', who);
  return { is, table: id, seat: Number(seat) };
}
