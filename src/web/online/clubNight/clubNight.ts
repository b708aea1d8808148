/** A club night as this device follows it, and the device's role: participant, organiser or screen. */
import { signal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import * as v from 'valibot';
import type { ClubNightInfo, ClubTable, ClubTableState } from '../../../protocol/index.ts';
import { readJson, writeJson } from '../../ui/browser/storedJson.ts';
import { saveClubNightId } from './clubNightTable.ts';
import { createHeldSeat, saveHeldSeat, findHeldSeat } from '../heldSeats.ts';
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

/** Takes this device's seat at a table of the club night as soon as the table answers. */
export function takeSeat(evening: string, { match }: ClubTable, { token, name }: Membership): void {
  saveClubNightId(match, evening);
  if (token !== null && findHeldSeat(match) === undefined)
    saveHeldSeat(match, { ...createHeldSeat(name, { seat: null, bots: [] }), token });
}

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

/** Follows a club night while its page is visible, and reconnects. */
export function useClubNight(id: string, followed: Signal<FollowedClubNight>): void {
  useEffect(
    () =>
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
      }),
    [id],
  );
}

export const createFollowed = (): Signal<FollowedClubNight> => signal(NOT_LOADED);

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
