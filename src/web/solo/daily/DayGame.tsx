/** One game of a day: its table, its tries, everyone's results, and what can be told of it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Game, statedOptions } from '../../../core/index.ts';
import { type DayDeal, dealOf, shareBelow, triesIn } from '../../../daily/index.ts';
import { addressOf, goTo } from '../../ui/browser/address.ts';
import {
  beginTry,
  compares,
  setCompares,
  stateOf,
  triesOf,
  TRIES,
  type Try,
} from '../../match/storage/dailyTries.ts';
import { keptMatch } from '../../match/storage/savedMatches.ts';
import { language, myName } from '../../ui/browser/settings.ts';
import { type Listed, LISTED, loadSays, loadRules } from '../../match/games/index.ts';
import { openTable } from '../../match/session/openTable.ts';
import type { ScreenWords } from '../../ui/board/boardModule.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { usePage } from '../../i18n/index.ts';
import { today, written } from './today.ts';
import { askEveryone, type Everyone } from './compareOnline.ts';
import { Histogram } from './Histogram.tsx';
import { saidOf } from './lead.ts';
import { Sending } from './SendButtons.tsx';
import { legendOf, shareText, symbolsOf } from './shareText.ts';
import { bestOf, Tries } from './Tries.tsx';
import type { DailyWords } from './messages/index.ts';

interface Props {
  readonly game: Listed;
  readonly day: string;
  readonly says: DailyWords;
}

/** Puts the day's table up as this device's next try; it counts from now on. */
function begin(game: Game, { day, config, seed, sitters }: DayDeal): void {
  const attempt = triesOf(day, game.id).length + 1;
  if (attempt > TRIES) return;
  const { id } = openTable(game, {
    config,
    seed,
    sitters: sitters.map((sitter) => (sitter.kind === 'person' ? { ...sitter, name: myName.value } : sitter)),
    curtain: false,
    help: false,
    occasion: { kind: 'daily', day, attempt },
  });
  beginTry(day, game.id, id);
  goTo('match', id);
}

/** Who sits there and what was agreed, before anybody sees a card. */
function TableOfDay({
  game,
  deal,
  words,
  says,
}: {
  readonly game: Game;
  readonly deal: DayDeal;
  readonly words: ScreenWords;
  readonly says: DailyWords;
}) {
  const page = usePage();
  const options = Object.entries(statedOptions(game, deal.config)).map(([id, value]) => {
    const name = words.options[id] ?? '';
    return value === true ? name : page.labelled(name, words.optionValues[String(value)] ?? String(value));
  });
  return (
    <>
      <h3>{says.whoSits}</h3>
      <ul class="plain day-sitters">
        {deal.sitters.map((sitter, seat) => (
          <li key={seat}>
            <Icon name={sitter.kind === 'bot' ? 'people' : 'seat'} />
            {sitter.kind === 'bot'
              ? page.botAt(sitter.name, page.levels[sitter.level] ?? sitter.level)
              : says.you}
          </li>
        ))}
      </ul>
      {options.length > 0 && <p class="soft">{options.join(' · ')}</p>}
    </>
  );
}

/** What there is to know of a game before its panel is drawn: what came later would push away what is below it. */
interface Known {
  readonly rules: Game;
  readonly words: ScreenWords;
}

function useKnown(game: string): Known | null {
  const known = useSignal<Known | null>(null);
  const chosen = language.value;
  useEffect(() => {
    void Promise.all([loadRules(game), loadSays(game, chosen)]).then(([rules, words]) => {
      if (language.value === chosen) known.value = { rules, words };
    });
  }, [game, chosen]);
  return known.value;
}

function NextTry({ game, day, says, rules, words }: Props & Known) {
  const tries = triesOf(day, game.id);
  const running = tries.findIndex((one) => stateOf(one) === 'running');
  const deal = dealOf(rules, day);
  const isOpen = day === today.value && tries.length < TRIES;
  return (
    <>
      {tries.length === 0 && <TableOfDay game={rules} deal={deal} words={words} says={says} />}
      {running >= 0 ? (
        <a class="primary" href={addressOf('match', tries[running]!.match)}>
          {says.goOn(running + 1)}
        </a>
      ) : (
        isOpen && (
          <button type="button" class="primary" onClick={() => begin(rules, deal)}>
            {says.begin(tries.length + 1)}
          </button>
        )
      )}
      {(running >= 0 || isOpen) && <p class="soft">{says.fair}</p>}
      {day !== today.value && <p class="soft">{says.later}</p>}
    </>
  );
}

function Beside({ game, day, says, tries }: Props & { readonly tries: readonly Try[] }) {
  const everyone = useSignal<Everyone | 'asking' | 'silent' | null>(null);
  const finished = tries.filter(({ lead }) => lead !== null).length;
  const agreed = compares();
  useEffect(() => {
    if (!agreed || finished === 0) return;
    everyone.value = 'asking';
    void askEveryone(game.id, day).then((answer) => (everyone.value = answer ?? 'silent'));
  }, [game, day, agreed, finished]);
  if (finished === 0) return null;
  if (!agreed)
    return (
      <>
        <button type="button" class="btn" onClick={() => setCompares(true)}>
          <Icon name="people" /> {says.compare}
        </button>
        <p class="soft">{says.compareNote}</p>
      </>
    );
  const answer = everyone.value;
  if (answer === null || answer === 'asking') return <p class="soft">{says.asking}</p>;
  if (answer === 'silent') return <p class="soft">{says.noServer}</p>;
  const best = bestOf(tries)!;
  const count = triesIn(answer.leads);
  return (
    <>
      {count > finished ? (
        <>
          <p class="soft">{says.higherThan(Math.round(100 * shareBelow(best.lead, answer.leads)), count)}</p>
          <Histogram leads={answer.leads} tries={tries} says={says} />
        </>
      ) : (
        <p class="soft">{says.nobodyElse}</p>
      )}
      {answer.isRefused && <p class="soft">{says.notTaken}</p>}
    </>
  );
}

function ToShare({ day, says }: { readonly day: string; readonly says: DailyWords }) {
  const games = LISTED.map(({ id, title }) => ({ title, symbols: symbolsOf(triesOf(day, id), TRIES) }));
  const address = location.href.replace(/#.*/, '') + addressOf('daily');
  const shared = { day: written(day, { day: 'numeric', month: 'long', year: 'numeric' }), games, address };
  const text = shareText(shared, says);
  return (
    <section class="panel day-share" aria-labelledby="to-share">
      <header class="between">
        <h2 id="to-share">{says.toShare}</h2>
        <span class="soft">{says.nothingAway}</span>
      </header>
      <pre tabIndex={0}>
        {text
          .split('\n')
          .slice(0, games.length + 1)
          .join('\n')}
      </pre>
      <ul class="plain day-legend">
        {legendOf(text, says).map(([symbol, meaning]) => (
          <li key={symbol}>
            <span aria-hidden="true">{symbol}</span> {meaning}
          </li>
        ))}
      </ul>
      <Sending text={text} says={says} />
    </section>
  );
}

export function DayGame({ game, day, says }: Props) {
  const page = usePage();
  const known = useKnown(game.id);
  const tries = triesOf(day, game.id);
  const best = bestOf(tries);
  const shown = tries.flatMap(({ match, lead }, i) => {
    const kept = lead === null ? undefined : keptMatch(match);
    return kept === undefined ? [] : [{ match, number: i + 1 }];
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
        <h2 id="day-game">{best === undefined ? game.title : `${game.title}: ${saidOf(best, says)}`}</h2>
        <Beside game={game} day={day} says={says} tries={tries} />
        <Tries tries={tries} game={game.title} says={says} isLong />
        <NextTry game={game} day={day} says={says} {...known} />
        {shown.length > 0 && (
          <ul class="plain day-watch">
            {shown.map(({ match, number }) => (
              <li key={match}>
                <a class="btn" href={addressOf('replay', match)}>
                  <Icon name="play" /> {says.watchTry(number)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {best !== undefined && <ToShare day={day} says={says} />}
    </section>
  );
}
