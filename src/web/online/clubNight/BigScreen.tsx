/** The evening on the wall: every table, the time, the standings, and how to come in. Read from across the room. */
import type { EveningInfo, EveningRound, EveningTable } from '../../../protocol/index.ts';
import { listed } from '../../match/games/index.ts';
import { linkTo, Qr } from '../ShareLink.tsx';
import { Icon, type IconName } from '../../ui/components/Icon.tsx';
import { spoken } from '../../i18n/index.ts';
import { Clock, Dial } from './Countdown.tsx';
import { type Followed, standings } from './clubNight.ts';
import { type ClubWords, useClub } from './messages/index.ts';

/** As many as can be read from the last row. */
const SHOWN = 8;
const MINUTE = 60_000;

const ICONS: { readonly [S in EveningTable['status']]: IconName } = {
  gathering: 'time',
  playing: 'play',
  over: 'check',
};

export const titleOf = (info: EveningInfo, words: ClubWords): string =>
  info.terms.title === '' ? words.title : info.terms.title;
export const codeOf = ({ code }: EveningInfo): string => `${code.slice(0, 4)} ${code.slice(4)}`;
export const pointsOf = (points: number): string => {
  const rounded = Math.round(points * 10) / 10;
  return rounded.toLocaleString(spoken.value!.language);
};
export const gameOf = (id: string): string => listed(id)?.title ?? id;

/** What a table is about: who is missing, or who has won. */
function aboutTable(info: EveningInfo, table: EveningTable, words: ClubWords): string {
  if (table.status === 'over') {
    if (table.isCut || table.points === null) return words.cut;
    const most = Math.max(...table.points);
    const winners = table.seats.flatMap((who, seat) =>
      table.points![seat] === most ? [nameAt(info, who, words)] : [],
    );
    return words.wins(spoken.value!.table.list(winners));
  }
  const missing = table.seats.flatMap((who, seat) =>
    ((table.seated >> seat) & 1) === 0 ? [nameAt(info, who, words)] : [],
  );
  const isWaitedFor = table.status === 'gathering' && missing.length < table.seats.length;
  return isWaitedFor && missing.length > 0 ? words.waitsFor(missing.join(', ')) : '';
}

const nameAt = ({ people }: EveningInfo, who: number | null, words: ClubWords): string =>
  who === null ? words.bot : people[who]!.name;

function Table({
  info,
  table,
  number,
}: {
  readonly info: EveningInfo;
  readonly table: EveningTable;
  readonly number: number;
}) {
  const words = useClub();
  return (
    <section class="panel club-table" data-is={table.status} aria-label={words.table(number)}>
      <b class="club-number" aria-hidden="true">
        {number}
      </b>
      <h2>
        {gameOf(table.game)} <small>{words.seats(table.seats.length)}</small>
      </h2>
      <ol>
        {table.seats.map((who, seat) => (
          <li key={seat} data-turn={((table.toAct >> seat) & 1) === 1 ? '' : undefined}>
            <i aria-hidden="true">{seat + 1}</i>
            <span>{nameAt(info, who, words)}</span>
          </li>
        ))}
      </ol>
      <p class="club-state">
        <Icon name={ICONS[table.status]} />
        {words.states[table.status]} <span>{aboutTable(info, table, words)}</span>
      </p>
    </section>
  );
}

/** Who meets whom at the tables of a round, or who is here before the first. */
function Tables({ info, round }: { readonly info: EveningInfo; readonly round: EveningRound | undefined }) {
  const words = useClub();
  if (round === undefined)
    return (
      <section class="panel club-gathering" aria-label={words.peopleHere(info.people.length)}>
        <h2>{words.peopleHere(info.people.filter(({ is }) => is === 'here').length)}</h2>
        <ul>{info.people.map(({ name, is }, who) => is === 'here' && <li key={who}>{name}</li>)}</ul>
      </section>
    );
  return (
    <div class="club-tables" data-many={round.tables.length > 6 ? '' : undefined}>
      {round.tables.map((table, i) => (
        <Table key={table.match} info={info} table={table} number={i + 1} />
      ))}
    </div>
  );
}

export function Standings({ info, most = Infinity }: { readonly info: EveningInfo; readonly most?: number }) {
  return (
    <ol class="club-standings">
      {standings(info)
        .slice(0, most)
        .map(({ who, name, points, place }) => (
          <li key={who} data-first={place === 1 ? '' : undefined}>
            <span>{place}</span>
            <span>{name}</span>
            <b>{pointsOf(points)}</b>
          </li>
        ))}
    </ol>
  );
}

export function BigScreen({ info, ahead }: { readonly info: EveningInfo } & Pick<Followed, 'ahead'>) {
  const words = useClub();
  const round = info.rounds.at(-1);
  const { rounds, limit } = info.terms;
  const of = rounds.by === 'number' ? rounds.count : null;
  const isPlaying = info.status === 'playing';
  return (
    <main class="club-wall" id="main">
      <header class="club-head">
        <div>
          <h1>{titleOf(info, words)}</h1>
          <p>
            {round === undefined
              ? info.terms.games.map(gameOf).join(' · ')
              : `${words.roundOf(info.rounds.length, of)} · ${words.tables(round.tables.length)}`}
          </p>
        </div>
        {info.until !== null && (
          <div class="club-clock">
            <span>{isPlaying ? words.leftInRound : words.untilNext}</span>
            <Dial until={info.until} ahead={ahead} of={isPlaying ? (limit ?? 1) * MINUTE : MINUTE} />
            <Clock until={info.until} ahead={ahead} label={isPlaying ? words.leftInRound : words.untilNext} />
          </div>
        )}
        {info.status === 'over' && <p class="club-over">{words.isOver}</p>}
      </header>
      <Tables info={info} round={round} />
      <section class="panel club-stand" aria-labelledby="club-standings">
        <h2 id="club-standings">{words.standings}</h2>
        <Standings info={info} most={SHOWN} />
      </section>
      <section class="panel club-next">
        {info.status !== 'over' && !isPlaying && (
          <h2>{words.nextRound(info.rounds.length + 1, gameOf(info.next))}</h2>
        )}
        {isPlaying && (
          <h2>
            {round!.out.length > 0
              ? words.sitsOut(spoken.value!.table.list(round!.out.map((who) => info.people[who]!.name)))
              : words.peopleHere(info.people.filter(({ is }) => is === 'here').length)}
          </h2>
        )}
        {info.status === 'over' && <h2>{words.isOver}</h2>}
      </section>
      <section class="panel club-join" aria-label={words.scan}>
        <Qr text={linkTo('club', info.id)} label={words.scan} />
        <p>
          <b>{words.scan}</b> <span class="soft">{words.orType}</span> <strong>{codeOf(info)}</strong>
        </p>
      </section>
    </main>
  );
}
