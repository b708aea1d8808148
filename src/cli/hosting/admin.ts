/** `tavola admin`: what a host sees and does from a terminal, also while the server runs. */
import { type Command, Option } from 'commander';
import {
  type AdminAct,
  OFFERS,
  type OfferChoice,
  PAUSES,
  REASONS,
  type Refused,
  REPORT_STATES,
  TABLE_KINDS,
} from '../../net/index.ts';
import { expected, listed, wholeNumber } from '../console/arguments.ts';
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
import { DATA } from './serving.ts';

interface Flags {
  readonly data?: string;
  readonly json?: true;
  readonly note?: string;
}

const say = (text: string): void => void process.stdout.write(text === '' ? '' : `${text}\n`);

/** `90m`, `12h`, `7d`, in minutes. */
function minutesOf(where: string, typed: string): number {
  const [, number = '', unit = ''] = /^(\d{1,6})([mhd])$/.exec(typed) ?? [];
  const times = { m: 1, h: 60, d: 24 * 60 }[unit];
  if (times === undefined) throw expected(where, 'a time like 90m, 12h or 7d', typed);
  return Number(number) * times;
}

/** Asks the host's side; whatever is refused is said in a sentence, with exit code 1. */
async function ask(flags: Flags, path: string, act?: AdminAct): Promise<unknown> {
  const { openHost, sentenceOf } = await import('../../server/main.ts');
  try {
    const line = await openHost({ data: flags.data });
    try {
      const { status, json } = await (act === undefined
        ? line.ask('GET', path)
        : line.ask('POST', path, act));
      if (status < 300) return json;
      fail((json as Refused).message);
    } finally {
      await line.close();
    }
  } catch (error) {
    fail(sentenceOf(error));
  }
  return undefined;
}

function fail(message: string): void {
  process.stderr.write(`tavola: ${message}\n`);
  process.exitCode = 1;
}

/** Shows what is asked for: as text, or as it came. */
async function show(flags: Flags, path: string, text: (answer: never) => string): Promise<void> {
  const answer = await ask(flags, path);
  if (answer !== undefined) say(flags.json === true ? JSON.stringify(answer) : text(answer as never));
}

async function carryOut(flags: Flags, act: AdminAct, told: string): Promise<void> {
  const done = await ask(flags, 'act', flags.note === undefined ? act : { ...act, note: flags.note });
  if (done !== undefined) say(flags.json === true ? JSON.stringify(done) : told);
}

/** `guests=off seats=4 games=punto,campos`; `any` takes a choice back. */
function offerFrom(pairs: readonly string[]): OfferChoice {
  const choice: { -readonly [K in keyof OfferChoice]: OfferChoice[K] } = {};
  for (const pair of pairs) {
    const [key = '', value = ''] = pair.split('=');
    const name = OFFERS.find((one) => one === key);
    if (name !== undefined) {
      if (value !== 'on' && value !== 'off') throw expected(`argument ${key}`, 'on or off', value);
      choice[name] = value === 'on';
    } else if (key === 'seats')
      choice.seats = value === 'any' ? null : wholeNumber('argument seats', value, 1, 30);
    else if (key === 'games') choice.games = listed(value);
    else
      throw expected(
        'argument WHAT',
        `any of ${[...OFFERS, 'seats', 'games'].join(', ')} with = behind it`,
        pair,
      );
  }
  return choice;
}

/** `TABLE:SEAT:BY`, as the list of reports has it. */
function reportFrom(typed: string): { readonly table: string; readonly seat: number; readonly by: number } {
  const [, id, seat, by] = /^([0-9A-Za-z]{8,32}):(\d{1,2}):(\d{1,2})$/.exec(typed) ?? [];
  if (id === undefined)
    throw expected('argument REPORT', 'one of the list, like Ab12Cd34Ef56Gh78:1:0', typed);
  return { table: id, seat: Number(seat), by: Number(by) };
}

export function addAdmin(program: Command): void {
  const admin = program
    .command('admin')
    .description('for whoever hosts: look after a server, also while it runs')
    .addHelpText('after', '\nEvery act is written down, and shown by: tavola admin log');
  const command = (
    parent: Command,
    name: string,
    description: string,
    examples: readonly string[],
  ): Command =>
    parent
      .command(name)
      .description(description)
      .option('--data <FOLDER>', DATA)
      .option('--json', 'print the answer as one line of JSON')
      .addHelpText(
        'after',
        ['', 'Examples:', ...examples.map((line) => `  tavola admin ${line}`)].join('\n'),
      );
  const act = (parent: Command, name: string, description: string, examples: readonly string[]): Command =>
    command(parent, name, description, examples).option('--note <TEXT>', 'why, for the list of acts');
  const before = '--before <N>';

  command(admin, 'load', 'how busy every process is', ['load', 'load --json']).action((flags: Flags) =>
    show(flags, 'load', loadText),
  );
  command(admin, 'tables', 'the tables, newest first', ['tables', 'tables --status open --game punto'])
    .addOption(new Option('--status <KIND>', 'which ones').choices(TABLE_KINDS).default('playing'))
    .option('--game <GAME>', 'only of that game')
    .option(before, 'those before the ones that were listed')
    .action((flags: Flags & { status: string; game?: string; before?: string }) =>
      show(
        flags,
        `tables?${queryOf({ status: flags.status, game: flags.game, before: flags.before })}`,
        tablesText,
      ),
    );
  command(admin, 'people', 'how many accounts there are, and the newest', ['people', 'people Ada'])
    .argument('[NAME]', 'only those whose names begin like that')
    .action((name: string | undefined, flags: Flags) =>
      show(flags, `people?${queryOf({ name })}`, peopleText),
    );
  act(admin, 'close', 'close a table: its match ends without a winner', [
    'close Ab12Cd34Ef56Gh78 --note "nobody plays there"',
  ])
    .argument('<TABLE>', 'its name in the link')
    .action((id: string, flags: Flags) => carryOut(flags, { kind: 'close', table: id }, `${id} is closed`));

  const names = admin
    .command('names')
    .description('the names of accounts: taken, reserved, or held for a while');
  command(names, 'list', 'all of them, a line each', ['names list']).action((flags: Flags) =>
    show(flags, 'names', namesText),
  );
  const typed = 'as it is written; what looks like it is meant too';
  act(names, 'reserve', 'let nobody have a name', ["names reserve 'Chess Club'"])
    .argument('<NAME>', typed)
    .action((name: string, flags: Flags) =>
      carryOut(flags, { kind: 'reserve', name }, `nobody can be called ${name} now`),
    );
  act(names, 'free', 'let anybody have a name again; whoever is called that is asked for another', [
    "names free 'Chess Club'",
  ])
    .argument('<NAME>', typed)
    .action((name: string, flags: Flags) => carryOut(flags, { kind: 'free', name }, `${name} is free`));

  command(admin, 'blocks', 'who is blocked, and until when', ['blocks']).action((flags: Flags) =>
    show(flags, 'blocks', blocksText),
  );
  act(admin, 'block', 'let an account or an address not play for a time', [
    'block account Eve --for 7d --reason leaving',
    'block address 203.0.113.9 --for 12h --reason phrases',
    'block seat Ab12Cd34Ef56Gh78:1 --for 1d --reason name',
  ])
    .argument('<account|address|seat>', 'whom the block is about')
    .argument('<WHO>', 'a name, an IPv4 address or an IPv6 /64, or TABLE:SEAT')
    .requiredOption('--for <TIME>', 'how long: 90m, 12h, 7d')
    .addOption(new Option('--reason <REASON>', 'what they are told').choices(REASONS).makeOptionMandatory())
    .action((is: string, who: string, flags: Flags & { for: string; reason: (typeof REASONS)[number] }) =>
      carryOut(
        flags,
        {
          kind: 'block',
          who: blockedFrom(is, who),
          minutes: minutesOf('option --for', flags.for),
          reason: flags.reason,
        },
        `${who} is blocked`,
      ),
    );
  act(admin, 'unblock', 'take a block back', ['unblock Ab12Cd34Ef56Gh78'])
    .argument('<BLOCK>', 'what the list of blocks calls it')
    .action((id: string, flags: Flags) =>
      carryOut(flags, { kind: 'unblock', id }, 'the block is taken back'),
    );

  act(admin, 'offer', 'show or set what is offered', [
    'offer',
    'offer guests=off seats=4',
    'offer games=punto,campos',
  ])
    .argument('[WHAT...]', `${OFFERS.join(', ')} (on or off), seats (a number or any), games (with commas)`)
    .action((pairs: string[], flags: Flags) =>
      pairs.length === 0
        ? show(flags, 'offer', offerText)
        : carryOut(flags, { kind: 'offer', offer: offerFrom(pairs) }, 'it is offered like that now'),
    );
  act(admin, 'pause', 'announce that the server will pause', [
    'pause --in 30m --for 10m',
    'pause --in 1h --for 30m --text "A new board comes"',
    'pause --off',
  ])
    .option('--in <TIME>', 'when it begins: 30m, 2h', '10m')
    .option('--for <TIME>', 'how long it takes', '10m')
    .addOption(
      new Option('--phrase <PHRASE>', 'what everybody reads, in their language')
        .choices(PAUSES)
        .default('update'),
    )
    .option('--text <TEXT>', 'your own words instead')
    .option('--off', 'there will be none after all')
    .action(
      (
        flags: Flags & {
          in: string;
          for: string;
          phrase: (typeof PAUSES)[number];
          text?: string;
          off?: true;
        },
      ) =>
        flags.off === true
          ? carryOut(flags, { kind: 'resume' }, 'there will be no pause')
          : carryOut(
              flags,
              {
                kind: 'pause',
                in: minutesOf('option --in', flags.in),
                for: minutesOf('option --for', flags.for),
                phrase: flags.phrase,
                text: flags.text ?? '',
              },
              'everybody is told',
            ),
    );

  command(admin, 'reports', 'what people have reported, newest first', ['reports']).action((flags: Flags) =>
    show(flags, 'reports', reportsText),
  );
  act(admin, 'report', 'say what has become of a report', ['report Ab12Cd34Ef56Gh78:1:0 seen'])
    .argument('<REPORT>', 'what the list of reports calls it')
    .argument('<STATE>', REPORT_STATES.join(', '))
    .action((typedReport: string, typedState: string, flags: Flags) => {
      const state = REPORT_STATES.find((one) => one === typedState);
      if (state === undefined)
        throw expected('argument STATE', `one of ${REPORT_STATES.join(', ')}`, typedState);
      return carryOut(flags, { kind: 'report', ...reportFrom(typedReport), state }, `it is ${state}`);
    });
  command(admin, 'log', 'what hosts have done, newest first', ['log', 'log --json'])
    .option(before, 'those before the ones that were listed')
    .action((flags: Flags & { before?: string }) =>
      show(flags, `acts?${queryOf({ before: flags.before })}`, actsText),
    );
  command(admin, 'key', 'the key that opens the host’s page (#/host)', ['key']).action(
    async (flags: Flags) => {
      const { hostKeyFor, sentenceOf } = await import('../../server/main.ts');
      try {
        const key = hostKeyFor({ data: flags.data });
        say(flags.json === true ? JSON.stringify({ key }) : key);
      } catch (error) {
        fail(sentenceOf(error));
      }
    },
  );
}

function queryOf(asked: { readonly [key: string]: string | undefined }): string {
  const known = Object.entries(asked).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as [string, string]],
  );
  return new URLSearchParams(known).toString();
}

function blockedFrom(is: string, who: string): Extract<AdminAct, { kind: 'block' }>['who'] {
  if (is === 'account') return { is, name: who };
  if (is === 'address') return { is, address: who };
  const [, id, seat] = /^([0-9A-Za-z]{8,32}):(\d{1,2})$/.exec(who) ?? [];
  if (is !== 'seat') throw expected('argument account|address|seat', 'account, address or seat', is);
  if (id === undefined) throw expected('argument WHO', 'TABLE:SEAT', who);
  return { is, table: id, seat: Number(seat) };
}
