/** All players at the table: a strip above it on a phone, a column beside it on a wide screen. */
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { Portrait } from '../components/Portrait.tsx';
import { Icon } from '../components/Icon.tsx';
import { Region } from '../board/Region.tsx';
import { TableContext } from '../board/tableContext.ts';
import './kit.css';

/** The seats in order of play from the left neighbour of `from`, with or without that seat. */
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
  /** Its number, to look up the bot's face. */
  readonly seat?: number;
  readonly name: string;
  /** All of it in words, for screen readers. */
  readonly told: string;
  readonly isTurn: boolean;
  readonly isMe?: boolean;
  readonly isLast?: boolean;
  readonly class?: string;
  /** The name of the place from which its cards fly. */
  readonly flip?: string;
  readonly lead?: ComponentChildren;
  readonly note?: ComponentChildren;
  /** Whether the seat still chooses or is ready. Null if no choice is secret. */
  readonly choice?: 'open' | 'made' | null;
  readonly children?: ComponentChildren;
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

export const Dots = () => <i class="dots" />;
