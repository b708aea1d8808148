/** A strip above every page that brings people to their table of the running round. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ClubNightInfo } from '../../../protocol/index.ts';
import { address } from '../../ui/browser/address.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { findHeldSeat } from '../heldSeats.ts';
import { announceTable, showNoTurn } from '../turnIndicator.ts';
import '../matchmaking/matchmaking.css';
import { findOwnSeat, getMembership, type OwnSeat, useClubNight } from './clubNight.ts';
import { goToSeat, takeSeatBack } from './goToSeat.ts';
import { currentClubNight, saveCurrentClubNight } from './currentClubNight.ts';
import { clubNightMessages, getClubNightMessages } from './messages/index.ts';

/** Time to read the strip before the page goes to the table. */
const REDIRECT_MS = 8000;

/** How many result sheets show the strip themselves. */
const sheets = signal(0);

/** Whether the person owes a decision in a match, or writes. */
const isDeciding = (): boolean =>
  document.querySelector('.dock[data-mine]') !== null ||
  document.activeElement?.matches('input:not([type=checkbox], [type=radio]), textarea, select') === true;

function isShowingOwn(night: string, { match, isAbsent }: OwnSeat): boolean {
  const [first, id, part] = address.value.path;
  if (first === 'club') return id === night && part === undefined;
  // At the table itself, people read when a bot plays for them, unless they have never sat there.
  return first === 't' && id === match && !isAbsent;
}

function useRedirect(info: ClubNightInfo, seat: OwnSeat): void {
  useEffect(() => {
    // Who has opened the table and left it again is not sent back.
    if (seat.isBot || findHeldSeat(seat.match) !== undefined) return undefined;
    let waited = 0;
    const timer = setInterval(() => {
      if (document.hidden) return;
      waited += 1000;
      if (waited >= REDIRECT_MS && !isDeciding()) {
        clearInterval(timer);
        goToSeat(info, seat);
      }
    }, 1000);
    return () => clearInterval(timer);
  }, [seat.match, seat.isBot]);
}

function SeatStrip({
  info,
  seat,
  isInSheet,
}: {
  readonly info: ClubNightInfo;
  readonly seat: OwnSeat;
  readonly isInSheet: boolean;
}) {
  const messages = getClubNightMessages();
  const text = seat.isBot
    ? messages.botPlaysAt(seat.number, seat.seat + 1)
    : messages.roundAt(info.rounds.length, seat.number, seat.seat + 1);
  useRedirect(info, seat);
  useEffect(() => {
    if (isInSheet) return undefined;
    announceTable(text);
    return showNoTurn;
  }, [seat.match, isInSheet]);
  useEffect(() => {
    if (!isInSheet) return undefined;
    sheets.value++;
    return () => void sheets.value--;
  }, [isInSheet]);
  // Where the page or its sheet says it, only the redirect remains.
  if (isShowingOwn(info.id, seat) || (!isInSheet && sheets.value > 0)) return null;
  return (
    <div class={isInSheet ? 'notice club-call' : 'meet-strip'} data-ready>
      {!isInSheet && <Icon name="people" />}
      <p role="status">
        <b>{text}</b>
      </p>
      <button
        type="button"
        class="primary"
        onClick={() => void (seat.isBot ? takeSeatBack(info, seat) : goToSeat(info, seat))}
      >
        {seat.isBot ? messages.takeBack : messages.goNow}
      </button>
    </div>
  );
}

function Followed({ id, isInSheet }: { readonly id: string; readonly isInSheet: boolean }) {
  const { info } = useClubNight(id).value;
  useEffect(() => {
    if (info !== null) saveCurrentClubNight({ id, title: info.terms.title, isOver: info.status === 'over' });
  }, [info?.version]);
  if (info === null || clubNightMessages.value === null) return null;
  const seat = findOwnSeat(info, getMembership(id).who);
  return seat === undefined ? null : (
    <SeatStrip key={seat.match} info={info} seat={seat} isInSheet={isInSheet} />
  );
}

/** Result sheets cover the page, so they show the strip themselves. */
export function ClubNightStrip({ isInSheet = false }: { readonly isInSheet?: boolean }) {
  const night = currentClubNight.value;
  return night === null || night.isOver ? null : (
    <Followed key={night.id} id={night.id} isInSheet={isInSheet} />
  );
}
