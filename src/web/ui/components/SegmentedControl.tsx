import type { Signal } from '@preact/signals';

interface Props<T extends string> {
  readonly name: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly label: (value: T) => string;
  readonly full?: (value: T) => string;
  readonly onChoose: (value: T) => void;
}

export function SegmentedControl<T extends string>({ name, values, value, label, full, onChoose }: Props<T>) {
  return (
    <div class="seg" role="group" aria-label={name}>
      {values.map((one) => (
        <button
          type="button"
          key={one}
          aria-pressed={one === value}
          aria-label={full === undefined ? undefined : `${label(one)} ${full(one)}`}
          title={full?.(one)}
          onClick={() => onChoose(one)}
        >
          {label(one)}
        </button>
      ))}
    </div>
  );
}

export function SegmentedRow<T extends string>({
  name,
  values,
  label,
  of,
}: Pick<Props<T>, 'name' | 'values' | 'label'> & { readonly of: Signal<T> }) {
  return (
    <li>
      <span>{name}</span>
      <SegmentedControl
        name={name}
        values={values}
        value={of.value}
        label={label}
        onChoose={(one) => (of.value = one)}
      />
    </li>
  );
}
