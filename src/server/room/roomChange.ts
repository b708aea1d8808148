/** What an entry changed in a room. */
import type { Seat, Step, State, EmittedEvent } from '../../core/index.ts';
import type { Entry } from './entry.ts';

export type RoomChange =
  | {
      readonly kind: 'decision';
      readonly actor: Seat;
      readonly bot: boolean;
      /** It took the actor's last decision back. */
      readonly undone: boolean;
      readonly told: readonly EmittedEvent[];
      /** The state it was made in. */
      readonly before: State;
      /** How it came about, if that was asked for. */
      readonly shots: readonly Step[];
      /** Ticks since the decision before. */
      readonly after: number;
    }
  | { readonly kind: 'began' | 'table' }
  | { readonly kind: 'said'; readonly entry: Extract<Entry, { kind: 'say' }> };
