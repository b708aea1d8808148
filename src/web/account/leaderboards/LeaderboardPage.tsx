/** Leaderboards, at `#/ranks/GAME?span=…`: this month and all time. */
import type { ComponentChildren } from 'preact';
import {
  type LeaderboardRow,
  type Leaderboard,
  type RatedGame,
  type LeaderboardSpan,
  LEADERBOARD_SPANS,
} from '../../../protocol/index.ts';
import { accountName } from '../accountName.ts';
import { address, buildHash, replaceWith } from '../../ui/browser/address.ts';
import { findListedGame, LISTED_GAMES } from '../../match/games/index.ts';
import { useServerAnswer } from '../../online/useServerAnswer.ts';
import { api } from '../../online/api.ts';
import { RatingText } from '../ratings/RatingText.tsx';
import { ratingMessages, getRatingMessages } from '../ratings/messages/index.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { MessagePage } from '../../ui/components/MessagePage.tsx';
import { SegmentedControl } from '../../ui/components/SegmentedControl.tsx';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { TryAgain } from '../../ui/components/TryAgain.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import '../../online/online.css';
import { type LeaderboardLine, buildLinesAround, buildLines } from './leaderboardRows.ts';
import './leaderboard.css';

function LeaderboardRow({ line }: { readonly line: LeaderboardLine }) {
  const messages = getRatingMessages();
  const t = getPageMessages();
  if (line.kind === 'bot')
    return (
      <tr class="landmark">
        <td />
        <th scope="row">{messages.bot(t.levels[line.level])}</th>
        <td>{line.value}</td>
        <td />
      </tr>
    );
  const { place, name, value, uncertainty, matches, own } = line;
  return (
    <tr data-me={own === true ? '' : undefined} aria-current={own === true ? 'true' : undefined}>
      <td>{place}</td>
      <th scope="row">
        <a href={buildHash('people', encodeURIComponent(name))}>{name}</a>{' '}
        {own === true && <span class="mark">{getPageMessages().you}</span>}
      </th>
      <td>{messages.rating(value, uncertainty)}</td>
      <td>{matches}</td>
    </tr>
  );
}

function LeaderboardRows({
  lines,
  label,
}: {
  readonly lines: readonly LeaderboardLine[];
  readonly label: string;
}) {
  const messages = getRatingMessages();
  return (
    <table class="ranks-table ranks-board">
      <caption class="hidden">{label}</caption>
      <thead>
        <tr>
          {(['place', 'name', 'rating', 'matches'] as const).map((column) => (
            <th key={column} scope="col">
              {messages.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <LeaderboardRow key={line.kind === 'bot' ? `bot ${line.level}` : line.name} line={line} />
        ))}
      </tbody>
    </table>
  );
}

const isOwn = ({ own }: LeaderboardRow): boolean => own === true;

function OwnPosition({ board, bots }: { readonly board: Leaderboard; readonly bots: RatedGame['bots'] }) {
  const messages = getRatingMessages();
  const { own, top } = board;
  if (own === null)
    return (
      <section class="panel ranks-own">
        <p>{messages.guest}</p>
        <a class="btn" href={buildHash('me')}>
          <Icon name="seat" /> {getPageMessages().account}
        </a>
      </section>
    );
  const isBelow = own.around.length > 0 && !top.some(isOwn);
  if (own.missing === null && !isBelow) return null;
  return (
    <section class="panel ranks-own" aria-labelledby="ranks-own">
      <h3 id="ranks-own">{isBelow ? messages.around : messages.yours}</h3>
      {own.rating !== null && (
        <p>
          <RatingText rating={own.rating} /> · {messages.ratedMatches(own.rating.matches)}
        </p>
      )}
      {own.missing !== null && <p class="soft">{messages.missing[own.missing]}</p>}
      {isBelow && <LeaderboardRows lines={buildLinesAround(own.around, bots)} label={messages.around} />}
      {own.missing === 'hidden' && (
        <a class="btn" href={buildHash('me')}>
          <Icon name="eye" /> {messages.show}
        </a>
      )}
    </section>
  );
}

/** The previous leaderboard stays until the next has loaded, to avoid layout shift. */
function LeaderboardTable({
  game,
  span,
  bots: known,
  children,
}: {
  readonly game: string;
  readonly span: LeaderboardSpan;
  readonly bots: RatedGame['bots'];
  readonly children: ComponentChildren;
}) {
  const messages = getRatingMessages();
  const t = getPageMessages();
  const { answer, again } = useServerAnswer(
    async () => ({ ...(await api.leaderboard(game, span)), of: game, during: span, bots: known }),
    [game, span, accountName.value],
  );
  if (answer === undefined) return <p class="soft">{t.loading}</p>;
  if (answer === null)
    return (
      <>
        <section class="panel ranks-own">
          <TryAgain text={t.noServer} onAgain={again} />
        </section>
        {children}
      </>
    );
  const { of, during, top, count, bots } = answer;
  const title = findListedGame(of)?.title ?? of;
  const toOpen = `${buildHash('new', of)}?online&rated`;
  return (
    <>
      <section class="panel ranks-list">
        {top.length === 0 && (
          <>
            <p>
              <b>{messages.empty[during]}</b>
            </p>
            <p class="soft">{messages.invite}</p>
            <a class="primary" href={toOpen}>
              {messages.openRated(title)}
            </a>
          </>
        )}
        <LeaderboardRows lines={buildLines(top, bots)} label={`${title}, ${messages.spans[during]}`} />
        <p class="soft">
          {count > 0 && `${messages.counted(count)} `}
          {messages.landmark}
        </p>
      </section>
      <OwnPosition board={answer} bots={bots} />
      {top.length > 0 && (
        <a class="btn" href={toOpen}>
          <Icon name="plus" /> {messages.openRated(title)}
        </a>
      )}
      {children}
    </>
  );
}

export function LeaderboardPage({ path }: { readonly path: readonly string[] }) {
  const messages = ratingMessages.value;
  const t = getPageMessages();
  const { answer: terms, again } = useServerAnswer(api.ratedTerms);
  if (messages === null || terms === undefined) return <p class="loading">{t.loading}</p>;
  if (terms === null) return <MessagePage text={t.noServer} onAgain={again} />;
  const games = LISTED_GAMES.flatMap(({ id }) => terms.games.filter(({ game }) => game === id));
  const game = games.find((one) => one.game === path[1]) ?? games[0];
  if (game === undefined) return <MessagePage text={messages.off} />;
  const asked = address.value.query.get('span');
  const span = LEADERBOARD_SPANS.find((one) => one === asked) ?? LEADERBOARD_SPANS[0];
  const choose = (chosen: string, during: LeaderboardSpan): void =>
    replaceWith('ranks', `${chosen}?span=${during}`);
  return (
    <div class="home ranks">
      <PageHeader />
      <main class="ranks-parts" id="main">
        <h2>{messages.title}</h2>
        <div class="ranks-choices">
          <SegmentedControl
            name={getPageMessages().game}
            values={games.map((one) => one.game)}
            value={game.game}
            label={(id) => findListedGame(id)?.title ?? id}
            onChoose={(id) => choose(id, span)}
          />
          <SegmentedControl
            name={messages.span}
            values={LEADERBOARD_SPANS}
            value={span}
            label={(one) => messages.spans[one]}
            onChoose={(one) => choose(game.game, one)}
          />
        </div>
        <LeaderboardTable game={game.game} span={span} bots={game.bots}>
          <details class="panel fold">
            <summary>{messages.whatIsIt}</summary>
            {messages.howItWorks.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </details>
        </LeaderboardTable>
      </main>
    </div>
  );
}
