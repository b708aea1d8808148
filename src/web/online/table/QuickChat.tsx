/** Preset phrases and reactions: players need no common language. */
import { useSignal } from '@preact/signals';
import * as v from 'valibot';
import { getPageMessages } from '../../i18n/index.ts';
import type { Names } from '../../../messages/index.ts';
import { ownWords, PHRASES, REACTIONS, type Saying } from '../../../protocol/index.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { TextField } from '../../ui/components/Fields.tsx';
import { listSeatNames } from '../displayNames.ts';
import { showsOwnWords } from '../moderation/moderation.ts';
import { useServerOffer } from '../serverOffer.ts';
import type { TableStore } from './tableStore.ts';
import { getOnlineMessages } from '../messages/index.ts';

type Reaction = (typeof REACTIONS)[number];

/** Drawn in a square of 24. */
const FACES: { readonly [R in Reaction]: string } = {
  clap: 'M9.500 20.500c-3 0-5-1.800-6.200-4.300L1.800 13c-.6-1.300 1-2.300 2-1.200l1 1.200-1.900-4.600c-.5-1.400 1.500-2.200 2.100-.9l1.500 3L5 6.600c-.4-1.400 1.600-2 2.100-.7l1.700 4.300-.6-3.400c-.2-1.400 1.800-1.800 2.100-.4l1.200 5.800c.7 3.500 1 8.300-2 8.300ZM14 19.800c4.200 1 6.600-.5 7.200-4.200l1-5.600c.2-1.400-1.700-1.600-2-.3l-.6 2.300M15 3.500l-1-2M18.500 4l1.200-2M12 6 10.500 4.500',
  laugh:
    'M12 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19ZM7 10c.6-1.300 2.400-1.300 3 0M14 10c.6-1.300 2.400-1.300 3 0M7 13.500h10c-.4 3-2.400 4.500-5 4.500s-4.600-1.500-5-4.500Z',
  wow: 'M12 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19ZM8.500 9v1M15.500 9v1M12 13.500a2.200 2.500 0 1 1 0 5 2.200 2.500 0 0 1 0-5Z',
  sad: 'M12 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19ZM8.500 9.500v1M15.500 9.500v1M8 17c.8-1.700 2.300-2.500 4-2.500s3.200.8 4 2.500',
  heart:
    'M12 20.500C6 16.300 2.500 12.700 2.500 8.800c0-2.900 2.100-4.800 4.700-4.800 2 0 3.800 1.200 4.800 3.200 1-2 2.800-3.200 4.800-3.200 2.600 0 4.700 1.900 4.700 4.800 0 3.900-3.500 7.500-9.500 11.700Z',
};

const isReaction = (saying: Saying): saying is Reaction => (REACTIONS as readonly Saying[]).includes(saying);

function ReactionFace({ reaction }: { readonly reaction: Reaction }) {
  return (
    <svg class={`reaction reaction-${reaction}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={FACES[reaction]} />
    </svg>
  );
}

export function ChatBubbles({ table, names }: { readonly table: TableStore; readonly names: Names }) {
  const messages = getOnlineMessages();
  return (
    <ul class="sayings">
      {table.chatLines.value.map(({ id, seat, said }) => (
        <li key={id}>
          {typeof said === 'object' ? (
            getPageMessages().labelled(names.seat(seat), said.text)
          ) : isReaction(said) ? (
            <>
              <b>{names.seat(seat)}</b> <ReactionFace reaction={said} />
              <span class="hidden">{messages.sayings[said]}</span>
            </>
          ) : (
            getPageMessages().labelled(names.seat(seat), messages.sayings[said])
          )}
        </li>
      ))}
    </ul>
  );
}

/** Free text among people who know each other: at tables that one reaches by the link alone. */
function OwnWordsForm({ table }: { readonly table: TableStore }) {
  const messages = getOnlineMessages();
  const isOffered = useServerOffer()?.words === true;
  const text = useSignal('');
  const isRefused = useSignal(false);
  const info = table.info.value!;
  if (info.byLink !== true || !isOffered || !showsOwnWords.value) return null;
  const names = listSeatNames(info);
  const lines = table.words.value.filter(({ seat, text: said }) => said !== '' && !table.isMutedSeat(seat));
  const send = (): void => {
    const parsed = v.safeParse(ownWords, text.value);
    isRefused.value = !parsed.success && text.value.trim() !== '';
    if (!parsed.success) return;
    table.command({ t: 'words', text: parsed.output });
    text.value = '';
  };
  return (
    <form
      class="own-words"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <ol class="own-words-lines" aria-live="polite" aria-label={messages.ownWords}>
        {lines.map(({ seat, text: said }, i) => (
          <li key={i}>
            <b>{names[seat]}</b> {said}
          </li>
        ))}
      </ol>
      <TextField
        label={messages.ownWords}
        note={messages.ownWordsNote}
        maxLength={200}
        value={text.value}
        onText={(typed) => {
          text.value = typed;
          isRefused.value = false;
        }}
      />
      {isRefused.value && <p role="alert">{messages.ownWordsRefused}</p>}
      <button type="submit" class="btn">
        {messages.send}
      </button>
    </form>
  );
}

export function ChatSheet({ table, onClose }: { readonly table: TableStore; readonly onClose: () => void }) {
  const messages = getOnlineMessages();
  const say = (saying: Saying): void => {
    table.command({ t: 'say', saying });
    onClose();
  };
  return (
    <Dialog title={messages.sayTitle} onClose={onClose}>
      <div class="reactions">
        {REACTIONS.map((reaction) => (
          <button
            key={reaction}
            type="button"
            class="btn"
            aria-label={messages.sayings[reaction]}
            title={messages.sayings[reaction]}
            onClick={() => say(reaction)}
          >
            <ReactionFace reaction={reaction} />
          </button>
        ))}
      </div>
      <div class="phrases">
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" class="btn" onClick={() => say(phrase)}>
            {messages.sayings[phrase]}
          </button>
        ))}
      </div>
      <OwnWordsForm table={table} />
    </Dialog>
  );
}
