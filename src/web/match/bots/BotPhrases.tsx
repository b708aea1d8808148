import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { botsTalk, botsTalkOnline } from '../../ui/browser/settings.ts';
import type { Session } from '../session/session.ts';
import { Portrait } from '../../ui/components/Portrait.tsx';
import { SignalSwitch } from '../../ui/components/SwitchRow.tsx';
import { type PickedPhrase, PhrasePicker } from './phrasePicker.ts';
import { botMessages } from './messages/index.ts';
import './bots.css';

/** How long a phrase stays, in milliseconds. */
const PHRASE_MS = 4500;

interface Props {
  readonly session: Session;
  readonly isOnline: boolean;
}

export function BotPhrases({ session, isOnline }: Props) {
  const said = useSignal<PickedPhrase | null>(null);
  const talk = useMemo(() => new PhrasePicker(session.screen, JSON.stringify(session.config)), [session]);
  const isOn = (isOnline ? botsTalkOnline : botsTalk).value;
  useEffect(() => {
    if (!isOn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = session.player.shown.subscribe(({ view, events }) => {
      for (const event of events) {
        const quip = talk.pick(event, view.shared, session.sitters.value);
        if (quip === undefined) continue;
        said.value = quip;
        clearTimeout(timer);
        timer = setTimeout(() => (said.value = null), PHRASE_MS);
      }
    });
    return () => {
      stop();
      clearTimeout(timer);
      said.value = null;
    };
  }, [session, isOn]);
  const messages = botMessages.value;
  const sitter = said.value === null ? undefined : session.sitters.value[said.value.seat];
  const phrases = said.value === null ? undefined : messages?.quips[said.value.on];
  return (
    <div class="quip" role="status">
      {said.value !== null && sitter !== undefined && phrases !== undefined && (
        <p>
          <Portrait name={sitter.name} />
          {messages?.t(sitter.name, phrases[said.value.which % phrases.length]!)}
        </p>
      )}
    </div>
  );
}

export function BotPhrasesSwitch({ isOnline }: { readonly isOnline: boolean }) {
  const label = botMessages.value?.talk;
  if (label === undefined) return null;
  return <SignalSwitch id="bots-talk" label={label} of={isOnline ? botsTalkOnline : botsTalk} />;
}
