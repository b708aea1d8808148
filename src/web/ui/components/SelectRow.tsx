import type { ComponentChildren } from 'preact';

interface Props {
  readonly id: string;
  readonly label: ComponentChildren;
  readonly note?: string;
  readonly value: string;
  readonly isOff?: boolean;
  readonly onChoose: (value: string) => void;
  readonly children: ComponentChildren;
}

export function SelectRow({ id, label, note, value, isOff = false, onChoose, children }: Props) {
  const noteId = note === undefined ? undefined : `${id}-note`;
  return (
    <li>
      <label for={id}>
        {label}
        {note !== undefined && (
          <span class="soft small" id={noteId}>
            {note}
          </span>
        )}
      </label>
      <select
        id={id}
        class="field"
        aria-describedby={noteId}
        value={value}
        disabled={isOff}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {children}
      </select>
    </li>
  );
}
