/** Messages between page and server about accounts. */
import * as v from 'valibot';
import type { Seat } from '../core/index.ts';
import { SeatKey, visibleText } from './messages.ts';
import type { GameRating } from './ratings.ts';

/** The sections of a profile. Each is shared with no one, with people the account has played with, or with everyone. */
export const PROFILE_PARTS = ['games', 'matches', 'puzzles', 'ratings', 'presence'] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];
export const SHARE_LEVELS = ['private', 'played', 'public'] as const;
export type ShareLevel = (typeof SHARE_LEVELS)[number];
export type ProfileShares = { readonly [P in ProfilePart]: ShareLevel };

const label = visibleText(40);
const base64 = v.pipe(v.string(), v.maxLength(8000), v.regex(/^[0-9A-Za-z_-]*$/));
const extensions = v.optional(v.record(v.string(), v.unknown()), {});
const credential = {
  id: base64,
  rawId: base64,
  type: v.literal('public-key'),
  authenticatorAttachment: v.optional(v.picklist(['platform', 'cross-platform'])),
  clientExtensionResults: extensions,
};
const PasskeyCreation = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64,
    attestationObject: base64,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10))),
  }),
});
const PasskeyAssertion = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64,
    authenticatorData: base64,
    signature: base64,
    userHandle: v.optional(base64),
  }),
});

const name = v.pipe(v.string(), v.maxLength(100));

/** POST /api/people/name, and …/me/name */
export const NameRequest = v.strictObject({ name });
/** POST /api/people, and …/me/passkeys */
export const NewPasskey = v.strictObject({ made: PasskeyCreation, label });
/** POST /api/people/enter */
export const SignInRequest = v.strictObject({ signed: PasskeyAssertion, label });
/** POST /api/people/recover */
export const RecoveryRequest = v.strictObject({ code: v.pipe(v.string(), v.maxLength(60)), label });
/** POST /api/people/me/claim: seats that this device holds as a guest. */
export const ClaimSeatsRequest = v.strictObject({ places: v.pipe(v.array(SeatKey), v.maxLength(30)) });
/** PUT /api/people/me/shares */
export const SharesUpdate = v.strictObject({
  games: v.picklist(SHARE_LEVELS),
  matches: v.picklist(SHARE_LEVELS),
  puzzles: v.picklist(SHARE_LEVELS),
  ratings: v.picklist(SHARE_LEVELS),
  presence: v.picklist(SHARE_LEVELS),
});
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e6));
/** PUT /api/people/me/puzzles: totals per game; they never decrease. */
export const PuzzleCountsUpdate = v.strictObject({
  puzzles: v.nullable(
    v.pipe(
      v.record(
        v.pipe(v.string(), v.maxLength(40)),
        v.strictObject({
          tried: count,
          solved: count,
          rating: v.optional(v.strictObject({ value: count, count })),
        }),
      ),
      v.maxEntries(30),
    ),
  ),
});
export type PuzzleCounts = NonNullable<v.InferOutput<typeof PuzzleCountsUpdate>['puzzles']>;
/** DELETE /api/people/me: the name again, as a confirmation. */
export const DeletionRequest = v.strictObject({ name });
/** POST /api/transfer */
export const TransferRequest = v.strictObject({ code: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) });

export interface AccountItem {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly used: number;
  /** The requesting device. */
  readonly isThis?: true;
}

export interface OwnAccount {
  readonly name: string;
  readonly created: number;
  readonly passkeys: readonly AccountItem[];
  readonly devices: readonly AccountItem[];
  readonly codes: number;
  readonly shares: ProfileShares;
  readonly puzzles: PuzzleCounts | null;
  /** Whether people they have played with may invite them, and who is muted. */
  readonly invites: boolean;
  readonly muted: readonly string[];
}

/** GET /api/people/me */
export interface SignedInAccount {
  readonly me: OwnAccount | null;
  /** The only origin at which accounts can be created: passkeys are bound to it. */
  readonly origin: string;
}

/** POST /api/people/me/codes */
export interface IssuedRecoveryCodes {
  readonly codes: readonly string[];
}

/** POST /api/people/me/devices: signs in another device, once, through `recover`. */
export interface DeviceLinkCode {
  readonly code: string;
}

/** POST /api/people/me/claim: the number of seats that now belong to the account. */
export interface ClaimResult {
  readonly claimed: number;
  readonly refused: number;
}

/** POST /api/tables/ID/transfer */
export interface TransferLink {
  readonly code: string;
  readonly until: number;
}

/** POST /api/transfer */
export interface TransferredSeat {
  readonly id: string;
  readonly token: string;
}

export interface PlayedMatch {
  readonly id: string;
  readonly game: string;
  readonly seat: Seat;
  readonly seats: number;
  readonly begun: number;
  /** Null while it runs. */
  readonly over: number | null;
  readonly won: boolean | null;
}

export interface GameTally {
  readonly game: string;
  readonly played: number;
  readonly won: number;
}

/** GET /api/people/by/NAME: the parts that the requester may see. */
export interface PublicProfile {
  readonly name: string;
  readonly games?: readonly GameTally[];
  readonly matches?: readonly PlayedMatch[];
  readonly puzzles?: PuzzleCounts;
  /** The most certain first. The history is requested per game. */
  readonly ratings?: readonly GameRating[];
  readonly here?: true;
}
