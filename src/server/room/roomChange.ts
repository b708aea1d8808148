/** The effects of an entry on a room. */
import type { Seat, Step, State, EmittedEvent } from '../../core/index.ts';
import type { Entry } from './entry.ts';

export type RoomChange =
  | {
      readonly kind: 'decision';
      readonly actor: Seat;
      readonly bot: boolean;
      /** Whether it undid the actor's last decision. */
      readonly undone: boolean;
      readonly told: readonly EmittedEvent[];
      /** The state before it. */
      readonly before: State;
      /** The steps, if requested. */
      readonly shots: readonly Step[];
      /** Ticks since the previous decision. */
      readonly after: number;
    }
  | { readonly kind: 'began' | 'table' }
  | { readonly kind: 'said'; readonly entry: Extract<Entry, { kind: 'say' }> };
