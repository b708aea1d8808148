/** Where somebody says what they are called. */
import { usePageMessages } from '../../i18n/index.ts';

interface Props {
  readonly name: string;
  readonly onName: (name: string) => void;
  /** Whether nothing goes on without one. */
  readonly isNeeded?: boolean;
}

/** The field alone, where a label stands elsewhere. */
export function NameInput({ name, onName, isNeeded = false, id }: Props & { readonly id?: string }) {
  return (
    <input
      id={id}
      class="field"
      maxLength={20}
      required={isNeeded}
      autocomplete="nickname"
      value={name}
      onInput={({ currentTarget }) => onName(currentTarget.value)}
    />
  );
}

/** Below its label. */
export function NameField(props: Props) {
  const t = usePageMessages();
  return (
    <label class="lobby-name">
      <span>{t.yourName}</span>
      <NameInput {...props} />
    </label>
  );
}
