/** What the page and the server say to each other about people with an account. */
import * as v from 'valibot';
import type { Seat } from '../core/index.ts';
import { SeatKey, visibleText } from './messages.ts';
import type { GameRating } from './ratings.ts';

/** The parts of the page about a person, and who may see each of them: nobody else, whoever has played with them, all. */
export const PROFILE_PARTS = ['games', 'matches', 'puzzles', 'ratings', 'presence'] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];
export const SHARE_LEVELS = ['private', 'played', 'public'] as const;
export type ShareLevel = (typeof SHARE_LEVELS)[number];
export type ProfileShares = { readonly [P in ProfilePart]: ShareLevel };

/** What a device is called in the list of devices. */
const label = visibleText(40);
/** What a browser's passkey answers; the library that reads it looks closer. */
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

/** The name as it was typed; the server says what is wrong with it. */
const name = v.pipe(v.string(), v.maxLength(100));

/** POST /api/people/name, and …/me/name */
export const NameRequest = v.strictObject({ name });
/** POST /api/people, and …/me/passkeys */
export const NewPasskey = v.strictObject({ made: PasskeyCreation, label });
/** POST /api/people/enter */
export const SignInRequest = v.strictObject({ signed: PasskeyAssertion, label });
/** POST /api/people/recover */
export const RecoveryRequest = v.strictObject({ code: v.pipe(v.string(), v.maxLength(60)), label });
/** POST /api/people/me/claim: seats that this device has as a guest. */
export const ClaimSeatsRequest = v.strictObject({ places: v.pipe(v.array(SeatKey), v.maxLength(30)) });
/** PUT /api/people/me/shares */
export const SharesUpdate = v.strictObject({
  games: v.picklist(SHARE_LEVELS),
  matches: v.picklist(SHARE_LEVELS),
  puzzles: v.picklist(SHARE_LEVELS),
  ratings: v.picklist(SHARE_LEVELS),
  /** An older page does not ask. */
  presence: v.optional(v.picklist(SHARE_LEVELS), 'private'),
});
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e6));
/** PUT /api/people/me/puzzles: by game; nothing takes it back. */
export const PuzzleCountsUpdate = v.strictObject({
  puzzles: v.nullable(
    v.pipe(
      v.record(
        v.pipe(v.string(), v.maxLength(40)),
        v.strictObject({
          tried: count,
          solved: count,
          /** On the scale of chess, and how many puzzles it rests on. */
          rating: v.optional(v.strictObject({ value: count, count })),
        }),
      ),
      v.maxEntries(30),
    ),
  ),
});
export type PuzzleCounts = NonNullable<v.InferOutput<typeof PuzzleCountsUpdate>['puzzles']>;
/** DELETE /api/people/me: the name once more, so that nobody does it by a slip. */
export const DeletionRequest = v.strictObject({ name });
/** POST /api/transfer */
export const TransferRequest = v.strictObject({ code: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) });

/** A passkey, or a device on which somebody is signed in. */
export interface AccountItem {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  /** The day it was last used on. */
  readonly used: number;
  /** The device that asks. */
  readonly isThis?: true;
}

/** What only the person is told. */
export interface OwnAccount {
  readonly name: string;
  readonly created: number;
  readonly passkeys: readonly AccountItem[];
  readonly devices: readonly AccountItem[];
  /** How many recovery codes are left. */
  readonly codes: number;
  readonly shares: ProfileShares;
  readonly puzzles: PuzzleCounts | null;
  /** Whether people they have played with may invite them, and who may not. */
  readonly invites: boolean;
  readonly muted: readonly string[];
}

/** GET /api/people/me */
export interface SignedInAccount {
  readonly me: OwnAccount | null;
  /** Where accounts of this server are made: passkeys are bound to it. */
  readonly origin: string;
}

/** POST /api/people/me/codes */
export interface IssuedRecoveryCodes {
  readonly codes: readonly string[];
}

/** POST /api/people/me/claim: of how many seats it is known that they are one's own now. */
export interface ClaimResult {
  readonly claimed: number;
  readonly refused: number;
}

/** POST /api/tables/ID/transfer */
export interface TransferLink {
  readonly code: string;
  /** When it ends. */
  readonly until: number;
}

/** POST /api/transfer */
export interface TransferredSeat {
  readonly id: string;
  readonly token: string;
}

/** A match that somebody has played, or plays. */
export interface PlayedMatch {
  readonly id: string;
  readonly game: string;
  readonly seat: Seat;
  readonly seats: number;
  readonly begun: number;
  /** Null while it goes on. */
  readonly over: number | null;
  readonly won: boolean | null;
}

/** How somebody has done at a game. */
export interface GameTally {
  readonly game: string;
  readonly played: number;
  readonly won: number;
}

/** GET /api/people/by/NAME: what whoever asks may see of it. */
export interface PublicProfile {
  readonly name: string;
  readonly games?: readonly GameTally[];
  readonly matches?: readonly PlayedMatch[];
  readonly puzzles?: PuzzleCounts;
  /** The most certain first; how they came about is asked for game by game. */
  readonly ratings?: readonly GameRating[];
  /** Only if they are here now. */
  readonly here?: true;
}
