/** A round icon button. Its name is the accessible label and the tooltip. */
import { Icon, type IconName } from './Icon.tsx';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly class?: string;
  readonly isOff?: boolean;
}

export function RoundButton({ icon, label, onClick, class: also = '', isOff }: Props) {
  return (
    <button
      type="button"
      class={`round ${also}`.trimEnd()}
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
