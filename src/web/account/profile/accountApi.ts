/** What the page asks the server for about people. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type {
  Claimed,
  Done,
  FreshCodes,
  PersonPage,
  Places,
  PuzzleCounts,
  RatingHistory,
  Shares,
  WhoAmI,
} from '../../../protocol/index.ts';
import { ask, askText, send } from '../../online/api.ts';

export const peopleApi = {
  me: () => ask<WhoAmI>('people/me'),
  wishName: (name: string) => send<PublicKeyCredentialCreationOptionsJSON>('people/name', { name }),
  make: (made: unknown, label: string) => send<Done>('people', { made, label }),
  challenge: () => send<PublicKeyCredentialRequestOptionsJSON>('people/challenge', {}),
  enter: (signed: unknown, label: string) => send<Done>('people/enter', { signed, label }),
  recover: (code: string, label: string) => send<Done>('people/recover', { code, label }),
  rename: (name: string) => send<Done>('people/me/name', { name }),
  leave: () => send<Done>('people/me/leave', {}),
  endDevice: (id: string) => send<Done>(`people/me/devices/${id}`, {}, 'DELETE'),
  wishPasskey: () => send<PublicKeyCredentialCreationOptionsJSON>('people/me/passkeys/challenge', {}),
  addPasskey: (made: unknown, label: string) => send<Done>('people/me/passkeys', { made, label }),
  removePasskey: (id: string) => send<Done>(`people/me/passkeys/${id}`, {}, 'DELETE'),
  codes: async () => (await send<FreshCodes>('people/me/codes', {})).codes,
  claim: (wish: Places) => send<Claimed>('people/me/claim', wish),
  share: (shares: Shares) => send<Done>('people/me/shares', shares, 'PUT'),
  keepPuzzles: (puzzles: PuzzleCounts | null) => send<Done>('people/me/puzzles', { puzzles }, 'PUT'),
  mayInvite: (invites: boolean) => send<Done>('lately/invites', { invites }, 'PUT'),
  account: () => ask<unknown>('people/me/export'),
  records: () => askText('people/me/records'),
  remove: (name: string) => send<Done>('people/me', { name }, 'DELETE'),
  ratingHistory: (name: string, game: string) =>
    ask<RatingHistory>(`ratings/by/${encodeURIComponent(name)}/${game}`),
  person: (name: string) => ask<PersonPage>(`people/by/${encodeURIComponent(name)}`),
};
