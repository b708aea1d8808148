/** A participant's phone: one sentence says what to do, one button does it. */
import { getPageMessages } from '../../i18n/index.ts';
import { useSignal } from '@preact/signals';
import type { ClubNightInfo } from '../../../protocol/index.ts';
import { onlineBotName } from '../../../core/index.ts';
import { buildHash, goTo } from '../../ui/browser/address.ts';
import { api } from '../api.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { StandingsTable, getGameTitle, formatPoints } from './BigScreen.tsx';
import { Countdown } from './Countdown.tsx';
import {
  type FollowedClubNight,
  type Membership,
  findSeat,
  rankParticipants,
  takeSeat,
} from './clubNight.ts';
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
          const isThere = ((table.seated >> seat) & 1) === 1;
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

function NextStep({ info, mine }: Pick<Props, 'info' | 'mine'>) {
  const messages = getClubNightMessages();
  const person = info.people[mine.who]!;
  const place = findSeat(info, mine.who);
  const report = (title: string, note: string) => (
    <>
      <h3>{title}</h3>
      {note !== '' && <p>{note}</p>}
    </>
  );
  if (info.status === 'over') return report(messages.isOver, '');
  if (person.is === 'removed') return report(messages.removed, '');
  if (person.is === 'gone') return report(messages.youLeft, '');
  if (person.is === 'absent') return report(messages.missed, '');
  if (info.status === 'gathering') return report(messages.welcome(person.name), messages.waitForHost);
  if (info.status === 'break')
    return report(messages.tableOver, messages.nextRound(info.rounds.length + 1, getGameTitle(info.next)));
  if (place === undefined) {
    const isOut = info.rounds.at(-1)!.out.includes(mine.who);
    return isOut
      ? report(messages.youSitOut, messages.outNote)
      : report(messages.welcome(person.name), messages.waitForHost);
  }
  if (place.table.status === 'over') return report(messages.tableOver, '');
  const others = place.table.seats.every(
    (who, seat) => who === mine.who || who === null || ((place.table.seated >> seat) & 1) === 1,
  );
  return (
    <>
      {report(
        messages.go(place.number, place.seat + 1),
        [getGameTitle(place.table.game), ...(others ? [messages.othersSeated] : [])].join(' · '),
      )}
      <RoomPlan info={info} number={place.number} seat={place.seat} />
    </>
  );
}

export function ParticipantView({ info, ahead, mine }: Props) {
  const messages = getClubNightMessages();
  const showsAll = useSignal(false);
  const failed = useSignal(false);
  const person = info.people[mine.who]!;
  const place = info.status === 'playing' ? findSeat(info, mine.who) : undefined;
  const canGo = place !== undefined && place.table.status !== 'over' && person.is === 'here';
  const isHere = person.is === 'here';
  // Undefined for a participant who was removed before the first round.
  const own = rankParticipants(info).find(({ who }) => who === mine.who);
  const mark = (here: boolean): void => {
    failed.value = false;
    void api.reportAttendance(info.id, { token: mine.token, here }).catch((error: unknown) => {
      if (!isNetworkError(error)) throw error;
      failed.value = true;
    });
  };
  return (
    <>
      <section class="panel club-task" role="status">
        <NextStep info={info} mine={mine} />
      </section>
      {canGo && <Tablemates info={info} mine={mine} />}
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
        {info.rounds.length > 0 && own !== undefined && (
          <section class="panel">
            <span class="soft">{messages.youAre}</span>
            <b>
              {messages.place(own.place)}{' '}
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
        {canGo && (
          <button
            type="button"
            class="primary"
            onClick={() => {
              takeSeat(info.id, place.table, mine);
              goTo('t', place.table.match);
            }}
          >
            {messages.openTable}
          </button>
        )}
        {(person.is === 'gone' || person.is === 'absent') && info.status !== 'over' && (
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
