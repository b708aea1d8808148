import {
  type Game,
  type Config,
  eventsVisibleTo,
  type Json,
  type Option,
  type State,
  viewOf,
} from '../../src/core/index.ts';
import { configName, type WalkStep, playWalk } from '../../src/laws/index.ts';

/** Decisions per playthrough: enough for every phase, short enough to read. */
const MOST_DECISIONS = 150;

const line = (value: unknown): string => JSON.stringify(value);

function* listChangedLines(before: Json, after: Json, path: string): Generator<string> {
  if (line(before) === line(after)) return;
  if (Array.isArray(before) && Array.isArray(after)) yield* listChanges(before, after, path);
  else if (isObject(before) && isObject(after))
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* listChangedLines(before[key] ?? null, after[key] ?? null, path === '' ? key : `${path}.${key}`);
  else yield `${path}: ${line(before)} → ${line(after)}`;
}

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function* listChanges(before: readonly Json[], after: readonly Json[], path: string): Generator<string> {
  const prefix = before.every((item, i) => line(item) === line(after[i] ?? null));
  const flat = [...before, ...after].every((item) => typeof item !== 'object' || item === null);
  if (before.length === after.length && flat)
    yield `${path}: ${after.flatMap((item, i) => (item === before[i] ? [] : [`[${i}] ${line(before[i])} → ${line(item)}`])).join(', ')}`;
  else if (before.length === after.length)
    for (const [i, item] of after.entries()) yield* listChangedLines(before[i] ?? null, item, `${path}.${i}`);
  else if (prefix && after.length > before.length)
    yield `${path}: + ${after.slice(before.length).map(line).join(' ')}`;
  else yield `${path}: ${line(before)} → ${line(after)}`;
}

type Look = (state: State) => { readonly shared: object; readonly own: readonly (object | null)[] };

/** As programs receive it, compared byte for byte. */
const rawViews: Look = ({ shared, own }) => ({ shared: shared as object, own: own as (object | null)[] });

/** As people read it: cards by name, places by coordinates. */
const readableViews =
  (game: Game): Look =>
  (state) => ({
    shared: game.show(viewOf(state, null)).shared,
    own: state.own.map((_, seat) => game.show(viewOf(state, seat)).own),
  });

function* formatStep(
  game: Game,
  { before, seat, action, emitted, after }: WalkStep,
  number: number,
  look: Look,
): Generator<string> {
  const [was, is] = [look(before), look(after)];
  yield `${number}. seat ${seat} ${line(game.moves.decode(action))}`;
  for (const [i, { event, secret }] of emitted.entries()) {
    yield `   all hear      ${line(event)}`;
    if (secret !== undefined)
      yield `   seat ${secret.seat} hears  ${line(eventsVisibleTo(emitted, secret.seat)[i])}`;
  }
  for (const change of listChangedLines(was.shared as Json, is.shared as Json, ''))
    yield `   all see       ${change}`;
  for (const [owner, own] of is.own.entries())
    for (const change of listChangedLines(was.own[owner] as Json, own as Json, 'own'))
      yield `   seat ${owner} sees   ${change}`;
}

/** A whole match as text: each action, the events that each seat learns, and the changes of its view. */
export function formatPlaythrough(game: Game, config: Config, isReadable: boolean): string {
  const look = isReadable ? readableViews(game) : rawViews;
  const seed = `golden ${game.id}`;
  const start = game.setup(config, seed);
  const lines = [`${game.id} version ${game.version}, ${configName(config)}, seed ${line(seed)}`, 'all see'];
  const { shared, own: owns } = look(start);
  for (const [key, value] of Object.entries(shared)) lines.push(`   ${key}: ${line(value)}`);
  for (const [seat, own] of owns.entries()) lines.push(`seat ${seat} sees ${line(own)}`);
  let number = 0;
  let last = start;
  for (const step of playWalk(game, { config, seed, luck: 4, steps: MOST_DECISIONS })) {
    lines.push(...formatStep(game, step, ++number, look));
    last = step.after;
  }
  lines.push(game.toAct(last) === 0 ? `result ${line(game.transcript.result(last))}` : '…');
  return `${lines.join('\n')}\n`;
}

const listOtherValues = (option: Option): (boolean | string | number)[] =>
  option.kind === 'flag'
    ? [!option.default]
    : option.kind === 'number'
      ? [option.min]
      : option.values.filter((v) => v !== option.default);

export function goldenConfigs(game: Game): Config[] {
  const plain = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  const configs: Config[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    configs.push({ seats, start: null, options: plain });
  for (const option of game.options)
    for (const value of listOtherValues(option))
      configs.push({
        seats: option.seats?.[0] ?? game.seats.min,
        start: null,
        options: { ...plain, [option.id]: value },
      });
  return configs;
}
