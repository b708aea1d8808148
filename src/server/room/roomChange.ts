/** The effects of an entry on a room. */
import type { Seat, State, Step } from '../../core/index.ts';
import type { EncodedUpdate } from '../../protocol/index.ts';
import type { Entry } from './logEntry.ts';

export type RoomChange =
  | {
      readonly kind: 'decision';
      readonly actor: Seat;
      readonly before: State;
      /** The steps and the message for clients, if requested. */
      readonly steps: readonly Step[];
      readonly update: EncodedUpdate | undefined;
    }
  | { readonly kind: 'began' | 'table' }
  | { readonly kind: 'said'; readonly entry: Extract<Entry, { kind: 'say' }> };
