/** The effects of an entry on a room. */
import type { Seat, Step, State, EmittedEvent } from '../../core/index.ts';
import type { Entry } from './logEntry.ts';

export type RoomChange =
  | {
      readonly kind: 'decision';
      readonly actor: Seat;
      readonly bot: boolean;
      readonly undone: boolean;
      readonly told: readonly EmittedEvent[];
      readonly before: State;
      /** The steps, if requested. */
      readonly shots: readonly Step[];
      readonly after: number;
    }
  | { readonly kind: 'began' | 'table' }
  | { readonly kind: 'said'; readonly entry: Extract<Entry, { kind: 'say' }> };
