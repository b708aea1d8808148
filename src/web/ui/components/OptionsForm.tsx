/** The options of a form as data. Games, online tables, club nights, matchmaking and settings describe theirs like this. */
import type { ComponentChildren } from 'preact';
import type { Option, OptionValues } from '../../../core/index.ts';

interface Choice {
  readonly value: string;
  readonly name: string;
  /** Choices of one group stand together, under its name. */
  readonly group?: string | undefined;
}

interface Common {
  readonly id: string;
  readonly label: ComponentChildren;
  readonly note?: string | undefined;
  /** Whether the value is visible, but cannot be changed. */
  readonly isFixed?: boolean;
}

export type FormOption = Common &
  (
    | { readonly kind: 'flag'; readonly value: boolean; readonly set: (value: boolean) => void }
    | {
        readonly kind: 'choice';
        readonly value: string;
        readonly choices: readonly Choice[];
        readonly set: (value: string) => void;
      }
    | {
        readonly kind: 'text';
        readonly value: string;
        readonly maxLength: number;
        readonly isNeeded?: boolean;
        readonly autocomplete?: string;
        readonly set: (value: string) => void;
      }
    | { readonly kind: 'link'; readonly href: string; readonly link: string }
  );

/** A choice between values of any type. */
export function chooseFrom<T>({
  values,
  nameOf,
  groupOf,
  value,
  set,
  ...common
}: Common & {
  readonly values: readonly T[];
  readonly nameOf: (value: T) => string;
  readonly groupOf?: (value: T) => string | undefined;
  readonly value: T;
  readonly set: (value: T) => void;
}): FormOption {
  // Strings and numbers stand for themselves.
  const encode = (one: T): string =>
    one === null ? '' : typeof one === 'string' ? one : JSON.stringify(one);
  return {
    ...common,
    kind: 'choice',
    value: encode(value),
    choices: values.map((one) => ({ value: encode(one), name: nameOf(one), group: groupOf?.(one) })),
    set: (chosen) => set(values.find((one) => encode(one) === chosen)!),
  };
}

/** The form of an option from a game's schema. */
export function fromSchema(
  option: Option,
  {
    nameOf,
    value,
    set,
    ...shown
  }: Omit<Common, 'id'> & {
    readonly nameOf: (value: string | number) => string;
    readonly value: OptionValues[string];
    readonly set: (value: OptionValues[string]) => void;
  },
): FormOption {
  const common = { ...shown, id: `option-${option.id}` };
  if (option.kind === 'flag') return { ...common, kind: 'flag', value: value === true, set };
  const values: readonly (string | number)[] =
    option.kind === 'choice'
      ? option.values
      : Array.from({ length: option.max - option.min + 1 }, (_, i) => option.min + i);
  return chooseFrom({ ...common, values, nameOf, value: value as string | number, set });
}

function Choices({ choices }: { readonly choices: readonly Choice[] }) {
  const groups = [...new Set(choices.map(({ group }) => group))];
  return groups.map((group) => {
    const options = choices
      .filter((choice) => choice.group === group)
      .map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ));
    return group === undefined ? (
      options
    ) : (
      <optgroup key={group} label={group}>
        {options}
      </optgroup>
    );
  });
}

function Control({ option, noteId }: { readonly option: FormOption; readonly noteId: string | undefined }) {
  const { id, isFixed = false } = option;
  switch (option.kind) {
    case 'flag':
      return (
        <input
          id={id}
          type="checkbox"
          class="switch"
          checked={option.value}
          disabled={isFixed}
          onChange={({ currentTarget }) => option.set(currentTarget.checked)}
        />
      );
    case 'choice':
      return (
        <select
          id={id}
          class="field"
          aria-describedby={noteId}
          value={option.value}
          disabled={isFixed}
          onChange={({ currentTarget }) => option.set(currentTarget.value)}
        >
          <Choices choices={option.choices} />
        </select>
      );
    case 'text':
      return (
        <input
          id={id}
          class="field"
          maxLength={option.maxLength}
          required={option.isNeeded === true}
          autocomplete={option.autocomplete ?? 'off'}
          aria-describedby={noteId}
          value={option.value}
          onInput={({ currentTarget }) => option.set(currentTarget.value)}
        />
      );
    case 'link':
      return (
        <a class="btn" href={option.href}>
          {option.link}
        </a>
      );
  }
}

function OptionRow({ option }: { readonly option: FormOption }) {
  const { id, label, note } = option;
  const noteId = note === undefined ? undefined : `${id}-note`;
  const text = (
    <>
      {label}
      {note !== undefined && (
        <span class="soft small" id={noteId}>
          {note}
        </span>
      )}
    </>
  );
  return (
    <li>
      {option.kind === 'link' ? <span class="option-text">{text}</span> : <label for={id}>{text}</label>}
      <Control option={option} noteId={noteId} />
    </li>
  );
}

/** Rows for a list that has others too. */
export const OptionRows = ({ options }: { readonly options: readonly FormOption[] }) => (
  <>
    {options.map((option) => (
      <OptionRow key={option.id} option={option} />
    ))}
  </>
);

export const OptionsForm = ({
  options,
  children,
}: {
  readonly options: readonly FormOption[];
  readonly children?: ComponentChildren;
}) => (
  <ul class="options">
    <OptionRows options={options} />
    {children}
  </ul>
);
