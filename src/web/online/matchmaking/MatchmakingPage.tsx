/** The preferences for matchmaking, at `#/meet`. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import * as v from 'valibot';
import { type QueueCounts, MatchmakingRequest, PACE_TIMES, PACES } from '../../../protocol/index.ts';
import { accountName } from '../../account/accountName.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { createSeed } from '../../match/storage/savedMatches.ts';
import { myName } from '../../ui/browser/settings.ts';
import { readJson, writeJson } from '../../ui/browser/storedJson.ts';
import { LISTED_GAMES } from '../../match/games/index.ts';
import { useServerAnswer } from '../useServerAnswer.ts';
import { requestJson } from '../api.ts';
import { useServerOffer } from '../serverOffer.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { NameInput } from '../../ui/components/NameField.tsx';
import { SelectRow } from '../../ui/components/SelectRow.tsx';
import { SwitchRow } from '../../ui/components/SwitchRow.tsx';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import '../online.css';
import './matchmaking.css';
import { getPageMessages } from '../../i18n/index.ts';
import { joinQueue, readRequest, queueState } from './queue.ts';
import { matchmakingMessages, getMatchmakingMessages } from './messages/index.ts';

const TABLE_SIZES = [2, 3, 4, 5, 6] as const;
const BOT_DELAYS = [null, 30, 60, 180] as const;

const Preferences = v.omit(MatchmakingRequest, ['token', 'name']);
type Preferences = v.InferOutput<typeof Preferences>;

const KEY = 'tavola.meetWish';
const DEFAULT_PREFERENCES: Preferences = {
  games: LISTED_GAMES.map(({ id }) => id),
  paces: ['quick', 'normal'],
  seats: [...TABLE_SIZES],
  rated: false,
  bots: 60,
};

function readPreferences(): Preferences {
  const parsed = v.safeParse(Preferences, readJson(KEY));
  return parsed.success ? parsed.output : DEFAULT_PREFERENCES;
}

/** A choice of one or more of a few options. */
function MultiChoice<T extends string | number>({
  of,
  chosen,
  class: className = 'meet-some',
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

function PreferencesForm() {
  const messages = getMatchmakingMessages();
  const t = getPageMessages();
  const offered = useServerOffer();
  const wish = useSignal(readPreferences());
  const name = useSignal(readRequest()?.name ?? myName.value);
  const change = (some: Partial<Preferences>): void => {
    wish.value = { ...wish.value, ...some };
  };
  const games = LISTED_GAMES.filter(({ id }) => offered?.games.includes(id) ?? true);
  const all = games.map(({ id }) => id);
  const chosen = all.filter((id) => wish.value.games.includes(id));
  const canRate = offered?.rated === true && accountName.value !== null;
  const wanted: Preferences = {
    ...wish.value,
    games: chosen.length === 0 ? all : chosen,
    rated: wish.value.rated && canRate,
  };
  const possible = isPossible(wanted);
  return (
    <form
      class="panel meet-form"
      onSubmit={(event) => {
        event.preventDefault();
        const called = name.value.trim();
        if (!possible || (accountName.value === null && called === '')) return;
        writeJson(KEY, wanted);
        if (accountName.value === null) myName.value = called;
        joinQueue({
          ...wanted,
          name: accountName.value ?? called,
          token: readRequest()?.token ?? createSeed(),
        });
      }}
    >
      <fieldset>
        <legend>{getPageMessages().games}</legend>
        <MultiChoice
          of={all}
          chosen={chosen.length === 0 ? all : chosen}
          class="meet-games"
          label={(id) => {
            const { Art, title } = games.find((game) => game.id === id)!;
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
          onClick={() => change({ games: all })}
        >
          {messages.any}
        </button>
      </fieldset>
      <fieldset>
        <legend>{getPageMessages().timeToThink}</legend>
        <MultiChoice
          of={PACES}
          chosen={wish.value.paces}
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
          chosen={wish.value.seats}
          label={String}
          onChoose={(seats) => change({ seats })}
        />
        <p class="soft small">{possible ? messages.sizeNote : messages.impossible}</p>
      </fieldset>
      <ul class="options">
        <SelectRow
          id="meet-bots"
          label={getPageMessages().fillWithBots}
          note={messages.botsNote}
          value={`${wish.value.bots ?? ''}`}
          onChoose={(value) => change({ bots: value === '' ? null : Number(value) })}
        >
          {BOT_DELAYS.map((seconds) => (
            <option key={seconds} value={`${seconds ?? ''}`}>
              {seconds === null
                ? messages.never
                : seconds < 60
                  ? messages.seconds(seconds)
                  : messages.minutes(seconds / 60)}
            </option>
          ))}
        </SelectRow>
        {canRate && (
          <SwitchRow
            id="meet-rated"
            label={
              <>
                {messages.rated}
                <span class="soft small">{messages.ratedNote}</span>
              </>
            }
            isOn={wish.value.rated}
            onChange={(rated) => change({ rated })}
          />
        )}
        {accountName.value === null && (
          <li>
            <label for="meet-name">{t.yourName}</label>
            <NameInput id="meet-name" name={name.value} isNeeded onName={(value) => (name.value = value)} />
          </li>
        )}
      </ul>
      <button type="submit" class="primary wide" aria-disabled={possible ? undefined : 'true'}>
        {queueState.value === null ? messages.wait : messages.change}
      </button>
    </form>
  );
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
  const { answer: now } = useServerAnswer(() => requestJson<QueueCounts>('matchmaking'));
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
                now !== null && <p class="soft">{now.all === 0 ? messages.nobody : messages.here(now.all)}</p>
              )}
            </>
          )}
        </div>
        {offered?.meet !== false && <PreferencesForm />}
      </main>
    </div>
  );
}
