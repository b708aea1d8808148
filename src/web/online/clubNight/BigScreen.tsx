/** A club night on a big screen: tables, time, standings and how to join. Readable from across the room. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { seatSetHas } from '../../../core/index.ts';
import type { ClubNightInfo, ClubNightRound, ClubTable } from '../../../protocol/index.ts';
import { buildPageLink, QrCode } from '../ShareLink.tsx';
import { Icon, type IconName } from '../../ui/components/Icon.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { Countdown, CountdownDial } from './Countdown.tsx';
import { type FollowedClubNight, type ParticipantStanding, rankParticipants } from './clubNight.ts';
import {
  describeResult,
  formatCode,
  formatPoints,
  getGameTitle,
  getTitle,
  nameClubSeat,
} from './clubNightText.ts';
import { getClubNightMessages } from './messages/index.ts';

/** What fits on the screen and can still be read from the last row. More is shown in turn. */
const PAGE_SIZES = { standings: 9, tables: 6, people: 32 } as const;
const TURN_MS = 8000;
const MINUTE = 60_000;

const ICONS: { readonly [S in ClubTable['status']]: IconName } = {
  gathering: 'time',
  playing: 'play',
  over: 'check',
};

interface Paged<T> {
  readonly shown: readonly T[];
  /** The index of the first shown one. */
  readonly from: number;
  /** "2 of 3"; empty for a single page. */
  readonly label: string;
}

/** Shows the pages of a long list in turn. */
function usePaged<T>(list: readonly T[], size: number): Paged<T> {
  const turns = useSignal(0);
  const pages = Math.max(1, Math.ceil(list.length / size));
  useEffect(() => {
    if (pages === 1) return undefined;
    const timer = setInterval(() => turns.value++, TURN_MS);
    return () => clearInterval(timer);
  }, [pages]);
  const page = turns.value % pages;
  const label = pages === 1 ? '' : getClubNightMessages().pageOf(page + 1, pages);
  return { shown: list.slice(page * size, (page + 1) * size), from: page * size, label };
}

function describeTable(info: ClubNightInfo, table: ClubTable): string {
  if (table.status === 'over') return describeResult(info, table);
  const missing = table.seats.flatMap((_, seat) =>
    seatSetHas(table.seated, seat) ? [] : [nameClubSeat(info, table, seat)],
  );
  const isWaitedFor = table.status === 'gathering' && missing.length < table.seats.length;
  return isWaitedFor && missing.length > 0 ? getClubNightMessages().waitsFor(missing.join(', ')) : '';
}

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
      <ol data-narrow={table.seats.length <= 4 ? '' : undefined}>
        {table.seats.map((_, seat) => (
          <li key={seat} data-turn={seatSetHas(table.toAct, seat) ? '' : undefined}>
            <i aria-hidden="true">{seat + 1}</i>
            <span>{nameClubSeat(info, table, seat)}</span>
          </li>
        ))}
      </ol>
      <p class="club-state">
        <Icon name={ICONS[table.status]} />
        {messages.states[table.status]} <span>{describeTable(info, table)}</span>
      </p>
    </section>
  );
}

function People({ info }: { readonly info: ClubNightInfo }) {
  const messages = getClubNightMessages();
  const here = info.people.filter(({ is }) => is === 'here');
  const { shown, label } = usePaged(here, PAGE_SIZES.people);
  return (
    <section class="panel club-gathering" aria-label={messages.peopleHere(here.length)}>
      <h2>
        {messages.peopleHere(here.length)} <small>{label}</small>
      </h2>
      <ul>
        {shown.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}

function Tables({ info, round }: { readonly info: ClubNightInfo; readonly round: ClubNightRound }) {
  const { shown, from, label } = usePaged(round.tables, PAGE_SIZES.tables);
  return (
    <div class="club-tables" data-few={shown.length <= 3 && from === 0 ? '' : undefined}>
      {shown.map((table, i) => (
        <TableCard key={table.match} info={info} table={table} number={from + i + 1} />
      ))}
      {label !== '' && <p class="club-page">{label}</p>}
    </div>
  );
}

function Winners({ info }: { readonly info: ClubNightInfo }) {
  const ranked = rankParticipants(info);
  const first = ranked.filter(({ place }) => place === 1);
  return (
    <section class="panel club-winners" role="status">
      <h2>{getClubNightMessages().winner(first.length)}</h2>
      <p>
        <b>{getPageMessages().list(first.map(({ name }) => name))}</b>
        <span>{getPageMessages().points(formatPoints(first[0]?.points ?? 0))}</span>
      </p>
      <StandingsList people={ranked.filter(({ place }) => place === 2 || place === 3).slice(0, 4)} />
    </section>
  );
}

const StandingsList = ({ people }: { readonly people: readonly ParticipantStanding[] }) => (
  <ol class="club-standings">
    {people.map(({ who, name, points, place }) => (
      <li key={who} data-first={place === 1 ? '' : undefined}>
        <span>{place}</span>
        <span>{name}</span>
        <b>{formatPoints(points)}</b>
      </li>
    ))}
  </ol>
);

export const StandingsTable = ({ info }: { readonly info: ClubNightInfo }) => (
  <StandingsList people={rankParticipants(info)} />
);

function PagedStandings({ info }: { readonly info: ClubNightInfo }) {
  const { shown, label } = usePaged(rankParticipants(info), PAGE_SIZES.standings);
  return (
    <section class="panel club-stand" aria-labelledby="club-standings">
      <h2 id="club-standings">
        {getClubNightMessages().standings} <small>{label}</small>
      </h2>
      <StandingsList people={shown} />
    </section>
  );
}

function HowToJoin({ info }: { readonly info: ClubNightInfo }) {
  const messages = getClubNightMessages();
  const home = new URL(buildPageLink('club'));
  return (
    <section class="panel club-join" aria-label={messages.scan}>
      <QrCode text={buildPageLink('club', info.id)} label={messages.scan} />
      <p>
        <b>{messages.scan}</b> <span class="soft">{messages.orOpen}</span>{' '}
        <span class="club-address">{`${home.host}${home.pathname}${home.hash}`}</span>{' '}
        <strong>{formatCode(info)}</strong>
      </p>
    </section>
  );
}

/** What comes next, or who sits out. */
function nameNext(info: ClubNightInfo): string {
  const messages = getClubNightMessages();
  const { status, people } = info;
  if (status === 'over') return messages.isOver;
  if (status !== 'playing') return messages.nextRound(info.rounds.length + 1, getGameTitle(info.next));
  const out = info.rounds.at(-1)?.out ?? [];
  return out.length > 0
    ? messages.sitsOut(getPageMessages().list(out.map((who) => people[who]!.name)))
    : messages.peopleHere(people.filter(({ is }) => is === 'here').length);
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
  const timeLabel = isPlaying ? messages.leftInRound : messages.untilNext;
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
            <span>{timeLabel}</span>
            <CountdownDial until={info.until} ahead={ahead} of={isPlaying ? (limit ?? 1) * MINUTE : MINUTE} />
            <Countdown until={info.until} ahead={ahead} label={timeLabel} />
          </div>
        )}
      </header>
      {round === undefined ? (
        <People info={info} />
      ) : info.status === 'over' ? (
        <Winners info={info} />
      ) : (
        <Tables info={info} round={round} />
      )}
      <PagedStandings info={info} />
      <section class="panel club-next">
        <h2>{nameNext(info)}</h2>
      </section>
      {info.status !== 'over' && <HowToJoin info={info} />}
    </main>
  );
}
