/** A club night as this device follows it, and the device's role: participant, organiser or screen. */
import { signal, type Signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import * as v from 'valibot';
import { seatSetHas } from '../../../core/index.ts';
import type { ClubNightInfo, ClubTable, ClubTableState } from '../../../protocol/index.ts';
import { readJson, writeJson } from '../../ui/browser/storedJson.ts';
import { followEvents } from '../eventStream.ts';

const Membership = v.object({
  /** The participant's secret; null for an organiser who does not play. */
  token: v.nullable(v.string()),
  who: v.nullable(v.number()),
  name: v.string(),
  /** Only the organiser's device has it. */
  key: v.nullable(v.string()),
});
export type Membership = v.InferOutput<typeof Membership>;

const PREFIX = 'tavola.evening.';
const NO_MEMBERSHIP: Membership = { token: null, who: null, name: '', key: null };

export function getMembership(id: string): Membership {
  const parsed = v.safeParse(Membership, readJson(PREFIX + id));
  return parsed.success ? parsed.output : NO_MEMBERSHIP;
}

/** Without storage the membership lasts as long as the page. */
export const saveMembership = (id: string, mine: Partial<Membership>): void =>
  void writeJson(PREFIX + id, { ...getMembership(id), ...mine });

export interface FollowedClubNight {
  /** Null until the server has answered. */
  readonly info: ClubNightInfo | null;
  readonly state: 'asking' | 'following' | 'lost' | 'gone';
  /** By how many milliseconds the server's clock is ahead of this device's. */
  readonly ahead: number;
}

const NOT_LOADED: FollowedClubNight = { info: null, state: 'asking', ahead: 0 };

const updateTables = (info: ClubNightInfo, states: readonly ClubTableState[]): ClubNightInfo => {
  const last = info.rounds.at(-1);
  if (last?.tables.length !== states.length) return info;
  const tables = last.tables.map((table, i) => ({ ...table, ...states[i] }));
  return { ...info, rounds: [...info.rounds.slice(0, -1), { ...last, tables }] };
};

interface SharedFollower {
  readonly followed: Signal<FollowedClubNight>;
  users: number;
  readonly stop: () => void;
}

/** How long a stream stays open without a user, in milliseconds. */
const LINGER_MS = 1000;

/** The page and the strip above it share one event stream. */
const followers = new Map<string, SharedFollower>();

/** Follows a club night, and reconnects. */
export function useClubNight(id: string): Signal<FollowedClubNight> {
  const [follower, setFollower] = useState(() => getFollower(id));
  useEffect(() => {
    // Another user may have stopped it since the first render.
    const used = getFollower(id);
    setFollower(used);
    used.users++;
    return () => {
      used.users--;
      // The next page may have begun to render, and wants the same stream.
      setTimeout(() => {
        if (used.users > 0 || followers.get(id) !== used) return;
        used.stop();
        followers.delete(id);
      }, LINGER_MS);
    };
  }, [id]);
  return follower.followed;
}

function getFollower(id: string): SharedFollower {
  const known = followers.get(id);
  if (known !== undefined) return known;
  const followed = signal(NOT_LOADED);
  const follower = { followed, users: 0, stop: followClubNight(id, followed) };
  followers.set(id, follower);
  return follower;
}

const followClubNight = (id: string, followed: Signal<FollowedClubNight>): (() => void) =>
  followEvents(`club-nights/${id}/live`, (source) => {
    source.addEventListener('clubNight', ({ data }) => {
      const info = JSON.parse(data as string) as ClubNightInfo;
      followed.value = { info, state: 'following', ahead: info.now - Date.now() };
    });
    source.addEventListener('tables', ({ data }) => {
      const { value } = followed;
      if (value.info !== null)
        followed.value = {
          ...value,
          info: updateTables(value.info, JSON.parse(data as string) as ClubTableState[]),
        };
    });
    source.addEventListener('error', () => {
      // If the server has never answered, a refusal means that there is no such club night. The retry runs anyway.
      const isRefused = source.readyState === EventSource.CLOSED && followed.value.info === null;
      followed.value = { ...followed.value, state: isRefused ? 'gone' : 'lost' };
    });
    source.addEventListener('open', () => {
      if (followed.value.info !== null) followed.value = { ...followed.value, state: 'following' };
    });
  });

export interface ParticipantStanding {
  readonly who: number;
  readonly name: string;
  readonly points: number;
  /** Equal points share a rank. */
  readonly place: number;
  readonly played: number;
  readonly won: number;
  readonly out: number;
  readonly is: ClubNightInfo['people'][number]['is'];
}

/** All past and present participants, best first. */
export function rankParticipants({ people }: ClubNightInfo): ParticipantStanding[] {
  const sorted = people
    .map((person, who) => ({ ...person, who }))
    .filter(({ is, played, out }) => is !== 'removed' || played + out > 0)
    .toSorted((a, b) => b.points - a.points || b.won - a.won || a.who - b.who);
  return sorted.map((person) => ({
    ...person,
    place: sorted.findIndex(({ points }) => points === person.points) + 1,
  }));
}

export function findSeat(
  { rounds }: ClubNightInfo,
  who: number,
): { readonly table: ClubTable; readonly number: number; readonly seat: number } | undefined {
  for (const [i, table] of (rounds.at(-1)?.tables ?? []).entries()) {
    const seat = table.seats.indexOf(who);
    if (seat !== -1) return { table, number: i + 1, seat };
  }
  return undefined;
}

/** The person's seat in the running round, as long as its match runs. */
export interface OwnSeat {
  readonly match: string;
  readonly table: ClubTable;
  /** The table's number. */
  readonly number: number;
  readonly seat: number;
  /** Whether a bot plays the seat. */
  readonly isBot: boolean;
  /** Whether the person has not come to this table. */
  readonly isAbsent: boolean;
}

export function findOwnSeat(info: ClubNightInfo, who: number | null): OwnSeat | undefined {
  const place = who === null || info.status !== 'playing' ? undefined : findSeat(info, who);
  if (who === null || place === undefined || place.table.status === 'over') return undefined;
  const { is } = info.people[who]!;
  if (is === 'removed' || is === 'gone') return undefined;
  const { match, bots } = place.table;
  return { ...place, match, isBot: seatSetHas(bots, place.seat), isAbsent: is === 'absent' };
}

/** Without it, some spreadsheets do not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Separators as spreadsheets of that language expect them: semicolons where numbers may have decimal commas. Quotes
 * names that contain a separator.
 */
export function writeCsv(info: ClubNightInfo, head: readonly string[], localeTag: string): string {
  const numbers = new Intl.NumberFormat(localeTag, { useGrouping: false, maximumFractionDigits: 2 });
  const isEnglish = new Intl.Locale(localeTag).language === 'en';
  const separator = isEnglish && numbers.format(0.5).includes('.') ? ',' : ';';
  const cell = (value: string | number): string => {
    if (typeof value === 'number') return numbers.format(value);
    // Spreadsheets would read these as formulas.
    const plain = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
    return /[",\n;]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
  };
  const rows = rankParticipants(info).map(({ place, name, points, played, won, out }) => [
    place,
    name,
    points,
    played,
    won,
    out,
  ]);
  const lines = [head, ...rows].map((row) => row.map(cell).join(separator));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}
