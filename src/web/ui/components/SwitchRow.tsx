import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

interface Props {
  readonly id: string;
  readonly label: ComponentChildren;
  readonly isOn: boolean;
  readonly isOff?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function SwitchRow({ id, label, isOn, isOff = false, onChange }: Props) {
  return (
    <li>
      <label for={id}>{label}</label>
      <input
        id={id}
        type="checkbox"
        class="switch"
        checked={isOn}
        disabled={isOff}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </li>
  );
}

export const SignalSwitch = ({
  id,
  label,
  of,
}: Pick<Props, 'id' | 'label'> & { readonly of: Signal<boolean> }) => (
  <SwitchRow id={id} label={label} isOn={of.value} onChange={(isOn) => (of.value = isOn)} />
);
