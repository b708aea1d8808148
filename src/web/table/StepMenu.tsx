/** What can be done with a match that is looked at: play on from here, a link to this moment, how fast it goes, the keys. */
import { useSignal } from '@preact/signals';
import { packRecord, type Seat } from '../../core/index.ts';
import { openFrom } from '../session/openTable.ts';
import type { Steps } from '../session/session.ts';
import { addressOf, goTo } from '../device/address.ts';
import { speed, SPEEDS } from '../device/settings.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SegRow } from '../ui/Seg.tsx';
import { usePage } from '../words/index.ts';
import type { Parts } from './parts.ts';
import { KeyRows } from '../ui/KeyRows.tsx';

export function StepMenu({
  parts: { session, speech, names },
  steps,
  onClose,
}: {
  readonly parts: Parts;
  readonly steps: Steps;
  readonly onClose: () => void;
}) {
  const says = usePage();
  const { table } = speech;
  const link = useSignal<string | null>(null);
  const { record } = steps;
  const at = steps.at.value;
  const sitters = session.sitters.value;
  const person = sitters.findIndex(({ kind }) => kind === 'person');
  const seat: Seat = steps.eyes.value ?? Math.max(0, person);
  const share = (): void => {
    if (record === null) return;
    const { pathname, origin } = location;
    const text = `${origin}${pathname}${addressOf('replay', packRecord(session.game, record))}?at=${at}`;
    link.value = text;
    // Where nothing may be copied the link stands there to be taken.
    void navigator.clipboard?.writeText(text).catch(() => undefined);
  };
  return (
    <Dialog title={says.menu} onClose={onClose}>
      <ul class="options">
        <SegRow name={says.speed} values={SPEEDS} of={speed} label={(one) => says.speeds[one]!} />
      </ul>
      {record !== null && (
        <div class="menu-more">
          {at < steps.last && (
            <button
              type="button"
              class="btn"
              onClick={() => goTo('match', openFrom(session.game, record, at, seat, sitters).id)}
            >
              <Icon name="play" /> {table.playOnAs(names.seat(seat))}
            </button>
          )}
          <button type="button" class="btn" onClick={share}>
            <Icon name="link" /> {table.linkHere}
          </button>
          <p role="status">
            {link.value !== null && (
              <>
                {table.linkMade}{' '}
                <a class="link-text" href={link.value}>
                  {link.value}
                </a>
              </>
            )}
          </p>
        </div>
      )}
      <h3>{says.keysTitle}</h3>
      <dl class="keys">
        <KeyRows keys={table.replayKeys} />
      </dl>
    </Dialog>
  );
}
