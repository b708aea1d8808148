/** What a host offers, announces and does, as the host's page, the terminal and everybody else hear of it. */
import * as v from 'valibot';
import { whole } from './messages.ts';

/** What a host can switch on and off while the server runs. */
export const OFFERS = ['guests', 'rated', 'list', 'meet', 'club'] as const;
export type OfferName = (typeof OFFERS)[number];

/** What is offered now; part of GET /api/info. */
export interface Offered {
  /** Whether those without an account may open tables. */
  readonly guests: boolean;
  /** Whether tables can be rated. */
  readonly rated: boolean;
  /** Whether open tables are listed for everybody. */
  readonly list: boolean;
  /** Whether people without a link are put together. */
  readonly meet: boolean;
  /** Whether club nights can be held. */
  readonly club: boolean;
  readonly games: readonly string[];
  /** The most seats that a new table may have; null for as many as its game has. */
  readonly seats: number | null;
}

/** What the host chooses; what is missing is offered as far as the server's settings allow. */
export const OfferChoice = v.strictObject({
  guests: v.optional(v.boolean()),
  rated: v.optional(v.boolean()),
  list: v.optional(v.boolean()),
  meet: v.optional(v.boolean()),
  club: v.optional(v.boolean()),
  games: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(100))),
  seats: v.optional(v.nullable(whole(1, 30))),
});
export type OfferChoice = v.InferOutput<typeof OfferChoice>;
