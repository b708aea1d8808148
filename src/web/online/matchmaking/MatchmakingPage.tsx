/** The preferences for matchmaking, at `#/meet`. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import * as v from 'valibot';
import { type QueueCounts, PACE_TIMES, PACES } from '../../../protocol/index.ts';
import { accountName } from '../../account/accountName.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { createSeed } from '../../match/storage/savedMatches.ts';
import { myName } from '../../ui/browser/settings.ts';
import { readJson, writeJson } from '../../ui/browser/storedJson.ts';
import { LISTED_GAMES } from '../../match/games/index.ts';
import { POLL_MS, useServerAnswer } from '../useServerAnswer.ts';
import { pollWhileVisible } from '../../ui/browser/visibility.ts';
import { requestJson } from '../api.ts';
import { useServerOffer } from '../serverOffer.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { chooseFrom, type FormOption, OptionsForm } from '../../ui/components/OptionsForm.tsx';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import '../online.css';
import './matchmaking.css';
import { getPageMessages } from '../../i18n/index.ts';
import { joinQueue, Preferences, PREFERENCES_KEY, readRequest, queueState } from './queue.ts';
import { matchmakingMessages, getMatchmakingMessages } from './messages/index.ts';

const TABLE_SIZES = [2, 3, 4, 5, 6] as const;
const BOT_DELAYS = [null, 30, 60, 180] as const;

type Preferences = v.InferOutput<typeof Preferences>;

const DEFAULT_PREFERENCES: Preferences = {
  games: LISTED_GAMES.map(({ id }) => id),
  paces: ['quick', 'normal'],
  seats: [...TABLE_SIZES],
  rated: false,
  bots: 60,
};

function readPreferences(): Preferences {
  const parsed = v.safeParse(Preferences, readJson(PREFERENCES_KEY));
  return parsed.success ? parsed.output : DEFAULT_PREFERENCES;
}

/** A choice of one or more of a few options. */
function MultiChoice<T extends string | number>({
  of,
  chosen,
  class: className = 'flow',
  label,
  onChoose,
}: {
  readonly of: readonly T[];
  readonly chosen: readonly T[];
  readonly class?: string;
  readonly label: (one: T) => ComponentChildren;
  readonly onChoose: (some: T[]) => void;
}) {
  return (
    <div class={className}>
      {of.map((one) => (
        <button
          key={one}
          type="button"
          class="meet-one"
          aria-pressed={chosen.includes(one)}
          onClick={() => {
            const some = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
            if (some.length > 0) onChoose(of.filter((other) => some.includes(other)));
          }}
        >
          <span class="meet-tick" aria-hidden="true">
            <Icon name="check" />
          </span>
          {label(one)}
        </button>
      ))}
    </div>
  );
}

/** Whether any chosen game allows any chosen number of players. */
const isPossible = ({ games, seats }: Preferences): boolean =>
  LISTED_GAMES.some(
    ({ id, seats: [least, most] }) =>
      games.includes(id) && seats.some((size) => size >= least && size <= most),
  );

/** Games, paces and numbers of players that this player would accept. */
function GamePreferences({
  wanted,
  all,
  change,
}: {
  readonly wanted: Preferences;
  readonly all: readonly string[];
  readonly change: (some: Partial<Preferences>) => void;
}) {
  const messages = getMatchmakingMessages();
  return (
    <>
      <fieldset>
        <legend>{getPageMessages().games}</legend>
        <MultiChoice
          of={all}
          chosen={wanted.games}
          class="row-of-two meet-games"
          label={(id) => {
            const { Art, title } = LISTED_GAMES.find((game) => game.id === id)!;
            return (
              <>
                <Art />
                <b>{title}</b>
              </>
            );
          }}
          onChoose={(some) => change({ games: some })}
        />
        <button
          type="button"
          class="btn"
          aria-pressed={wanted.games.length === all.length}
          onClick={() => change({ games: [...all] })}
        >
          {messages.any}
        </button>
      </fieldset>
      <fieldset>
        <legend>{getPageMessages().timeToThink}</legend>
        <MultiChoice
          of={PACES}
          chosen={wanted.paces}
          label={(pace) => {
            const time = PACE_TIMES[pace];
            return (
              <span>
                <b>{messages.paces[pace]}</b>
                {time.kind === 'live' && (
                  <span class="soft small">
                    {messages.paceNote(time.bank / 60_000, time.increment / 1000)}
                  </span>
                )}
              </span>
            );
          }}
          onChoose={(paces) => change({ paces })}
        />
      </fieldset>
      <fieldset>
        <legend>{messages.size}</legend>
        <MultiChoice
          of={TABLE_SIZES}
          chosen={wanted.seats}
          label={String}
          onChoose={(seats) => change({ seats })}
        />
        <p class="soft small">{isPossible(wanted) ? messages.sizeNote : messages.impossible}</p>
      </fieldset>
    </>
  );
}

function PreferencesForm() {
  const messages = getMatchmakingMessages();
  const t = getPageMessages();
  const offered = useServerOffer();
  const wish = useSignal(readPreferences());
  const name = useSignal(readRequest()?.name ?? myName.value);
  const change = (some: Partial<Preferences>): void => {
    wish.value = { ...wish.value, ...some };
  };
  const all = LISTED_GAMES.map(({ id }) => id).filter((id) => offered?.games.includes(id) ?? true);
  const chosen = all.filter((id) => wish.value.games.includes(id));
  const canRate = offered?.rated === true && accountName.value !== null;
  const wanted: Preferences = {
    ...wish.value,
    games: chosen.length === 0 ? all : chosen,
    rated: wish.value.rated && canRate,
  };
  const possible = isPossible(wanted);
  const options: FormOption[] = [
    chooseFrom<number | null>({
      id: 'meet-bots',
      label: t.fillWithBots,
      note: messages.botsNote,
      values: BOT_DELAYS,
      nameOf: (seconds) => {
        if (seconds === null) return messages.never;
        return seconds < 60 ? messages.seconds(seconds) : messages.minutes(seconds / 60);
      },
      value: wish.value.bots,
      set: (bots) => change({ bots }),
    }),
  ];
  if (canRate)
    options.push({
      kind: 'flag',
      id: 'meet-rated',
      label: messages.rated,
      note: messages.ratedNote,
      value: wish.value.rated,
      set: (rated) => change({ rated }),
    });
  if (accountName.value === null)
    options.push({
      kind: 'text',
      id: 'meet-name',
      label: t.yourName,
      maxLength: 20,
      isNeeded: true,
      autocomplete: 'nickname',
      value: name.value,
      set: (text) => (name.value = text),
    });
  return (
    <form
      class="panel meet-form"
      onSubmit={(event) => {
        event.preventDefault();
        const called = name.value.trim();
        if (!possible || (accountName.value === null && called === '')) return;
        writeJson(PREFERENCES_KEY, wanted);
        if (accountName.value === null) myName.value = called;
        joinQueue({
          ...wanted,
          name: accountName.value ?? called,
          token: readRequest()?.token ?? createSeed(),
        });
      }}
    >
      <GamePreferences wanted={wanted} all={all} change={change} />
      <OptionsForm options={options} />
      <button type="submit" class="primary wide" aria-disabled={possible ? undefined : 'true'}>
        {queueState.value === null ? messages.wait : messages.change}
      </button>
    </form>
  );
}

/** How many people wait, and for which games. */
function describeCounts({ all, games }: QueueCounts): string {
  const messages = getMatchmakingMessages();
  if (all === 0) return messages.nobody;
  const wanted = LISTED_GAMES.flatMap(({ id, title }) => {
    const count = games[id] ?? 0;
    return count === 0 ? [] : [getPageMessages().labelled(title, `${count}`)];
  });
  return [messages.here(all), ...wanted].join(' · ');
}

function WhileYouWait() {
  const messages = getMatchmakingMessages();
  return (
    <section class="panel meet-meanwhile" aria-labelledby="meet-meanwhile">
      <h3 id="meet-meanwhile">{messages.meanwhile}</h3>
      <div class="row-of-two">
        <a class="btn" href={buildHash()}>
          <Icon name="seat" /> {messages.withBots}
        </a>
        <a class="btn" href={buildHash('puzzles')}>
          <Icon name="hint" /> {getPageMessages().solvePuzzles}
        </a>
      </div>
    </section>
  );
}

export function MatchmakingPage() {
  const messages = matchmakingMessages.value;
  const t = getPageMessages();
  const offered = useServerOffer();
  /** The current queue, for a player who has not joined it. */
  const { answer: now, again } = useServerAnswer(() => requestJson<QueueCounts>('matchmaking'));
  useEffect(() => pollWhileVisible(() => void again(), POLL_MS), []);
  useEffect(() => {
    document.title = `${t.meet} · Tavola`;
    return () => void (document.title = 'Tavola');
  }, [t]);
  // The counts above the form would push it away if they came later.
  if (messages === null || offered === undefined || now === undefined)
    return <p class="loading">{t.loading}</p>;
  return (
    <div class="home lobby">
      <PageHeader />
      <main class="lobby-parts" id="main">
        <div class="meet-intro">
          <h2>{t.meet}</h2>
          {offered?.meet === false ? (
            <p class="panel" role="status">
              {messages.off}
            </p>
          ) : (
            <>
              <p>{messages.about}</p>
              {queueState.value !== null ? (
                <WhileYouWait />
              ) : (
                now !== null && <p class="soft">{describeCounts(now)}</p>
              )}
            </>
          )}
        </div>
        {offered?.meet !== false && <PreferencesForm />}
      </main>
    </div>
  );
}
