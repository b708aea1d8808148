/** A participant's phone: one sentence says what to do, one button does it. */
import { getPageMessages } from '../../i18n/index.ts';
import { useSignal } from '@preact/signals';
import type { ClubNightInfo } from '../../../protocol/index.ts';
import { onlineBotName, seatSetHas } from '../../../core/index.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { api } from '../api.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { StandingsTable } from './BigScreen.tsx';
import { Countdown } from './Countdown.tsx';
import { describeResult, formatPoints, getGameTitle } from './clubNightText.ts';
import {
  type FollowedClubNight,
  type Membership,
  findOwnSeat,
  findSeat,
  rankParticipants,
} from './clubNight.ts';
import { goToSeat, takeSeatBack } from './goToSeat.ts';
import { ErrorMessage } from './ErrorMessage.tsx';
import { getClubNightMessages } from './messages/index.ts';
import { isNetworkError } from '../../ui/browser/faults.ts';

interface Props extends Pick<FollowedClubNight, 'ahead'> {
  readonly info: ClubNightInfo;
  readonly mine: Membership & { readonly who: number; readonly token: string };
}

/** A plan of the room from the entrance, with the player's table and seat. */
function RoomPlan({
  info,
  number,
  seat,
}: {
  readonly info: ClubNightInfo;
  readonly number: number;
  readonly seat: number;
}) {
  const { tables } = info.rounds.at(-1)!;
  const columns = Math.min(3, tables.length);
  const rows = Math.ceil(tables.length / columns);
  return (
    <svg class="club-plan" viewBox={`0 0 ${columns * 110} ${rows * 96}`} aria-hidden="true">
      {tables.map(({ seats }, i) => {
        const [x, y] = [55 + (i % columns) * 110, 48 + Math.floor(i / columns) * 96];
        const isMine = i === number - 1;
        return (
          <g key={i} data-mine={isMine ? '' : undefined} transform={`translate(${x} ${y})`}>
            <rect x="-26" y="-20" width="52" height="40" rx="10" />
            <text y="7">{i + 1}</text>
            {seats.map((_, s) => {
              const angle = (s / seats.length) * 2 * Math.PI - Math.PI / 2;
              const [cx, cy] = [39 * Math.cos(angle), 32 * Math.sin(angle)];
              if (!isMine || s !== seat) return <circle key={s} cx={cx} cy={cy} r="6" />;
              return (
                <g key={s} class="is-me">
                  <circle cx={cx} cy={cy} r="14" />
                  <text x={cx} y={cy + 5}>
                    {s + 1}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}

function Tablemates({ info, mine }: Pick<Props, 'info' | 'mine'>) {
  const messages = getClubNightMessages();
  const { table, number } = findSeat(info, mine.who)!;
  return (
    <section class="panel">
      <ol class="club-company" aria-label={messages.table(number)}>
        {table.seats.map((who, seat) => {
          const isThere = seatSetHas(table.seated, seat);
          const isBot = seatSetHas(table.bots, seat);
          const isMe = who === mine.who;
          return (
            <li key={seat} data-me={isMe ? '' : undefined}>
              <i aria-hidden="true">{seat + 1}</i>
              {who === null
                ? onlineBotName(table.match, seat)
                : isMe
                  ? messages.you(mine.name)
                  : info.people[who]!.name}
              <span>
                {isMe
                  ? messages.yourSeat
                  : who === null
                    ? messages.bot
                    : isBot
                      ? messages.standIn
                      : isThere
                        ? messages.seated
                        : messages.notYet}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Whether a round follows, as far as one can know. */
function hasNextRound({ rounds, terms, now }: ClubNightInfo): boolean {
  if (terms.rounds.by === 'number') return rounds.length < terms.rounds.count;
  return now < (rounds[0]?.began ?? now) + terms.rounds.minutes * 60_000;
}

function describeNextRound(info: ClubNightInfo): string {
  const messages = getClubNightMessages();
  if (info.isHeld) return messages.heldNote;
  return messages.nextRound(info.rounds.length + 1, getGameTitle(info.next));
}

/** The title and the note of the one thing to know now. */
function describeStep(info: ClubNightInfo, who: number): readonly [title: string, note: string] {
  const messages = getClubNightMessages();
  const { name, is } = info.people[who]!;
  const round = info.rounds.at(-1);
  const place = findSeat(info, who);
  const own = findOwnSeat(info, who);
  if (info.status === 'over') return [messages.isOver, describeOwnResult(info, who)];
  if (is === 'removed') return [messages.removed, ''];
  if (is === 'gone') return [messages.youLeft, ''];
  if (own?.isBot === true) return [messages.botPlaysAt(own.number, own.seat + 1), messages.takeBackNote];
  if (is === 'absent') return [messages.missed, ''];
  if (round === undefined) return [messages.welcome(name), messages.waitForHost];
  const isBreak = info.status === 'break';
  if (round.out.includes(who))
    return isBreak ? [messages.satOut, describeNextRound(info)] : [messages.youSitOut, messages.outNote];
  if (place === undefined) {
    if (isBreak) return [messages.welcome(name), describeNextRound(info)];
    const next = hasNextRound(info) ? messages.playsFrom(info.rounds.length + 1) : messages.lastRound;
    return [messages.welcome(name), next];
  }
  if (place.table.status === 'over') {
    const result = describeResult(info, place.table);
    return [messages.tableOver, isBreak ? `${result} · ${describeNextRound(info)}` : result];
  }
  const others = place.table.seats.every(
    (_, seat) => seat === place.seat || seatSetHas(place.table.seated, seat),
  );
  return [
    messages.go(place.number, place.seat + 1),
    [getGameTitle(place.table.game), ...(others ? [messages.othersSeated] : [])].join(' · '),
  ];
}

function describeOwnResult(info: ClubNightInfo, who: number): string {
  const messages = getClubNightMessages();
  const ranked = rankParticipants(info);
  const first = ranked.filter(({ place }) => place === 1);
  if (first.some((one) => one.who === who)) return messages.youWon;
  return `${messages.winner(first.length)}: ${getPageMessages().list(first.map(({ name }) => name))}`;
}

function NextStep({ info, mine }: Pick<Props, 'info' | 'mine'>) {
  const [title, note] = describeStep(info, mine.who);
  const own = findOwnSeat(info, mine.who);
  return (
    <>
      <h3>{title}</h3>
      {note !== '' && <p>{note}</p>}
      {own !== undefined && !own.isBot && <RoomPlan info={info} number={own.number} seat={own.seat} />}
    </>
  );
}

export function ParticipantView({ info, ahead, mine }: Props) {
  const messages = getClubNightMessages();
  const showsAll = useSignal(false);
  const failed = useSignal(false);
  const person = info.people[mine.who]!;
  const own = findOwnSeat(info, mine.who);
  const isHere = person.is === 'here';
  // Undefined for a participant who was removed before the first round.
  const standing = rankParticipants(info).find(({ who }) => who === mine.who);
  const attempt = (request: Promise<unknown>): void => {
    failed.value = false;
    void request.catch((error: unknown) => {
      if (!isNetworkError(error)) throw error;
      failed.value = true;
    });
  };
  const mark = (here: boolean): void => attempt(api.reportAttendance(info.id, { token: mine.token, here }));
  return (
    <>
      <section class="panel club-task" role="status">
        <NextStep info={info} mine={mine} />
      </section>
      {own !== undefined && <Tablemates info={info} mine={mine} />}
      <div class="club-pair">
        {info.until !== null && (
          <section class="panel">
            <span class="soft">{info.status === 'playing' ? messages.endsIn : messages.nextIn}</span>
            <Countdown
              until={info.until}
              ahead={ahead}
              label={info.status === 'playing' ? messages.endsIn : messages.nextIn}
            />
          </section>
        )}
        {info.rounds.length > 0 && standing !== undefined && (
          <section class="panel">
            <span class="soft">{messages.youAre}</span>
            <b>
              {messages.place(standing.place)}{' '}
              <small>{getPageMessages().points(formatPoints(person.points))}</small>
            </b>
          </section>
        )}
      </div>
      {showsAll.value && (
        <section class="panel">
          <StandingsTable info={info} />
        </section>
      )}
      <ErrorMessage text={failed.value ? messages.noServer : ''} />
      <footer class="club-dock">
        {own !== undefined && (
          <button
            type="button"
            class="primary"
            onClick={() => (own.isBot ? attempt(takeSeatBack(info, own)) : goToSeat(info, own))}
          >
            {own.isBot ? messages.takeBack : messages.openTable}
          </button>
        )}
        {own === undefined && (person.is === 'gone' || person.is === 'absent') && info.status !== 'over' && (
          <button type="button" class="primary" onClick={() => mark(true)}>
            {messages.imBack}
          </button>
        )}
        {info.status === 'over' && (
          <a class="primary" href={buildHash('club', info.id, 'results')}>
            {messages.results}
          </a>
        )}
        <button
          type="button"
          class="btn"
          aria-expanded={showsAll.value}
          onClick={() => (showsAll.value = !showsAll.value)}
        >
          {messages.standings}
        </button>
        {isHere && info.status !== 'over' && (
          <button type="button" class="btn" title={messages.leaveNote} onClick={() => mark(false)}>
            <Icon name="close" /> {messages.leave}
          </button>
        )}
      </footer>
    </>
  );
}
