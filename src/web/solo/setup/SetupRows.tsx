/** The rows of the form that sets up a table: one for each seat, one for each option. */
import { CAST, LEVELS, type Option, type Sitter } from '../../../core/index.ts';
import { Opponent } from '../../match/bots/Opponent.tsx';
import { keptMatch } from '../../match/storage/savedMatches.ts';
import { EVEN, levelChosen, nextCompany } from '../../match/session/opponents.ts';
import { myName } from '../../ui/browser/settings.ts';
import type { ScreenWords } from '../../ui/board/boardModule.ts';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { Seg } from '../../ui/components/SegmentedControl.tsx';
import { SelectRow } from '../../ui/components/SelectRow.tsx';
import { SwitchRow } from '../../ui/components/SwitchRow.tsx';
import { type PageWords, usePage } from '../../i18n/index.ts';

/** A seat that is being set up; `me` and `other` are both persons, the first of them is the device's owner. */
export interface Row {
  readonly who: 'me' | 'other' | 'bot';
  /** As the person calls themselves. */
  readonly name: string;
  /** Who sits there if it is a bot's seat. */
  readonly person: string;
  readonly level: string;
}

/** All that a bot may be asked to be here; elsewhere nobody's results are known. */
const CHOICES = { here: [...LEVELS, EVEN], elsewhere: LEVELS } as const;
type Chosen = (typeof CHOICES.here)[number];

const KINDS = ['me', 'other', 'bot'] as const;
export const WHERE = ['here', 'elsewhere'] as const;
export type Where = (typeof WHERE)[number];

export const USUAL_LEVEL = 'medium';

/** The rows of the match that is to be changed, or oneself against bots; other bots than the last time. */
export function firstRows(seats: number, from: string | null): Row[] {
  const kept = from === null ? undefined : keptMatch(from);
  const count = kept?.sitters.length ?? seats;
  const people = nextCompany(count);
  return Array.from({ length: count }, (_, seat): Row => {
    const sitter: Sitter | undefined = kept?.sitters[seat];
    const isBot = sitter === undefined ? seat > 0 : sitter.kind === 'bot';
    return {
      who: isBot ? 'bot' : seat === 0 ? 'me' : 'other',
      name: isBot ? '' : (sitter?.name ?? myName.value),
      person: isBot ? people.shift()! : '',
      level: sitter?.kind === 'bot' ? levelChosen(sitter.level) : USUAL_LEVEL,
    };
  });
}

/** Somebody of the cast who is not at the table yet, the next one after whoever is given. */
export function somebodyElse(rows: readonly Row[], after: string): string {
  const from = CAST.findIndex((name) => name === after);
  const round = CAST.map((_, i) => CAST[(from + 1 + i) % CAST.length]!);
  const isThere = (name: string): boolean => rows.some(({ who, person }) => who === 'bot' && person === name);
  return round.find((name) => !isThere(name)) ?? after;
}

/** Elsewhere one plays with people first, and against no even opponent. */
export const invited = (row: Row): Row =>
  row.who === 'bot' ? { ...row, who: 'other', level: row.level === EVEN ? USUAL_LEVEL : row.level } : row;

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
  readonly row: Row;
  readonly seat: number;
  readonly where: Where;
  readonly game: string;
  /** What is said of those who play, by their tempers. */
  readonly tempers: ScreenWords['tempers'];
  readonly onChange: (row: Row) => void;
  /** Asks somebody else to the bot's seat. */
  readonly onOther: () => void;
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
      {row.who === 'bot' && (
        <>
          {where === 'here' ? (
            <Opponent
              name={row.person}
              game={game}
              tempers={tempers}
              isEven={row.level === EVEN}
              onOther={onOther}
            />
          ) : (
            <b />
          )}
          <Seg
            name={says.level(number)}
            values={CHOICES[where] as readonly Chosen[]}
            value={row.level as Chosen}
            label={(level) => says.levels[level]!}
            onChoose={(level) => onChange({ ...row, level })}
          />
        </>
      )}
      {row.who === 'bot' ? null : row.who === 'other' && where === 'elsewhere' ? null : (
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
  isFixed,
  onChange,
}: {
  readonly option: Option;
  readonly value: boolean | string | number;
  readonly seats: number;
  readonly names: ScreenWords;
  /** Whether this table may not choose. */
  readonly isFixed: boolean;
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
