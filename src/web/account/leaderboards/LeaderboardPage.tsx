/** Leaderboards, at `#/ranks/GAME?span=…`: who plays how well, this month and of all time. */
import type { ComponentChildren } from 'preact';
import {
  type BoardRow,
  type Leaderboard,
  type RatedGame,
  type Span,
  SPANS,
} from '../../../protocol/index.ts';
import { accountName } from '../accountName.ts';
import { address, addressOf, replaceWith } from '../../ui/browser/address.ts';
import { LISTED, listed } from '../../match/games/index.ts';
import { useAnswer } from '../../online/useServerAnswer.ts';
import { api } from '../../online/api.ts';
import { RatingText } from '../ratings/RatingText.tsx';
import { ratingsSpoken, useRatings } from '../ratings/messages/index.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { Message } from '../../ui/components/MessagePage.tsx';
import { Seg } from '../../ui/components/SegmentedControl.tsx';
import { Top } from '../../ui/components/PageHeader.tsx';
import { TryAgain } from '../../ui/components/TryAgain.tsx';
import { usePage } from '../../i18n/index.ts';
import '../../online/online.css';
import { type Line, linesAround, linesOf } from './leaderboardRows.ts';
import './leaderboard.css';

function BoardLine({ line }: { readonly line: Line }) {
  const words = useRatings();
  const says = usePage();
  if (line.kind === 'bot')
    return (
      <tr class="landmark">
        <td />
        <th scope="row">{words.bot(says.levels[line.level]!)}</th>
        <td>{line.value}</td>
        <td />
      </tr>
    );
  const { place, name, value, uncertainty, matches, own } = line;
  return (
    <tr data-me={own === true ? '' : undefined} aria-current={own === true ? 'true' : undefined}>
      <td>{place}</td>
      <th scope="row">
        <a href={addressOf('people', encodeURIComponent(name))}>{name}</a>{' '}
        {own === true && <span class="mark">{words.you}</span>}
      </th>
      <td>{words.rating(value, uncertainty)}</td>
      <td>{matches}</td>
    </tr>
  );
}

function Lines({ lines, label }: { readonly lines: readonly Line[]; readonly label: string }) {
  const words = useRatings();
  return (
    <table class="ranks-table ranks-board">
      <caption class="hidden">{label}</caption>
      <thead>
        <tr>
          {(['place', 'name', 'rating', 'matches'] as const).map((column) => (
            <th key={column} scope="col">
              {words.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <BoardLine key={line.kind === 'bot' ? `bot ${line.level}` : line.name} line={line} />
        ))}
      </tbody>
    </table>
  );
}

const isOwn = ({ own }: BoardRow): boolean => own === true;

/** What whoever is signed in is told of themselves; those who are not, how they could be on it. */
function Own({ board, bots }: { readonly board: Leaderboard; readonly bots: RatedGame['bots'] }) {
  const words = useRatings();
  const { own, top } = board;
  if (own === null)
    return (
      <section class="panel ranks-own">
        <p>{words.guest}</p>
        <a class="btn" href={addressOf('me')}>
          <Icon name="seat" /> {words.account}
        </a>
      </section>
    );
  const isBelow = own.around.length > 0 && !top.some(isOwn);
  if (own.missing === null && !isBelow) return null;
  return (
    <section class="panel ranks-own" aria-labelledby="ranks-own">
      <h3 id="ranks-own">{isBelow ? words.around : words.yours}</h3>
      {own.rating !== null && (
        <p>
          <RatingText rating={own.rating} /> · {words.ratedMatches(own.rating.matches)}
        </p>
      )}
      {own.missing !== null && <p class="soft">{words.missing[own.missing]}</p>}
      {isBelow && <Lines lines={linesAround(own.around, bots)} label={words.around} />}
      {own.missing === 'hidden' && (
        <a class="btn" href={addressOf('me')}>
          <Icon name="eye" /> {words.show}
        </a>
      )}
    </section>
  );
}

/** The board that was there stays until the one that was asked for has come: what is below it stays, too. */
function Board({
  game,
  span,
  bots: known,
  children,
}: {
  readonly game: string;
  readonly span: Span;
  readonly bots: RatedGame['bots'];
  /** What stands below it. */
  readonly children: ComponentChildren;
}) {
  const words = useRatings();
  const says = usePage();
  const { answer, again } = useAnswer(
    async () => ({ ...(await api.leaderboard(game, span)), of: game, during: span, bots: known }),
    [game, span, accountName.value],
  );
  if (answer === undefined) return <p class="soft">{says.loading}</p>;
  if (answer === null)
    return (
      <>
        <section class="panel ranks-own">
          <TryAgain text={words.noServer} onAgain={again} />
        </section>
        {children}
      </>
    );
  const { of, during, top, count, bots } = answer;
  const title = listed(of)?.title ?? of;
  const toOpen = `${addressOf('new', of)}?online&rated`;
  return (
    <>
      <section class="panel ranks-list">
        {top.length === 0 && (
          <>
            <p>
              <b>{words.empty[during]}</b>
            </p>
            <p class="soft">{words.invite}</p>
            <a class="primary" href={toOpen}>
              {words.openRated(title)}
            </a>
          </>
        )}
        <Lines lines={linesOf(top, bots)} label={`${title}, ${words.spans[during]}`} />
        <p class="soft">
          {count > 0 && `${words.counted(count)} `}
          {words.landmark}
        </p>
      </section>
      <Own board={answer} bots={bots} />
      {top.length > 0 && (
        <a class="btn" href={toOpen}>
          <Icon name="plus" /> {words.openRated(title)}
        </a>
      )}
      {children}
    </>
  );
}

export function RanksPage({ path }: { readonly path: readonly string[] }) {
  const words = ratingsSpoken.value;
  const says = usePage();
  const { answer: terms, again } = useAnswer(api.ratedTerms);
  if (words === null || terms === undefined) return <p class="loading">{says.loading}</p>;
  if (terms === null) return <Message text={words.noServer} onAgain={again} />;
  const games = LISTED.flatMap(({ id }) => terms.games.filter(({ game }) => game === id));
  const game = games.find((one) => one.game === path[1]) ?? games[0];
  if (game === undefined) return <Message text={words.off} />;
  const asked = address.value.query.get('span');
  const span = SPANS.find((one) => one === asked) ?? SPANS[0];
  const choose = (chosen: string, during: Span): void => replaceWith('ranks', `${chosen}?span=${during}`);
  return (
    <div class="home ranks">
      <Top />
      <main class="ranks-parts" id="main">
        <h2>{words.title}</h2>
        <div class="ranks-choices">
          <Seg
            name={words.game}
            values={games.map((one) => one.game)}
            value={game.game}
            label={(id) => listed(id)?.title ?? id}
            onChoose={(id) => choose(id, span)}
          />
          <Seg
            name={words.span}
            values={SPANS}
            value={span}
            label={(one) => words.spans[one]}
            onChoose={(one) => choose(game.game, one)}
          />
        </div>
        <Board game={game.game} span={span} bots={game.bots}>
          <details class="panel fold">
            <summary>{words.whatIsIt}</summary>
            {words.howItWorks.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </details>
        </Board>
      </main>
    </div>
  );
}
