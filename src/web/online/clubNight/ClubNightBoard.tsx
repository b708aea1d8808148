/** The organiser's view of the running night: who is missing, where everybody is, and what to do about it. */
import { useSignal } from '@preact/signals';
import { seatSetHas } from '../../../core/index.ts';
import type { ClubNightInfo, OrganiserAction } from '../../../protocol/index.ts';
import { getPageMessages } from '../../i18n/index.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { findOwnSeat } from './clubNight.ts';
import { describeResult, nameClubSeat } from './clubNightText.ts';
import { getClubNightMessages } from './messages/index.ts';

interface Props {
  readonly info: ClubNightInfo;
  readonly act: (what: OrganiserAction['act']) => void;
}

type Whereabouts = 'playing' | 'notYet' | 'standIn' | 'waiting' | 'gone' | 'late';

function findWhereabouts(info: ClubNightInfo, who: number): Whereabouts {
  const { is } = info.people[who]!;
  const own = findOwnSeat(info, who);
  if (is === 'gone') return 'gone';
  if (own?.isBot === true) return 'standIn';
  if (is === 'absent') return 'late';
  if (own === undefined) return 'waiting';
  return seatSetHas(own.table.seated, own.seat) ? 'playing' : 'notYet';
}

const MISSING: readonly Whereabouts[] = ['notYet', 'standIn', 'late'];
/** Those who do not play now can be moved. */
const MOVABLE: readonly Whereabouts[] = ['notYet', 'standIn', 'late', 'waiting'];

/** The seats of running tables that no person has. */
function listFreeSeats({ rounds, status }: ClubNightInfo, mover: number) {
  if (status !== 'playing') return [];
  return (rounds.at(-1)?.tables ?? []).flatMap((table, number) =>
    table.status === 'over' || table.seats.includes(mover)
      ? []
      : table.seats.flatMap((_, seat) =>
          seatSetHas(table.bots, seat) || !seatSetHas(table.seated, seat) ? [{ table, number, seat }] : [],
        ),
  );
}

function MoveDialog({
  info,
  act,
  who,
  onClose,
}: Props & { readonly who: number; readonly onClose: () => void }) {
  const messages = getClubNightMessages();
  return (
    <Dialog title={messages.move(info.people[who]!.name)} onClose={onClose}>
      <p>{messages.moveNote}</p>
      <ul class="club-people">
        {listFreeSeats(info, who).map(({ table, number, seat }) => (
          <li key={`${number} ${seat}`}>
            <span class="soft">{nameClubSeat(info, table, seat)}</span>
            <button
              type="button"
              class="btn"
              onClick={() => {
                act({ kind: 'move', who, table: number, seat });
                onClose();
              }}
            >
              {messages.seatAt(number + 1, seat + 1)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function People({ info, act }: Props) {
  const messages = getClubNightMessages();
  const moving = useSignal<number | null>(null);
  const people = info.people.flatMap(({ name, is }, who) =>
    is === 'removed' ? [] : [{ who, name, where: findWhereabouts(info, who), own: findOwnSeat(info, who) }],
  );
  const missing = people.filter(({ where }) => MISSING.includes(where));
  return (
    <>
      {info.rounds.length > 0 && (
        <p role="status">
          {missing.length === 0
            ? messages.nobodyMissing
            : messages.missing(getPageMessages().list(missing.map(({ name }) => name)))}
        </p>
      )}
      <ul class="club-people">
        {people.map(({ who, name, where, own }) => (
          <li key={who}>
            <span>
              {name}{' '}
              <small class="soft">
                {[
                  ...(own === undefined ? [] : [messages.seatAt(own.number, own.seat + 1)]),
                  ...(info.rounds.length > 0 || where === 'gone' ? [messages.whereabouts[where]] : []),
                ].join(', ')}
              </small>
            </span>
            {where === 'notYet' && (
              <RoundButton
                icon="play"
                label={messages.letBotPlay(name)}
                onClick={() => act({ kind: 'standIn', who })}
              />
            )}
            {MOVABLE.includes(where) && listFreeSeats(info, who).length > 0 && (
              <RoundButton icon="seat" label={messages.move(name)} onClick={() => (moving.value = who)} />
            )}
            <RoundButton
              icon="close"
              label={messages.remove(name)}
              onClick={() => act({ kind: 'remove', who })}
            />
          </li>
        ))}
      </ul>
      {moving.value !== null && (
        <MoveDialog info={info} act={act} who={moving.value} onClose={() => (moving.value = null)} />
      )}
    </>
  );
}

function RunningTables({ info, act }: Props) {
  const messages = getClubNightMessages();
  const asked = useSignal<number | null>(null);
  const close = (): void => {
    asked.value = null;
  };
  return (
    <>
      <ul class="club-people">
        {(info.rounds.at(-1)?.tables ?? []).map((table, i) => (
          <li key={table.match}>
            <span>
              {messages.table(i + 1)}{' '}
              <small class="soft">
                {messages.states[table.status]} {describeResult(info, table)}
              </small>
            </span>
            {table.status !== 'over' && (
              <button type="button" class="btn" onClick={() => (asked.value = i)}>
                {messages.stop(i + 1)}
              </button>
            )}
          </li>
        ))}
      </ul>
      {asked.value !== null && (
        <Dialog title={messages.stopAsk(asked.value + 1)} onClose={close}>
          <p>{messages.stopNote}</p>
          <div class="row-of-two">
            <button type="button" class="btn" onClick={close}>
              {getPageMessages().cancel}
            </button>
            <button
              type="button"
              class="primary"
              onClick={() => {
                act({ kind: 'stop', table: asked.peek()! });
                close();
              }}
            >
              {messages.stop(asked.value + 1)}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

export function ClubNightBoard({ info, act }: Props) {
  return (
    <>
      {info.until !== null && (
        <button type="button" class="btn" onClick={() => act({ kind: 'extend' })}>
          {getClubNightMessages().extend}
        </button>
      )}
      {info.status === 'playing' && <RunningTables info={info} act={act} />}
      <People info={info} act={act} />
    </>
  );
}
