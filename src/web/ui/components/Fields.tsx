/** Fields below their names. A list of options has its fields beside them: OptionsForm.tsx. */
import { getPageMessages } from '../../i18n/index.ts';

interface TextInput {
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly autocomplete?: string;
  readonly autocapitalize?: 'characters';
  readonly placeholder?: string;
}

export function TextField({
  label,
  note,
  value,
  class: className,
  isSecret = false,
  onText,
  ...input
}: TextInput & {
  readonly label: string;
  readonly note?: string;
  readonly value: string;
  readonly class?: string;
  readonly isSecret?: boolean;
  readonly onText: (text: string) => void;
}) {
  return (
    <label class="lobby-name">
      <span>{label}</span>
      <input
        autocomplete="off"
        {...input}
        {...(isSecret ? { type: 'password' as const } : { type: 'text' as const })}
        class={className === undefined ? 'field' : `field ${className}`}
        value={value}
        onInput={({ currentTarget }) => onText(currentTarget.value)}
      />
      {note !== undefined && <span class="soft">{note}</span>}
    </label>
  );
}

export function NameField({
  name,
  onName,
  isNeeded = false,
}: {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly isNeeded?: boolean;
}) {
  return (
    <TextField
      label={getPageMessages().yourName}
      maxLength={20}
      required={isNeeded}
      autocomplete="nickname"
      value={name}
      onText={onName}
    />
  );
}

export function SelectField({
  id,
  class: className = 'lobby-name',
  label,
  value,
  options,
  onChoose,
}: {
  readonly id?: string;
  readonly class?: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
}) {
  return (
    <label class={className}>
      <span>{label}</span>
      <select
        id={id}
        class="field"
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
