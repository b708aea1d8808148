/** The menu of a replay: play on from here, share this moment, speed, keys. */
import type { Seat } from '../../../core/index.ts';
import { createMatchFrom } from '../session/createMatch.ts';
import type { ReplaySteps } from '../session/session.ts';
import { goTo } from '../../ui/browser/address.ts';
import { speed, SPEEDS } from '../../ui/browser/settings.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { SegmentedRow } from '../../ui/components/SegmentedControl.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { useTableProps } from './tableProps.ts';
import { KeyRows } from '../../ui/components/KeyRows.tsx';

export function ReplayMenu({
  steps,
  onShare,
  onClose,
}: {
  readonly steps: ReplaySteps;
  readonly onShare: () => void;
  readonly onClose: () => void;
}) {
  const t = getPageMessages();
  const { session, messages, names } = useTableProps();
  const { table } = messages;
  const { record } = steps;
  const at = steps.at.value;
  const sitters = session.sitters.value;
  const person = sitters.findIndex(({ kind }) => kind === 'person');
  const seat: Seat = steps.viewer.value ?? Math.max(0, person);
  return (
    <Dialog title={t.menu} onClose={onClose}>
      <ul class="options">
        <SegmentedRow name={t.speed} values={SPEEDS} of={speed} label={(one) => t.speeds[one]} />
      </ul>
      <div class="menu-more">
        {steps.live !== null && (
          <a class="btn" href={steps.live}>
            <Icon name="back" /> {table.backToNow}
          </a>
        )}
        {record !== null && at < steps.last && (
          <button
            type="button"
            class="btn"
            onClick={() => goTo('match', createMatchFrom(session.game, record, at, seat, sitters).id)}
          >
            <Icon name="play" /> {table.playOnAs(names.seat(seat))}
          </button>
        )}
        <button type="button" class="btn" onClick={onShare}>
          <Icon name="share" /> {table.share}
        </button>
      </div>
      <h3>{t.keysTitle}</h3>
      <dl class="keys">
        <KeyRows keys={table.replayKeys} />
      </dl>
    </Dialog>
  );
}
