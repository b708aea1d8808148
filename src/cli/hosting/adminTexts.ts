import {
  type AdminActionLog,
  type AdminBlocks,
  type AdminNames,
  type AdminFeatures,
  type AdminPeople,
  type AdminReports,
  type AdminTables,
  type ProcessLoads,
  FEATURES,
} from '../../protocol/index.ts';
import { columns } from '../console/output.ts';

const time = (at: number): string => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');
const table = (rows: readonly (readonly string[])[]): string => (rows.length === 0 ? 'none' : columns(rows));

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

function healthText({ health, processes }: ProcessLoads): string {
  const { version, disk, backup, clubNights } = health;
  const fault = processes.flatMap(({ lastFault }) => lastFault ?? []).toSorted((a, b) => b.at - a.at)[0];
  return columns([
    ['version', version],
    ...(disk === null ? [] : [['disk', `${gigabytes(disk.free)} free of ${gigabytes(disk.size)}`]]),
    ['last backup', backup === null ? 'never' : time(backup)],
    ['club nights', `${clubNights.running} running, ${clubNights.opened} opened in 24 hours`],
    ['page faults', `${processes.reduce((sum, { faults }) => sum + faults, 0)}`],
    ...(fault === undefined ? [] : [['last fault', `${time(fault.at)} ${fault.text}`]]),
  ]);
}

export const loadText = (loads: ProcessLoads): string => `${healthText(loads)}\n\n${processesText(loads)}`;

const processesText = ({ processes }: ProcessLoads): string =>
  table([
    [
      'process',
      'since',
      'cores',
      'MB',
      'sockets',
      'accounts',
      'guests',
      'matches',
      'aside',
      'bots',
      'decisions/s',
    ],
    ...processes.map((one) => [
      one.process,
      time(one.began),
      one.cpu.toFixed(2),
      (one.memory / 1e6).toFixed(0),
      ...[one.sockets, one.accounts, one.guests, one.matches, one.aside, one.thinking].map(String),
      one.decisions.toFixed(1),
    ]),
  ]);

export const tablesText = ({ tables, unplayable, next }: AdminTables): string =>
  [
    table(
      tables.map(({ id, game, status, created, at, here, sitters }) => [
        id,
        game,
        status,
        time(created),
        time(at),
        `${here} here`,
        sitters.map((seat) => (seat.kind === 'person' ? seat.name || 'unnamed' : seat.kind)).join(', '),
      ]),
    ),
    ...unplayable.map(({ id, why }) => `set aside  ${id}  ${why}`),
    ...(next === null ? [] : [`more: --before ${next}`]),
  ].join('\n');

export const peopleText = ({ accounts, devices, found }: AdminPeople): string =>
  [
    `${accounts} accounts, signed in on ${devices} devices`,
    ...found.map(
      ({ name, created, block }) =>
        `${time(created)}  ${name}${block === null ? '' : `  blocked until ${time(block.until)}: ${block.reason}`}`,
    ),
  ].join('\n');

export const namesText = ({ names }: AdminNames): string =>
  names
    .map(({ is, name, until }) => [is, name, ...(until === null ? [] : [time(until)])].join('\t'))
    .join('\n');

export const blocksText = ({ blocks }: AdminBlocks): string =>
  table(
    blocks.map(({ id, is, who, until, reason, by }) => [id, is, who, `until ${time(until)}`, reason, by]),
  );

export function offerText({ now, bound, pause }: AdminFeatures): string {
  const switches = FEATURES.map((name) => [
    name,
    now[name] ? 'on' : bound[name] ? 'off' : 'off by the settings',
  ]);
  const rows = [
    ...switches,
    ['games', now.games.join(',')],
    ['seats', now.seats === null ? 'any' : `${now.seats}`],
  ];
  const paused =
    pause === null
      ? []
      : [`pause from ${time(pause.from)} until ${time(pause.until)}: ${pause.text || pause.phrase}`];
  return [...rows.map((row) => row.join('\t')), ...paused].join('\n');
}

export const reportsText = ({ reports }: AdminReports): string =>
  table(
    reports.map(({ table: id, seat, by, name, byName, version, at, reason, state, note, words }) => [
      state,
      time(at),
      `${id}:${seat}:${by}`,
      `version ${version}`,
      reason,
      `${name || 'unnamed'}, by ${byName || 'unnamed'}`,
      [note, ...words.map((text) => `"${text}"`)].filter((text) => text !== '').join(' '),
    ]),
  );

export const actsText = ({ actions, next }: AdminActionLog): string =>
  [
    table(
      actions.map(({ at, by, kind, about, note, details }) => [
        time(at),
        by,
        kind,
        about,
        note,
        Object.keys(details).length === 0 ? '' : JSON.stringify(details),
      ]),
    ),
    ...(next === null ? [] : [`more: --before ${next}`]),
  ].join('\n');
