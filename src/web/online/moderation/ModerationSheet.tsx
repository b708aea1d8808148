/** Mutes or reports other players at a table, and hides names. */
import { getPageMessages } from '../../i18n/index.ts';
import { useSignal } from '@preact/signals';
import type { Seat } from '../../../core/index.ts';
import { type ReportReason, REPORT_REASONS } from '../../../protocol/index.ts';
import {
  hidesUnknownNames,
  setHidesUnknownNames,
  isMuted,
  setMuted,
  setShowsOwnWords,
  showsOwnWords,
} from './moderation.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { TextField } from '../../ui/components/Fields.tsx';
import { OptionsForm } from '../../ui/components/OptionsForm.tsx';
import './moderation.css';
import { moderationMessages, type ModerationMessages } from './messages/index.ts';
import { isNetworkError } from '../../ui/browser/faults.ts';

export interface OtherPlayer {
  readonly seat: Seat;
  readonly name: string;
  /** The key under which they are muted. */
  readonly key: string;
}

interface Props {
  readonly others: readonly OtherPlayer[];
  /** Null for spectators. */
  readonly onReport: ((seat: Seat, reason: ReportReason, note: string) => Promise<void>) | null;
  readonly onClose: () => void;
}

function ReportForm({
  other,
  messages,
  onReport,
  onClose,
}: {
  readonly other: OtherPlayer;
  readonly messages: ModerationMessages;
  readonly onReport: NonNullable<Props['onReport']>;
  readonly onClose: () => void;
}) {
  const reason = useSignal<ReportReason>('leaving');
  const note = useSignal('');
  const outcome = useSignal<'sent' | 'failed' | null>(null);
  const send = async (): Promise<void> => {
    try {
      await onReport(other.seat, reason.value, note.value.trim());
      outcome.value = 'sent';
    } catch (error) {
      if (!isNetworkError(error)) throw error;
      outcome.value = 'failed';
    }
  };
  if (outcome.value === 'sent')
    return (
      <Dialog title={messages.reportTitle(other.name)} onClose={onClose}>
        <p role="status">{messages.sent}</p>
      </Dialog>
    );
  return (
    <Dialog title={messages.reportTitle(other.name)} onClose={onClose}>
      <form
        class="others-report"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p class="soft">{messages.reportNote}</p>
        <fieldset>
          <legend>{messages.reason}</legend>
          {REPORT_REASONS.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="reason"
                checked={reason.value === one}
                onChange={() => (reason.value = one)}
              />
              {messages.reasons[one]}
            </label>
          ))}
        </fieldset>
        <TextField
          label={messages.note}
          maxLength={200}
          value={note.value}
          onText={(text) => (note.value = text)}
        />
        {outcome.value === 'failed' && <p role="alert">{messages.failed}</p>}
        <div class="row-of-two">
          <button type="button" class="btn" onClick={onClose}>
            {getPageMessages().abort}
          </button>
          <button type="submit" class="primary">
            {messages.send}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

export function ModerationSheet({ others, onReport, onClose }: Props) {
  const messages = moderationMessages.value;
  const reported = useSignal<OtherPlayer | null>(null);
  if (messages === null) return null;
  if (reported.value !== null && onReport !== null)
    return <ReportForm other={reported.value} messages={messages} onReport={onReport} onClose={onClose} />;
  return (
    <Dialog title={messages.title} onClose={onClose}>
      {others.length === 0 && <p>{messages.nobody}</p>}
      {others.map((other) => (
        <section key={other.seat} class="others-one">
          <h3>{other.name}</h3>
          <OptionsForm
            options={[
              {
                kind: 'flag',
                id: `mute-${other.seat}`,
                label: messages.mute(other.name),
                value: isMuted(other.key),
                set: (is) => setMuted(other.key, is),
              },
            ]}
          />
          <p class="soft">{messages.muteNote}</p>
          {onReport !== null && (
            <button type="button" class="btn" onClick={() => (reported.value = other)}>
              {messages.report(other.name)}
            </button>
          )}
        </section>
      ))}
      <OptionsForm
        options={[
          {
            kind: 'flag',
            id: 'hide-strangers',
            label: messages.hide,
            value: hidesUnknownNames.value,
            set: setHidesUnknownNames,
          },
          {
            kind: 'flag',
            id: 'own-words',
            label: messages.ownWords,
            value: showsOwnWords.value,
            set: setShowsOwnWords,
          },
        ]}
      />
      <p class="soft">{messages.hideNote}</p>
    </Dialog>
  );
}
