import type { ClubNightInfo } from '../../../protocol/index.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { findLocaleTag } from '../../ui/browser/settings.ts';
import { saveFile } from '../../ui/browser/saveFile.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { getPageMessages, locale } from '../../i18n/index.ts';
import { describeResult, formatPoints, getGameTitle, getTitle, nameClubSeat } from './clubNightText.ts';
import { writeCsv, rankParticipants } from './clubNight.ts';
import { getClubNightMessages } from './messages/index.ts';

export function ClubNightResults({ info }: { readonly info: ClubNightInfo }) {
  const messages = getClubNightMessages();
  const localeTag = findLocaleTag(locale.value!.language);
  const day = new Date(info.created).toLocaleDateString(localeTag, { dateStyle: 'long' });
  const head = [
    messages.placeHead,
    messages.name,
    messages.pointsHead,
    messages.playedHead,
    getPageMessages().won,
    messages.outHead,
  ];
  return (
    <div class="lobby-parts club-results">
      <h2>
        {getTitle(info)}, {day}
      </h2>
      <section class="panel">
        <table>
          <thead>
            <tr>
              {head.map((text, i) => (
                <th key={i} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rankParticipants(info).map(({ who, place, name, points, played, won, out }) => (
              <tr key={who}>
                <td>{place}</td>
                <th scope="row">{name}</th>
                <td>{formatPoints(points)}</td>
                <td>{played}</td>
                <td>{won}</td>
                <td>{out}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p class="soft">{messages.pointsNote}</p>
      </section>
      {info.rounds.map((round, i) => (
        <section key={i} class="panel">
          <h3>{messages.nextRound(i + 1, getGameTitle(round.game))}</h3>
          <ol class="club-played">
            {round.tables.map((table, number) => (
              <li key={table.match}>
                {table.seats.map((_, seat) => {
                  const name = nameClubSeat(info, table, seat);
                  const points = table.points?.[seat];
                  return (
                    <span key={seat}>
                      {name}
                      {points === undefined ? '' : ` ${formatPoints(points)}`}
                    </span>
                  );
                })}
                {table.ending !== null && table.ending !== 'played' && (
                  <span class="soft">{describeResult(info, table)}</span>
                )}
                {table.status === 'over' && (
                  <a href={buildHash('t', table.match, 'replay')} aria-label={messages.table(number + 1)}>
                    <Icon name="play" />
                  </a>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
      <p class="flow club-ways">
        <button type="button" class="btn" onClick={() => print()}>
          {getPageMessages().print}
        </button>{' '}
        <button
          type="button"
          class="btn"
          onClick={() =>
            saveFile(`${getTitle(info)}.csv`, writeCsv(info, head, localeTag), 'text/csv;charset=utf-8')
          }
        >
          <Icon name="save" /> {messages.csv}
        </button>{' '}
        <a class="btn" href={buildHash('club', info.id)}>
          {getPageMessages().backToClub}
        </a>
      </p>
    </div>
  );
}
