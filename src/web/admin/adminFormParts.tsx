import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { type AdminAction, type ReportReason, REPORT_REASONS } from '../../protocol/index.ts';
import { Dialog } from '../ui/components/Dialog.tsx';
import { getPageMessages } from '../i18n/index.ts';
import type { AdminQuery } from './adminClient.ts';
import { getAdminMessages } from './messages/index.ts';

export function TroubleMessage({
  text,
  again,
}: {
  readonly text: string | null;
  /** Offers a retry where nothing else is visible. */
  readonly again?: (() => Promise<void>) | undefined;
}) {
  const t = getPageMessages();
  if (text === null) return null;
  return (
    <>
      <p class="notice warn" role="alert">
        {text}
      </p>
      {again !== undefined && (
        <button type="button" class="btn" onClick={() => void again()}>
          {t.tryAgain}
        </button>
      )}
    </>
  );
}

export function TextField(props: {
  readonly label: string;
  readonly value: string;
  readonly most: number;
  readonly onInput: (text: string) => void;
  readonly isSecret?: boolean;
  readonly isNeeded?: boolean;
}) {
  return (
    <label class="lobby-name">
      <span>{props.label}</span>
      <input
        class="field"
        {...(props.isSecret === true ? { type: 'password' as const } : { type: 'text' as const })}
        autocomplete="off"
        maxLength={props.most}
        required={props.isNeeded === true}
        value={props.value}
        onInput={({ currentTarget }) => props.onInput(currentTarget.value)}
      />
    </label>
  );
}

export function SelectField(props: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
}) {
  return (
    <label class="lobby-name">
      <span>{props.label}</span>
      <select
        class="field"
        value={props.value}
        onChange={({ currentTarget }) => props.onChoose(currentTarget.value)}
      >
        {props.options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

export function ConfirmSheet(props: {
  readonly title: string;
  readonly doing: string;
  readonly children: ComponentChildren;
  readonly onDo: (note: string) => void;
  readonly onClose: () => void;
}) {
  const messages = getAdminMessages();
  const note = useSignal('');
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <form
        class="host-form"
        onSubmit={(event) => {
          event.preventDefault();
          props.onDo(note.value.trim());
          props.onClose();
        }}
      >
        {props.children}
        <TextField
          label={messages.note}
          value={note.value}
          most={200}
          onInput={(text) => (note.value = text)}
        />
        <div class="row-of-two">
          <button type="button" class="btn" onClick={props.onClose}>
            {getPageMessages().abort}
          </button>
          <button type="submit" class="primary">
            {props.doing}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

type BlockTarget = Extract<AdminAction, { kind: 'block' }>['who'];

/** Blocks an account after the admin has chosen a duration and a reason. */
export function BlockButton({
  who,
  name,
  act,
}: {
  readonly who: BlockTarget;
  readonly name: string;
  readonly act: AdminQuery<unknown>['act'];
}) {
  const messages = getAdminMessages();
  const isOpen = useSignal(false);
  const minutes = useSignal('1440');
  const reason = useSignal<ReportReason>('leaving');
  return (
    <>
      <button type="button" class="btn" onClick={() => (isOpen.value = true)}>
        {messages.block}
        <span class="hidden"> {name}</span>
      </button>
      {isOpen.value && (
        <ConfirmSheet
          title={messages.blockTitle(name)}
          doing={messages.block}
          onClose={() => (isOpen.value = false)}
          onDo={(note) =>
            void act({ kind: 'block', who, minutes: Number(minutes.value), reason: reason.value, note })
          }
        >
          <p class="soft">{messages.blockNote}</p>
          <SelectField
            label={messages.howLong}
            value={minutes.value}
            options={messages.spans.map(([span, label]) => [`${span}`, label])}
            onChoose={(value) => (minutes.value = value)}
          />
          <SelectField
            label={messages.reason}
            value={reason.value}
            options={REPORT_REASONS.map((one) => [one, messages.reasons[one]])}
            onChoose={(value) => (reason.value = value as ReportReason)}
          />
        </ConfirmSheet>
      )}
    </>
  );
}
