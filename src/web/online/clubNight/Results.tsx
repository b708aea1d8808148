/** How an evening ended, to read, to print, and for other programs. */
import type { EveningInfo } from '../../../protocol/index.ts';
import { addressOf } from '../../ui/browser/address.ts';
import { writtenIn } from '../../ui/browser/settings.ts';
import { saveFile } from '../../ui/browser/saveFile.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { spoken } from '../../i18n/index.ts';
import { gameOf, pointsOf, titleOf } from './BigScreen.tsx';
import { csvOf, standings } from './clubNight.ts';
import { useClub } from './messages/index.ts';

export function Results({ info }: { readonly info: EveningInfo }) {
  const words = useClub();
  const day = new Date(info.created).toLocaleDateString(writtenIn(spoken.value!.language), {
    dateStyle: 'long',
  });
  const head = [
    words.placeHead,
    words.name,
    words.pointsHead,
    words.playedHead,
    words.wonHead,
    words.outHead,
  ];
  return (
    <div class="lobby-parts club-results">
      <h2>
        {titleOf(info, words)}, {day}
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
            {standings(info).map(({ who, place, name, points, played, won, out }) => (
              <tr key={who}>
                <td>{place}</td>
                <th scope="row">{name}</th>
                <td>{pointsOf(points)}</td>
                <td>{played}</td>
                <td>{won}</td>
                <td>{out}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p class="soft">{words.pointsNote}</p>
      </section>
      {info.rounds.map((round, i) => (
        <section key={i} class="panel">
          <h3>{words.nextRound(i + 1, gameOf(round.game))}</h3>
          <ol class="club-played">
            {round.tables.map((table) => (
              <li key={table.match}>
                {table.seats.map((who, seat) => {
                  const name = who === null ? words.bot : info.people[who]!.name;
                  const points = table.points?.[seat];
                  return (
                    <span key={seat}>
                      {name}
                      {points === undefined ? '' : ` ${pointsOf(points)}`}
                    </span>
                  );
                })}
                {table.status === 'over' && (
                  <a href={addressOf('t', table.match, 'replay')} aria-label={words.table(i + 1)}>
                    <Icon name="play" />
                  </a>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
      <p class="club-ways">
        <button type="button" class="btn" onClick={() => print()}>
          {words.print}
        </button>{' '}
        <button
          type="button"
          class="btn"
          onClick={() => saveFile(`${titleOf(info, words)}.csv`, csvOf(info, head), 'text/csv;charset=utf-8')}
        >
          <Icon name="save" /> {words.csv}
        </button>{' '}
        <a class="btn" href={addressOf('club', info.id)}>
          {words.back}
        </a>
      </p>
    </div>
  );
}
