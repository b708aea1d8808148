/** A table for one game: who sits where, what the table may choose, start. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { LEVELS } from '../../bots/levels.ts';
import { type AnyGame, type Option, type OptionValues, parseConfig } from '../../core/index.ts';
import { GAMES } from '../../games/index.ts';
import { listed } from '../games/index.ts';
import { BOT_NAMES } from '../session/names.ts';
import { addressOf, goTo } from '../session/place.ts';
import { keptMatch, type Sitter } from '../session/saved.ts';
import { language, myName } from '../session/settings.ts';
import { openTable } from '../session/tables.ts';
import type { Listed, ScreenWords } from '../ui/board.ts';
import { Icon } from '../ui/Icon.tsx';
import { Seg } from '../ui/Seg.tsx';
import { spoken, usePage } from '../words/index.ts';

/** A seat that is being set up; `me` and `other` are both persons, the first of them is the device's owner. */
interface Row {
  readonly who: 'me' | 'other' | 'bot';
  readonly name: string;
  readonly level: string;
}

const KINDS = ['me', 'other', 'bot'] as const;
const USUAL_LEVEL = 'medium';

const rowOf = (sitter: Sitter, seat: number): Row =>
  sitter.kind === 'bot'
    ? { who: 'bot', name: '', level: sitter.level }
    : { who: seat === 0 ? 'me' : 'other', name: sitter.name, level: USUAL_LEVEL };

/** The rows of the match that is to be changed, or oneself against bots. */
function firstRows(seats: number, from: string | null): Row[] {
  const kept = from === null ? undefined : keptMatch(from);
  if (kept !== undefined) return kept.sitters.map(rowOf);
  return Array.from({ length: seats }, (_, seat) => ({
    who: seat === 0 ? 'me' : 'bot',
    name: seat === 0 ? myName.value : '',
    level: USUAL_LEVEL,
  }));
}

function SeatRow({
  row,
  seat,
  onChange,
  onRemove,
}: {
  readonly row: Row;
  readonly seat: number;
  readonly onChange: (row: Row) => void;
  readonly onRemove: (() => void) | null;
}) {
  const says = usePage();
  const number = seat + 1;
  return (
    <li class="sitter">
      <i aria-hidden="true">{number}</i>
      <select
        class="field"
        aria-label={says.sitterOf(number)}
        value={row.who}
        onChange={({ currentTarget }) => onChange({ ...row, who: currentTarget.value as Row['who'] })}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {says.sitters[kind]}
          </option>
        ))}
      </select>
      {row.who === 'bot' && <b>{BOT_NAMES[seat]}</b>}
      {row.who === 'bot' ? (
        <Seg
          name={says.level(number)}
          values={LEVELS}
          value={row.level as (typeof LEVELS)[number]}
          label={(level) => says.levels[level]!}
          onChoose={(level) => onChange({ ...row, level })}
        />
      ) : (
        <input
          class="field"
          aria-label={says.name(number)}
          placeholder={says.player(number)}
          maxLength={20}
          autocomplete="off"
          value={row.name}
          onInput={({ currentTarget }) => onChange({ ...row, name: currentTarget.value })}
        />
      )}
      {onRemove !== null && (
        <button
          type="button"
          class="round"
          aria-label={says.removeSeat(number)}
          title={says.removeSeat(number)}
          onClick={onRemove}
        >
          <Icon name="minus" />
        </button>
      )}
    </li>
  );
}

function OptionRow({
  option,
  value,
  seats,
  names,
  onChange,
}: {
  readonly option: Option;
  readonly value: boolean | string | number;
  readonly seats: number;
  readonly names: ScreenWords;
  readonly onChange: (value: boolean | string | number) => void;
}) {
  const says = usePage();
  const id = `option-${option.id}`;
  const fits = option.seats === undefined || option.seats.includes(seats);
  const label = (
    <label for={id}>
      {names.options[option.id]}
      {!fits && <span class="soft"> ({says.onlySeats(option.seats.join(', '))})</span>}
    </label>
  );
  if (option.kind === 'flag')
    return (
      <li>
        {label}
        <input
          id={id}
          type="checkbox"
          class="switch"
          checked={value === true && fits}
          disabled={!fits}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      </li>
    );
  const values =
    option.kind === 'choice'
      ? option.values
      : Array.from({ length: option.max - option.min + 1 }, (_, i) => option.min + i);
  return (
    <li>
      {label}
      <select
        id={id}
        class="field"
        value={`${value}`}
        disabled={!fits}
        onChange={({ currentTarget }) =>
          onChange(option.kind === 'number' ? Number(currentTarget.value) : currentTarget.value)
        }
      >
        {values.map((one) => (
          <option key={one} value={`${one}`}>
            {names.optionValues[one] ?? one}
          </option>
        ))}
      </select>
    </li>
  );
}

const standard = (game: AnyGame): OptionValues =>
  Object.fromEntries(game.options.map((option) => [option.id, option.default]));

/** Only what fits the number of seats; the rest stays as usual. */
const fitting = (game: AnyGame, options: OptionValues, seats: number): OptionValues =>
  Object.fromEntries(
    game.options.map((option) => [
      option.id,
      option.seats === undefined || option.seats.includes(seats) ? options[option.id]! : option.default,
    ]),
  );

function SetupForm({
  game,
  entry,
  names,
}: {
  readonly game: AnyGame;
  readonly entry: Listed;
  readonly names: ScreenWords;
}) {
  const says = usePage();
  const { min, max } = game.seats;
  const from = new URLSearchParams(location.hash.split('?')[1] ?? '').get('from');
  const before = from === null ? undefined : keptMatch(from);
  const rows = useSignal<readonly Row[]>(firstRows(min, from));
  const options = useSignal<OptionValues>(before?.config.options ?? standard(game));
  const start = useSignal('');
  const curtain = useSignal(before?.curtain ?? true);
  const help = useSignal(before?.help ?? true);
  const seed = useSignal('');
  const seats = rows.value.length;
  const persons = rows.value.filter(({ who }) => who !== 'bot').length;
  const change = (seat: number, row: Row): void => {
    rows.value = rows.value.with(seat, row);
  };

  const begin = (): void => {
    const config = parseConfig(game, {
      seats,
      start: start.value === '' ? null : Number(start.value),
      options: fitting(game, options.value, seats),
    });
    if ('expected' in config) throw new Error(`${config.at}: expected ${config.expected}`);
    const mine = rows.value.find(({ who }) => who === 'me');
    if (mine !== undefined) myName.value = mine.name.trim();
    const sitters = rows.value.map(({ who, name, level }, seat): Sitter =>
      who === 'bot' ? { kind: 'bot', name: BOT_NAMES[seat]!, level } : { kind: 'person', name: name.trim() },
    );
    const match = openTable(game, {
      config,
      sitters,
      seed: seed.value.trim(),
      curtain: curtain.value,
      help: help.value,
    });
    goTo('match', match.id);
  };

  return (
    <form
      class="setup-form"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <fieldset>
        <legend>{says.whoPlays}</legend>
        <ol class="sitters">
          {rows.value.map((row, seat) => (
            <SeatRow
              key={seat}
              row={row}
              seat={seat}
              onChange={(changed) => change(seat, changed)}
              onRemove={
                seat >= min && seat === seats - 1 ? () => (rows.value = rows.value.slice(0, -1)) : null
              }
            />
          ))}
        </ol>
        {seats < max && (
          <button
            type="button"
            class="add"
            onClick={() => (rows.value = [...rows.value, { who: 'bot', name: '', level: USUAL_LEVEL }])}
          >
            <Icon name="plus" /> {says.addSeat}
          </button>
        )}
      </fieldset>
      <fieldset>
        <legend>{says.options}</legend>
        <ul class="options">
          {game.options.map((option) => (
            <OptionRow
              key={option.id}
              option={option}
              value={options.value[option.id]!}
              seats={seats}
              names={names}
              onChange={(value) => (options.value = { ...options.value, [option.id]: value })}
            />
          ))}
          <li>
            <label for="start">{says.whoStarts}</label>
            <select
              id="start"
              class="field"
              value={start.value}
              onChange={({ currentTarget }) => (start.value = currentTarget.value)}
            >
              <option value="">{says.byLot}</option>
              {rows.value.map((_, seat) => (
                <option key={seat} value={`${seat}`}>
                  {says.seat(seat + 1)}
                </option>
              ))}
            </select>
          </li>
          {persons > 1 && (
            <li>
              <label for="curtain">{says.coverHands}</label>
              <input
                id="curtain"
                type="checkbox"
                class="switch"
                checked={curtain.value}
                onChange={({ currentTarget }) => (curtain.value = currentTarget.checked)}
              />
            </li>
          )}
          <li>
            <label for="help">{says.allowHelp}</label>
            <input
              id="help"
              type="checkbox"
              class="switch"
              checked={help.value}
              onChange={({ currentTarget }) => (help.value = currentTarget.checked)}
            />
          </li>
          <li>
            <label for="seed">
              {says.dealCode}
              <span class="soft small" id="seed-hint">
                {says.dealCodeHint}
              </span>
            </label>
            <input
              id="seed"
              class="field"
              maxLength={64}
              autocomplete="off"
              aria-describedby="seed-hint"
              value={seed.value}
              onInput={({ currentTarget }) => (seed.value = currentTarget.value)}
            />
          </li>
        </ul>
      </fieldset>
      <button type="submit" class="primary wide">
        {says.start(entry.title)}
      </button>
    </form>
  );
}

export function Setup({ id }: { readonly id: string }) {
  const says = usePage();
  const entry = listed(id);
  const loaded = useSignal<{ readonly game: AnyGame; readonly names: ScreenWords } | null>(null);
  const chosen = language.value;
  useEffect(() => {
    if (entry === undefined) return;
    void Promise.all([GAMES[id]!(), entry.load().then((screen) => screen.loadSays(chosen))]).then(
      ([game, names]) => (loaded.value = { game, names: names as ScreenWords }),
    );
  }, [id, chosen]);
  if (entry === undefined)
    return (
      <section class="panel setup">
        <p>{says.noGame}</p>
      </section>
    );
  return (
    <section class="panel setup" aria-labelledby="setup-title">
      <header>
        <a class="round back" href={addressOf()} aria-label={says.backHome} title={says.backHome}>
          <Icon name="back" />
        </a>
        <div>
          <h2 id="setup-title">{says.tableFor(entry.title)}</h2>
          <p class="soft">
            {says.seats(...entry.seats)} · {says.minutes(entry.minutes)}
          </p>
        </div>
      </header>
      <p>{entry.about[spoken.value!.language]}</p>
      {loaded.value === null ? (
        <p class="soft">{says.loading}</p>
      ) : (
        <SetupForm {...loaded.value} entry={entry} />
      )}
    </section>
  );
}
