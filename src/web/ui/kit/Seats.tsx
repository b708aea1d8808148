/** Everybody at the table, small but complete: a strip above it on a phone, a column beside it where there is room. */
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { Portrait } from '../components/Portrait.tsx';
import { Icon } from '../components/Icon.tsx';
import { Region } from '../board/Region.tsx';
import { TableContext } from '../board/tableContext.ts';
import './kit.css';

/** The seats in the order of play, from the left neighbour of whoever looks; `all` of them, or without that one. */
export const seatsFrom = (count: number, from: number | null, all = true): number[] =>
  Array.from({ length: all || from === null ? count : count - 1 }, (_, i) => ((from ?? -1) + 1 + i) % count);

interface StripProps {
  readonly name: string;
  readonly count: number;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export const Seats = ({ name, count, class: className = '', children }: StripProps) => (
  <Region name={name} class={`seat-strip ${className}`} style={`--seats: ${count}`}>
    {children}
  </Region>
);

interface SeatProps {
  /** Its number: who sits there may have a face. */
  readonly seat?: number;
  readonly name: string;
  /** All of it in words, for those who listen. */
  readonly told: string;
  /** It is this seat's turn: marked alike in every game. */
  readonly isTurn: boolean;
  readonly isMe?: boolean;
  /** Its move was the last one. */
  readonly isLast?: boolean;
  readonly class?: string;
  /** The mark of where its cards come from. */
  readonly flip?: string;
  /** Stands before the name: a token, a card. */
  readonly lead?: ComponentChildren;
  /** A few words beside or below the name. */
  readonly note?: ComponentChildren;
  /** Whether it still chooses, or is ready; null where nobody chooses in secret. */
  readonly choice?: 'open' | 'made' | null;
  /** What it has. */
  readonly children?: ComponentChildren;
  /** Shows more of it. */
  readonly onOpen?: () => void;
}

export function Seat(seat: SeatProps) {
  const person = useContext(TableContext)?.bots[seat.seat ?? -1] ?? null;
  const marks = {
    class: `seat ${seat.class ?? ''}`,
    'data-cell': seat.isTurn ? 'first' : '',
    'data-turn': seat.isTurn ? '' : undefined,
    'data-me': seat.isMe === true ? '' : undefined,
    'aria-current': seat.isTurn ? ('true' as const) : undefined,
    title: person?.line,
  };
  const inside = (
    <>
      {seat.flip !== undefined && <i class="seat-origin" data-flip={seat.flip} />}
      {seat.lead}
      <b class="seat-name cut">
        {person !== null && <Portrait name={person.name} />}
        {seat.name}
      </b>
      {seat.isLast === true && <i class="seat-last" />}
      {seat.note !== undefined && <small class="seat-note">{seat.note}</small>}
      <span class="seat-things">{seat.children}</span>
      {(seat.choice ?? null) !== null && (
        <span class="seat-choice">{seat.choice === 'open' ? <Dots /> : <Icon name="check" />}</span>
      )}
    </>
  );
  return seat.onOpen === undefined ? (
    <div {...marks} role="img" aria-label={seat.told}>
      {inside}
    </div>
  ) : (
    <button {...marks} type="button" onClick={seat.onOpen}>
      <span class="hidden">{seat.told}</span>
      <span class="seat-inside" aria-hidden="true">
        {inside}
      </span>
    </button>
  );
}

/** Still thinking. */
export const Dots = () => <i class="dots" />;
