/** A club night on a big screen: tables, time, standings and how to join. Readable from across the room. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ClubNightInfo, ClubNightRound, ClubTable } from '../../../protocol/index.ts';
import { findListedGame } from '../../match/games/index.ts';
import { buildPageLink, QrCode } from '../ShareLink.tsx';
import { Icon, type IconName } from '../../ui/components/Icon.tsx';
import { locale, getPageMessages } from '../../i18n/index.ts';
import { type FollowedClubNight, rankParticipants } from './clubNight.ts';
import { type ClubNightMessages, getClubNightMessages } from './messages/index.ts';

const padTwo = (number: number): string => `${number}`.padStart(2, '0');

const formatCountdown = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}:${padTwo(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${padTwo(minutes % 60)}:${padTwo(seconds % 60)}`;
};

/** Seconds left by the server's clock, updated every second. */
function useSecondsLeft(until: number, ahead: number): number {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until - now.value - ahead) / 1000));
}

/** Screen readers announce it only on request. */
export function Countdown({
  until,
  ahead,
  label,
}: {
  readonly until: number;
  readonly ahead: number;
  readonly label: string;
}) {
  const left = useSecondsLeft(until, ahead);
  return (
    <b role="timer" aria-label={`${label} ${formatCountdown(left)}`}>
      {formatCountdown(left)}
    </b>
  );
}

function CountdownDial({
  until,
  ahead,
  of,
}: {
  readonly until: number;
  readonly ahead: number;
  readonly of: number;
}) {
  const share = Math.min(1, useSecondsLeft(until, ahead) / (of / 1000));
  const [x, y] = [-40 * Math.sin(2 * Math.PI * share), -40 * Math.cos(2 * Math.PI * share)];
  return (
    <svg class="club-dial" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="46" />
      {share < 1 ? (
        <path d={`M0 0V-40A40 40 0 ${share > 0.5 ? 1 : 0} 0 ${x.toFixed(1)} ${y.toFixed(1)}Z`} />
      ) : (
        <circle class="is-full" r="40" />
      )}
    </svg>
  );
}

/** More would be too small to read from the last row. */
const MAX_ROWS = 8;
const MINUTE = 60_000;

const ICONS: { readonly [S in ClubTable['status']]: IconName } = {
  gathering: 'time',
  playing: 'play',
  over: 'check',
};

export const getTitle = (info: ClubNightInfo): string =>
  info.terms.title === '' ? getPageMessages().clubNight : info.terms.title;
export const formatCode = ({ code }: ClubNightInfo): string => `${code.slice(0, 4)} ${code.slice(4)}`;
export const formatPoints = (points: number): string => {
  const rounded = Math.round(points * 10) / 10;
  return rounded.toLocaleString(locale.value!.language);
};
export const getGameTitle = (id: string): string => findListedGame(id)?.title ?? id;

function describeTable(info: ClubNightInfo, table: ClubTable, messages: ClubNightMessages): string {
  if (table.status === 'over') {
    if (table.isCut || table.points === null) return messages.cut;
    const most = Math.max(...table.points);
    const winners = table.seats.flatMap((who, seat) =>
      table.points![seat] === most ? [getName(info, who, messages)] : [],
    );
    return messages.wins(getPageMessages().list(winners));
  }
  const missing = table.seats.flatMap((who, seat) =>
    ((table.seated >> seat) & 1) === 0 ? [getName(info, who, messages)] : [],
  );
  const isWaitedFor = table.status === 'gathering' && missing.length < table.seats.length;
  return isWaitedFor && missing.length > 0 ? messages.waitsFor(missing.join(', ')) : '';
}

const getName = ({ people }: ClubNightInfo, who: number | null, messages: ClubNightMessages): string =>
  who === null ? messages.bot : people[who]!.name;

function TableCard({
  info,
  table,
  number,
}: {
  readonly info: ClubNightInfo;
  readonly table: ClubTable;
  readonly number: number;
}) {
  const messages = getClubNightMessages();
  return (
    <section class="panel club-table" data-is={table.status} aria-label={messages.table(number)}>
      <b class="club-number" aria-hidden="true">
        {number}
      </b>
      <h2>
        {getGameTitle(table.game)} <small>{getPageMessages().seatCount(table.seats.length)}</small>
      </h2>
      <ol>
        {table.seats.map((who, seat) => (
          <li key={seat} data-turn={((table.toAct >> seat) & 1) === 1 ? '' : undefined}>
            <i aria-hidden="true">{seat + 1}</i>
            <span>{getName(info, who, messages)}</span>
          </li>
        ))}
      </ol>
      <p class="club-state">
        <Icon name={ICONS[table.status]} />
        {messages.states[table.status]} <span>{describeTable(info, table, messages)}</span>
      </p>
    </section>
  );
}

/** The pairings of a round, or the participants before the first. */
function TableCards({
  info,
  round,
}: {
  readonly info: ClubNightInfo;
  readonly round: ClubNightRound | undefined;
}) {
  const messages = getClubNightMessages();
  if (round === undefined)
    return (
      <section class="panel club-gathering" aria-label={messages.peopleHere(info.people.length)}>
        <h2>{messages.peopleHere(info.people.filter(({ is }) => is === 'here').length)}</h2>
        <ul>{info.people.map(({ name, is }, who) => is === 'here' && <li key={who}>{name}</li>)}</ul>
      </section>
    );
  return (
    <div class="club-tables" data-many={round.tables.length > 6 ? '' : undefined}>
      {round.tables.map((table, i) => (
        <TableCard key={table.match} info={info} table={table} number={i + 1} />
      ))}
    </div>
  );
}

export function StandingsTable({
  info,
  most = Infinity,
}: {
  readonly info: ClubNightInfo;
  readonly most?: number;
}) {
  return (
    <ol class="club-standings">
      {rankParticipants(info)
        .slice(0, most)
        .map(({ who, name, points, place }) => (
          <li key={who} data-first={place === 1 ? '' : undefined}>
            <span>{place}</span>
            <span>{name}</span>
            <b>{formatPoints(points)}</b>
          </li>
        ))}
    </ol>
  );
}

export function BigScreen({
  info,
  ahead,
}: { readonly info: ClubNightInfo } & Pick<FollowedClubNight, 'ahead'>) {
  const messages = getClubNightMessages();
  const round = info.rounds.at(-1);
  const { rounds, limit } = info.terms;
  const of = rounds.by === 'number' ? rounds.count : null;
  const isPlaying = info.status === 'playing';
  return (
    <main class="club-wall" id="main">
      <header class="club-head">
        <div>
          <h1>{getTitle(info)}</h1>
          <p>
            {round === undefined
              ? info.terms.games.map(getGameTitle).join(' · ')
              : `${messages.roundOf(info.rounds.length, of)} · ${messages.tables(round.tables.length)}`}
          </p>
        </div>
        {info.until !== null && (
          <div class="club-clock">
            <span>{isPlaying ? messages.leftInRound : messages.untilNext}</span>
            <CountdownDial until={info.until} ahead={ahead} of={isPlaying ? (limit ?? 1) * MINUTE : MINUTE} />
            <Countdown
              until={info.until}
              ahead={ahead}
              label={isPlaying ? messages.leftInRound : messages.untilNext}
            />
          </div>
        )}
        {info.status === 'over' && <p class="club-over">{messages.isOver}</p>}
      </header>
      <TableCards info={info} round={round} />
      <section class="panel club-stand" aria-labelledby="club-standings">
        <h2 id="club-standings">{messages.standings}</h2>
        <StandingsTable info={info} most={MAX_ROWS} />
      </section>
      <section class="panel club-next">
        {info.status !== 'over' && !isPlaying && (
          <h2>{messages.nextRound(info.rounds.length + 1, getGameTitle(info.next))}</h2>
        )}
        {isPlaying && (
          <h2>
            {round!.out.length > 0
              ? messages.sitsOut(getPageMessages().list(round!.out.map((who) => info.people[who]!.name)))
              : messages.peopleHere(info.people.filter(({ is }) => is === 'here').length)}
          </h2>
        )}
        {info.status === 'over' && <h2>{messages.isOver}</h2>}
      </section>
      <section class="panel club-join" aria-label={messages.scan}>
        <QrCode text={buildPageLink('club', info.id)} label={messages.scan} />
        <p>
          <b>{messages.scan}</b> <span class="soft">{messages.orType}</span>{' '}
          <strong>{formatCode(info)}</strong>
        </p>
      </section>
    </main>
  );
}
