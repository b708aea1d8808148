/** The rows of the form that sets up a table: one for each seat, one for each option. */
import { LEVELS, type Option, type Sitter } from '../../core/index.ts';
import { BOT_NAMES } from '../words/names.ts';
import { keptMatch } from '../device/keptMatches.ts';
import { myName } from '../device/settings.ts';
import type { ScreenWords } from '../ui/board.ts';
import { RoundButton } from '../ui/RoundButton.tsx';
import { Seg } from '../ui/Seg.tsx';
import { SwitchRow } from '../ui/SwitchRow.tsx';
import { type PageWords, usePage } from '../words/index.ts';

/** A seat that is being set up; `me` and `other` are both persons, the first of them is the device's owner. */
export interface Row {
  readonly who: 'me' | 'other' | 'bot';
  readonly name: string;
  readonly level: string;
}

const KINDS = ['me', 'other', 'bot'] as const;
export const WHERE = ['here', 'elsewhere'] as const;
export type Where = (typeof WHERE)[number];

export const USUAL_LEVEL = 'medium';

const rowOf = (sitter: Sitter, seat: number): Row =>
  sitter.kind === 'bot'
    ? { who: 'bot', name: '', level: sitter.level }
    : { who: seat === 0 ? 'me' : 'other', name: sitter.name, level: USUAL_LEVEL };

/** The rows of the match that is to be changed, or oneself against bots. */
export function firstRows(seats: number, from: string | null): Row[] {
  const kept = from === null ? undefined : keptMatch(from);
  if (kept !== undefined) return kept.sitters.map(rowOf);
  return Array.from({ length: seats }, (_, seat) => ({
    who: seat === 0 ? 'me' : 'bot',
    name: seat === 0 ? myName.value : '',
    level: USUAL_LEVEL,
  }));
}

/** Elsewhere one plays with people first. */
export const invited = (row: Row): Row => (row.who === 'bot' ? { ...row, who: 'other' } : row);

export function SeatRow({
  row,
  seat,
  where,
  onChange,
  onRemove,
}: {
  readonly row: Row;
  readonly seat: number;
  readonly where: Where;
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
            {kind === 'other' && where === 'elsewhere' ? says.byLink : says.sitters[kind]}
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
      ) : row.who === 'other' && where === 'elsewhere' ? null : (
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
      {onRemove !== null && <RoundButton icon="minus" label={says.removeSeat(number)} onClick={onRemove} />}
    </li>
  );
}

/** What is chosen, in a few words; nothing for what is off. */
export function optionInWords(
  option: Option,
  value: boolean | string | number,
  names: ScreenWords,
  says: PageWords,
): string | undefined {
  const label = names.options[option.id] ?? option.id;
  if (option.kind === 'flag') return value === true ? label : undefined;
  return says.labelled(label, names.optionValues[`${value}`] ?? `${value}`);
}

export function OptionRow({
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
    <>
      {names.options[option.id]}
      {!fits && <span class="soft"> ({says.onlySeats(option.seats.join(', '))})</span>}
    </>
  );
  if (option.kind === 'flag')
    return (
      <SwitchRow id={id} label={label} isOn={value === true && fits} isOff={!fits} onChange={onChange} />
    );
  const values =
    option.kind === 'choice'
      ? option.values
      : Array.from({ length: option.max - option.min + 1 }, (_, i) => option.min + i);
  return (
    <li>
      <label for={id}>{label}</label>
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
