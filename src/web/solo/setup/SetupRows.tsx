/** The rows of the setup: one per seat, one per option. */
import { BOT_NAMES, LEVELS, type Option, type Player } from '../../../core/index.ts';
import { Opponent } from '../../match/bots/Opponent.tsx';
import { findSavedMatch } from '../../match/storage/savedMatches.ts';
import { ADAPTIVE_LEVEL, chooseOpponents, toChosenLevel } from '../../match/session/opponents.ts';
import { myName } from '../../ui/browser/settings.ts';
import type { BoardMessages } from '../../ui/board/boardModule.ts';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { SegmentedControl } from '../../ui/components/SegmentedControl.tsx';
import { SelectRow } from '../../ui/components/SelectRow.tsx';
import { SwitchRow } from '../../ui/components/SwitchRow.tsx';
import { type PageMessages, getPageMessages } from '../../i18n/index.ts';

/** A seat in the setup. `me` and `other` are people; `me` is the owner of the device. */
export interface SetupRow {
  readonly who: 'me' | 'other' | 'bot';
  readonly name: string;
  readonly person: string;
  readonly level: string;
}

/** The levels of bots. Online tables know no results, so they have no adaptive level. */
const LEVEL_CHOICES = { here: [...LEVELS, ADAPTIVE_LEVEL], elsewhere: LEVELS } as const;
type ChosenLevel = (typeof LEVEL_CHOICES.here)[number];

const KINDS = ['me', 'other', 'bot'] as const;
export const TABLE_PLACES = ['here', 'elsewhere'] as const;
export type TablePlace = (typeof TABLE_PLACES)[number];

export const DEFAULT_LEVEL = 'medium';

/** The rows of an existing match, or the player against bots, others than last time. */
export function createRows(seats: number, from: string | null): SetupRow[] {
  const saved = from === null ? undefined : findSavedMatch(from);
  const count = saved?.sitters.length ?? seats;
  const people = chooseOpponents(count);
  return Array.from({ length: count }, (_, seat): SetupRow => {
    const sitter: Player | undefined = saved?.sitters[seat];
    const isBot = sitter === undefined ? seat > 0 : sitter.kind === 'bot';
    return {
      who: isBot ? 'bot' : seat === 0 ? 'me' : 'other',
      name: isBot ? '' : (sitter?.name ?? myName.value),
      person: isBot ? people.shift()! : '',
      level: sitter?.kind === 'bot' ? toChosenLevel(sitter.level) : DEFAULT_LEVEL,
    };
  });
}

/** The next bot after the given one that is not at the table. */
export function chooseOtherBot(rows: readonly SetupRow[], after: string): string {
  const from = BOT_NAMES.findIndex((name) => name === after);
  const round = BOT_NAMES.map((_, i) => BOT_NAMES[(from + 1 + i) % BOT_NAMES.length]!);
  const isThere = (name: string): boolean => rows.some(({ who, person }) => who === 'bot' && person === name);
  return round.find((name) => !isThere(name)) ?? after;
}

/** Online, seats are for people first, and no bot is adaptive. */
export const toOnlineRow = (row: SetupRow): SetupRow =>
  row.who === 'bot'
    ? { ...row, who: 'other', level: row.level === ADAPTIVE_LEVEL ? DEFAULT_LEVEL : row.level }
    : row;

export function SeatRow({
  row,
  seat,
  where,
  game,
  tempers,
  onChange,
  onOther,
  onRemove,
}: {
  readonly row: SetupRow;
  readonly seat: number;
  readonly where: TablePlace;
  readonly game: string;
  readonly tempers: BoardMessages['tempers'];
  readonly onChange: (row: SetupRow) => void;
  readonly onOther: () => void;
  readonly onRemove: (() => void) | null;
}) {
  const t = getPageMessages();
  const number = seat + 1;
  return (
    <li class="sitter">
      <i aria-hidden="true">{number}</i>
      <select
        class="field"
        aria-label={t.sitterOf(number)}
        value={row.who}
        onChange={({ currentTarget }) => onChange({ ...row, who: currentTarget.value as SetupRow['who'] })}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {kind === 'other' && where === 'elsewhere' ? t.byLink : t.sitters[kind]}
          </option>
        ))}
      </select>
      {row.who === 'bot' && (
        <>
          {where === 'here' ? (
            <Opponent
              name={row.person}
              game={game}
              tempers={tempers}
              isEven={row.level === ADAPTIVE_LEVEL}
              onOther={onOther}
            />
          ) : (
            <b />
          )}
          <SegmentedControl
            name={t.level(number)}
            values={LEVEL_CHOICES[where] as readonly ChosenLevel[]}
            value={row.level as ChosenLevel}
            label={(level) => t.levels[level]}
            onChoose={(level) => onChange({ ...row, level })}
          />
        </>
      )}
      {row.who === 'bot' ? null : row.who === 'other' && where === 'elsewhere' ? null : (
        <input
          class="field"
          aria-label={t.name(number)}
          placeholder={t.player(number)}
          maxLength={20}
          autocomplete="off"
          value={row.name}
          onInput={({ currentTarget }) => onChange({ ...row, name: currentTarget.value })}
        />
      )}
      {onRemove !== null && <RoundButton icon="minus" label={t.removeSeat(number)} onClick={onRemove} />}
    </li>
  );
}

/** The chosen value in a few words; nothing if it is off. */
export function describeOption(
  option: Option,
  value: boolean | string | number,
  names: BoardMessages,
  t: PageMessages,
): string | undefined {
  const label = names.options[option.id] ?? option.id;
  if (option.kind === 'flag') return value === true ? label : undefined;
  return t.labelled(label, names.optionValues[`${value}`] ?? `${value}`);
}

export function OptionRow({
  option,
  value,
  seats,
  names,
  isFixed,
  onChange,
}: {
  readonly option: Option;
  readonly value: boolean | string | number;
  readonly seats: number;
  readonly names: BoardMessages;
  readonly isFixed: boolean;
  readonly onChange: (value: boolean | string | number) => void;
}) {
  const t = getPageMessages();
  const id = `option-${option.id}`;
  const fits = option.seats === undefined || option.seats.includes(seats);
  const label = (
    <>
      {names.options[option.id]}
      {!fits && <span class="soft"> ({t.onlySeats(option.seats.join(', '))})</span>}
    </>
  );
  if (option.kind === 'flag')
    return (
      <SwitchRow
        id={id}
        label={label}
        isOn={value === true && fits}
        isOff={!fits || isFixed}
        onChange={onChange}
      />
    );
  const values =
    option.kind === 'choice'
      ? option.values
      : Array.from({ length: option.max - option.min + 1 }, (_, i) => option.min + i);
  return (
    <SelectRow
      id={id}
      label={label}
      value={`${value}`}
      isOff={!fits || isFixed}
      onChoose={(chosen) => onChange(option.kind === 'number' ? Number(chosen) : chosen)}
    >
      {values.map((one) => (
        <option key={one} value={`${one}`}>
          {names.optionValues[one] ?? one}
        </option>
      ))}
    </SelectRow>
  );
}
