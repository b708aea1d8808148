import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type {
  ClaimResult,
  DeviceLinkCode,
  EmptyResponse,
  IssuedRecoveryCodes,
  PublicProfile,
  SeatKeyList,
  PuzzleCounts,
  RatingHistory,
  ProfileShares,
  SignedInAccount,
} from '../../../protocol/index.ts';
import { requestJson, requestText, sendJson } from '../../online/api.ts';

export const accountApi = {
  me: () => requestJson<SignedInAccount>('people/me'),
  requestName: (name: string) => sendJson<PublicKeyCredentialCreationOptionsJSON>('people/name', { name }),
  createAccount: (made: unknown, label: string) => sendJson<EmptyResponse>('people', { made, label }),
  challenge: () => sendJson<PublicKeyCredentialRequestOptionsJSON>('people/challenge', {}),
  signIn: (signed: unknown, label: string) => sendJson<EmptyResponse>('people/enter', { signed, label }),
  recover: (code: string, label: string) => sendJson<EmptyResponse>('people/recover', { code, label }),
  rename: (name: string) => sendJson<EmptyResponse>('people/me/name', { name }),
  signOut: () => sendJson<EmptyResponse>('people/me/leave', {}),
  createDeviceLink: async () => (await sendJson<DeviceLinkCode>('people/me/devices', {})).code,
  endDevice: (id: string) => sendJson<EmptyResponse>(`people/me/devices/${id}`, {}, 'DELETE'),
  requestPasskey: () => sendJson<PublicKeyCredentialCreationOptionsJSON>('people/me/passkeys/challenge', {}),
  addPasskey: (made: unknown, label: string) =>
    sendJson<EmptyResponse>('people/me/passkeys', { made, label }),
  removePasskey: (id: string) => sendJson<EmptyResponse>(`people/me/passkeys/${id}`, {}, 'DELETE'),
  createRecoveryCodes: async () => (await sendJson<IssuedRecoveryCodes>('people/me/codes', {})).codes,
  claim: (wish: SeatKeyList) => sendJson<ClaimResult>('people/me/claim', wish),
  setVisibility: (shares: ProfileShares) => sendJson<EmptyResponse>('people/me/shares', shares, 'PUT'),
  savePuzzles: (puzzles: PuzzleCounts | null) =>
    sendJson<EmptyResponse>('people/me/puzzles', { puzzles }, 'PUT'),
  setMayInvite: (invites: boolean) => sendJson<EmptyResponse>('recent-players/invites', { invites }, 'PUT'),
  account: () => requestJson<unknown>('people/me/export'),
  records: () => requestText('people/me/records'),
  remove: (name: string) => sendJson<EmptyResponse>('people/me', { name }, 'DELETE'),
  ratingHistory: (name: string, game: string) =>
    requestJson<RatingHistory>(`ratings/by/${encodeURIComponent(name)}/${game}`),
  person: (name: string) => requestJson<PublicProfile>(`people/by/${encodeURIComponent(name)}`),
};
