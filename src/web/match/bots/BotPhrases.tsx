/** What bots say at a table, and the switch that silences them. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { botsTalk, botsTalkOnline } from '../../ui/browser/settings.ts';
import type { Session } from '../session/session.ts';
import { Face } from '../../ui/components/Portrait.tsx';
import { SignalSwitch } from '../../ui/components/SwitchRow.tsx';
import { type Said, Talk } from './phrasePicker.ts';
import { companyWords } from './messages/index.ts';
import './bots.css';

/** How long a quip is shown, in milliseconds. */
const SHOWN = 4500;

interface Props {
  readonly session: Session;
  readonly isOnline: boolean;
}

export function Quips({ session, isOnline }: Props) {
  const said = useSignal<Said | null>(null);
  const talk = useMemo(() => new Talk(session.screen, JSON.stringify(session.config)), [session]);
  const isOn = (isOnline ? botsTalkOnline : botsTalk).value;
  useEffect(() => {
    if (!isOn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = session.player.shown.subscribe(({ view, events }) => {
      for (const event of events) {
        const quip = talk.hear(event, view.shared, session.sitters.value);
        if (quip === undefined) continue;
        said.value = quip;
        clearTimeout(timer);
        timer = setTimeout(() => (said.value = null), SHOWN);
      }
    });
    return () => {
      stop();
      clearTimeout(timer);
      said.value = null;
    };
  }, [session, isOn]);
  const words = companyWords.value;
  const sitter = said.value === null ? undefined : session.sitters.value[said.value.seat];
  const phrases = said.value === null ? undefined : words?.quips[said.value.on];
  return (
    <div class="quip" role="status">
      {said.value !== null && sitter !== undefined && phrases !== undefined && (
        <p>
          <Face name={sitter.name} />
          {words?.says(sitter.name, phrases[said.value.which % phrases.length]!)}
        </p>
      )}
    </div>
  );
}

export function TalkSwitch({ isOnline }: { readonly isOnline: boolean }) {
  const label = companyWords.value?.talk;
  if (label === undefined) return null;
  return <SignalSwitch id="bots-talk" label={label} of={isOnline ? botsTalkOnline : botsTalk} />;
}
