import { getPageMessages } from '../../i18n/index.ts';

interface Props {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly isNeeded?: boolean;
}

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

export function NameField(props: Props) {
  const t = getPageMessages();
  return (
    <label class="lobby-name">
      <span>{t.yourName}</span>
      <NameInput {...props} />
    </label>
  );
}
