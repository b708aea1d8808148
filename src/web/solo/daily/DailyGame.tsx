/** One game of a day: table, tries, all players' results and sharing. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Game, nonDefaultOptions } from '../../../core/index.ts';
import { nameLevel } from '../../../messages/messages.ts';
import {
  type DailyDeal,
  computeDailyDeal,
  shareBelow,
  countTries,
  buildColumns,
  type Leads,
} from '../../../daily/index.ts';
import { buildHash, buildRulesHash, goTo } from '../../ui/browser/address.ts';
import {
  addTry,
  hidesCards,
  isComparing,
  setComparing,
  getTryState,
  listTries,
  MAX_TRIES,
  type SavedTry,
} from '../../match/storage/dailyTries.ts';
import { findSavedMatch } from '../../match/storage/savedMatches.ts';
import { language, learntGames, myName } from '../../ui/browser/settings.ts';
import { LISTED_GAMES, type ListedGame, loadBoardMessages, loadRules } from '../../match/games/index.ts';
import { hasTutorial } from '../../match/games/tutorials.ts';
import { createMatch } from '../../match/session/createMatch.ts';
import type { BoardMessages } from '../../ui/board/boardModule.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { today, formatDate } from '../../ui/browser/today.ts';
import { compareOnline, type DayComparison } from './compareOnline.ts';
import { describeFinish, formatLead } from './formatLead.ts';
import { SendButtons } from './SendButtons.tsx';
import { buildLegend, formatShareText, formatSymbols } from './shareText.ts';
import { findBestTry, TryList } from './TryList.tsx';
import type { DailyMessages } from './messages/index.ts';
import { StripePattern } from './StripePattern.tsx';

const WIDTH = 468;
const HEIGHT = 190;
const TOP = 44;
const BOTTOM = HEIGHT - 26;
/** Few columns are centred. */
const MAX_COLUMN = 72;
/** Empty columns stay visible. */
const MIN_HEIGHT = 2;

interface HistogramProps {
  readonly leads: Leads;
  readonly tries: readonly SavedTry[];
  readonly t: DailyMessages;
}

/** All players' leads. Numbered pins mark the player's own tries. */
function LeadHistogram({ leads, tries, t }: HistogramProps) {
  const own = tries.flatMap(({ lead }, i) => (lead === null ? [] : [{ lead, number: i + 1 }]));
  const columns = buildColumns(
    leads,
    own.map(({ lead }) => lead),
  );
  const width = Math.min(MAX_COLUMN, WIDTH / columns.length);
  const left = (WIDTH - width * columns.length) / 2;
  const most = Math.max(1, ...columns.map(({ tries: count }) => count));
  const height = (count: number): number => MIN_HEIGHT + ((BOTTOM - TOP - MIN_HEIGHT) * count) / most;
  const best = findBestTry(tries);
  const columnAt = (lead: number): number => columns.findIndex(({ from, to }) => lead >= from && lead < to);
  /** The player's tries in one column stand side by side. */
  const pins = own.map(({ lead, number }, i) => {
    const column = columnAt(lead);
    const mates = own.filter((other) => columnAt(other.lead) === column);
    const shift =
      (own.slice(0, i).filter((other) => columnAt(other.lead) === column).length - (mates.length - 1) / 2) *
      30;
    const x = Math.min(WIDTH - 15, Math.max(15, left + (column + 0.5) * width + shift));
    return { x, y: BOTTOM - height(columns[column]!.tries) - 26, number, isBest: tries[number - 1] === best };
  });
  const every = Math.ceil(columns.length / 7);
  const label = t.chart(
    formatLead(columns[0]!.from),
    formatLead(columns.at(-1)!.to - 1),
    countTries(leads),
    own.map(({ lead }) => formatLead(lead)).join(', '),
  );
  return (
    <svg class="histogram" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <StripePattern id="daily-stripe" />
      {columns.map(({ from, to, tries: count }, i) => (
        <g key={from}>
          <rect
            class={own.some(({ lead }) => columnAt(lead) === i) ? 'mine' : ''}
            x={left + i * width + 2}
            y={BOTTOM - height(count)}
            width={width - 4}
            height={height(count)}
            rx="3"
          >
            <title>{t.columnOf(formatLead(from), formatLead(to - 1), count)}</title>
          </rect>
          {i % every === 0 && (
            <text x={left + (i + 0.5) * width} y={HEIGHT - 6}>
              {formatLead(from)}
            </text>
          )}
        </g>
      ))}
      <path class="base" d={`M0 ${BOTTOM + 1}H${WIDTH}`} />
      {pins.map(({ x, y, number, isBest }) => (
        <g key={number} class={`pin ${isBest ? 'best' : ''}`}>
          <path d={`M${x} ${y}V${y + 24}`} />
          <circle cx={x} cy={y} r="14" />
          <text x={x} y={y + 5.5}>
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}

interface Props {
  readonly game: ListedGame;
  readonly day: string;
  readonly t: DailyMessages;
}

/** Starts this device's next try of the day. It counts from now on. */
function beginDay(game: Game, { day, config, seed, sitters }: DailyDeal): void {
  const attempt = listTries(day, game.id).length + 1;
  if (attempt > MAX_TRIES) return;
  const { id } = createMatch(game, {
    config,
    seed,
    sitters: sitters.map((sitter) => (sitter.kind === 'person' ? { ...sitter, name: myName.value } : sitter)),
    curtain: false,
    help: false,
    occasion: { kind: 'daily', day, attempt },
  });
  addTry(day, game.id, id);
  goTo('match', id);
}

/** Players and options, before any card is visible. */
function DailyTable({
  game,
  deal,
  words,
  t,
}: {
  readonly game: Game;
  readonly deal: DailyDeal;
  readonly words: BoardMessages;
  readonly t: DailyMessages;
}) {
  const page = getPageMessages();
  const options = Object.entries(nonDefaultOptions(game, deal.config)).map(([id, value]) => {
    const name = words.options[id] ?? '';
    const label =
      value === true ? name : page.labelled(name, words.optionValues[String(value)] ?? String(value));
    return { id, label, note: words.optionNotes?.[id] };
  });
  return (
    <>
      <h3>{t.whoSits}</h3>
      <ul class="plain day-sitters">
        {deal.sitters.map((sitter, seat) => (
          <li key={seat}>
            <Icon name={sitter.kind === 'bot' ? 'people' : 'seat'} />
            {sitter.kind === 'bot' ? page.botAt(sitter.name, nameLevel(page.levels, sitter.level)) : t.you}
          </li>
        ))}
      </ul>
      {options.length > 0 && (
        <section class="day-options" aria-labelledby="day-options">
          <h3 id="day-options">{t.differs}</h3>
          <ul class="plain">
            {options.map(({ id, label, note }) => (
              <li key={id}>
                <b>{label}</b> {note}
              </li>
            ))}
          </ul>
          <a class="btn" href={buildRulesHash(game.id)}>
            <Icon name="rules" /> {page.rules}
          </a>
        </section>
      )}
      {!learntGames.value.includes(game.id) && hasTutorial(game.id) && (
        <a class="btn" href={buildHash('lesson', game.id)}>
          <Icon name="play" /> {t.learnFirst}
        </a>
      )}
    </>
  );
}

/** Loaded before the panel renders, to avoid layout shift. */
interface GameTexts {
  readonly rules: Game;
  readonly words: BoardMessages;
}

function useGameTexts(game: string): GameTexts | null {
  const known = useSignal<GameTexts | null>(null);
  const chosen = language.value;
  useEffect(() => {
    void Promise.all([loadRules(game), loadBoardMessages(game, chosen)]).then(([rules, words]) => {
      if (language.value === chosen) known.value = { rules, words };
    });
  }, [game, chosen]);
  return known.value;
}

function NextTry({ game, day, t, rules, words }: Props & GameTexts) {
  const tries = listTries(day, game.id);
  const running = tries.findIndex((one) => getTryState(one) === 'running');
  const deal = computeDailyDeal(rules, day);
  const isOpen = day === today.value && tries.length < MAX_TRIES;
  return (
    <>
      {tries.length === 0 && <DailyTable game={rules} deal={deal} words={words} t={t} />}
      {running >= 0 ? (
        <a class="primary" href={buildHash('match', tries[running]!.match)}>
          {t.goOn(running + 1)}
        </a>
      ) : (
        isOpen && (
          <button type="button" class="primary" onClick={() => beginDay(rules, deal)}>
            {t.begin(tries.length + 1)}
          </button>
        )
      )}
      {(running >= 0 || isOpen) && <p class="soft">{tries.length > 0 ? t.tryAgain : t.fair}</p>}
      {day !== today.value && <p class="soft">{t.later}</p>}
    </>
  );
}

/** After the last try: what to look at, and the next game. */
function AllTried({ game, day, t }: Props) {
  const tries = listTries(day, game.id);
  const best = findBestTry(tries);
  const saved = best === undefined ? undefined : findSavedMatch(best.match);
  if (saved === undefined || hidesCards(saved)) return null;
  const next = LISTED_GAMES.find(({ id }) => listTries(today.value, id).length === 0);
  return (
    <>
      <p class="soft">{t.allTried}</p>
      <a class="primary" href={`${buildHash('replay', saved.id)}?look`}>
        <Icon name="course" /> {t.reviewBest}
      </a>
      {next !== undefined && (
        <a class="btn" href={buildHash('daily', next.id)}>
          {t.goOnWith(next.title)}
        </a>
      )}
    </>
  );
}

function TryStatus({ game, day, t, tries }: Props & { readonly tries: readonly SavedTry[] }) {
  const everyone = useSignal<DayComparison | 'asking' | 'silent' | null>(null);
  const finished = tries.filter(({ lead }) => lead !== null).length;
  const agreed = isComparing();
  useEffect(() => {
    if (!agreed || finished === 0) return;
    everyone.value = 'asking';
    void compareOnline(game.id, day).then((answer) => (everyone.value = answer ?? 'silent'));
  }, [game, day, agreed, finished]);
  if (finished === 0) return null;
  if (!agreed)
    return (
      <>
        <button type="button" class="btn" onClick={() => setComparing(true)}>
          <Icon name="people" /> {t.compare}
        </button>
        <p class="soft">{t.compareNote}</p>
      </>
    );
  const answer = everyone.value;
  if (answer === null || answer === 'asking') return <p class="soft">{t.asking}</p>;
  if (answer === 'silent') return <p class="soft">{t.noServer}</p>;
  const best = findBestTry(tries)!;
  const count = countTries(answer.leads);
  return (
    <>
      {count > finished ? (
        <>
          <p class="soft">{t.higherThan(Math.round(100 * shareBelow(best.lead, answer.leads)), count)}</p>
          <LeadHistogram leads={answer.leads} tries={tries} t={t} />
        </>
      ) : (
        <p class="soft">{t.nobodyElse}</p>
      )}
      {answer.isRefused && <p class="soft">{t.notTaken}</p>}
    </>
  );
}

function ShareResult({ day, t }: { readonly day: string; readonly t: DailyMessages }) {
  const games = LISTED_GAMES.map(({ id, title }) => ({
    title,
    symbols: formatSymbols(listTries(day, id), MAX_TRIES),
  }));
  const address = location.href.replace(/#.*/, '') + buildHash('daily');
  const shared = { day: formatDate(day, { day: 'numeric', month: 'long', year: 'numeric' }), games, address };
  const text = formatShareText(shared, t);
  return (
    <section class="panel day-share" aria-labelledby="to-share">
      <header class="between">
        <h2 id="to-share">{t.toShare}</h2>
        <span class="soft">{t.nothingAway}</span>
      </header>
      <pre tabIndex={0}>
        {text
          .split('\n')
          .slice(0, games.length + 1)
          .join('\n')}
      </pre>
      <ul class="plain day-legend">
        {buildLegend(text, t).map(([symbol, meaning]) => (
          <li key={symbol}>
            <span aria-hidden="true">{symbol}</span> {meaning}
          </li>
        ))}
      </ul>
      <SendButtons text={text} t={t} />
    </section>
  );
}

export function DailyGame({ game, day, t }: Props) {
  const page = getPageMessages();
  const known = useGameTexts(game.id);
  const tries = listTries(day, game.id);
  const best = findBestTry(tries);
  const shown = tries.flatMap(({ match, lead }, i) => {
    const saved = lead === null ? undefined : findSavedMatch(match);
    return saved === undefined ? [] : [{ match, number: i + 1 }];
  });
  if (known === null)
    return (
      <section class="day-done">
        <p class="panel soft">{page.loading}</p>
      </section>
    );
  return (
    <section class="day-done" aria-labelledby="day-game">
      <div class="panel">
        <h2 id="day-game">{best === undefined ? game.title : `${game.title}: ${describeFinish(best, t)}`}</h2>
        <TryStatus game={game} day={day} t={t} tries={tries} />
        <TryList tries={tries} game={game.title} t={t} isLong />
        <NextTry game={game} day={day} t={t} {...known} />
        <AllTried day={day} game={game} t={t} />
        {shown.length > 0 && (
          <ul class="plain day-watch">
            {shown.map(({ match, number }) => (
              <li key={match}>
                <a class="btn" href={buildHash('replay', match)}>
                  <Icon name="play" /> {t.watchTry(number)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {best !== undefined && <ShareResult day={day} t={t} />}
    </section>
  );
}
