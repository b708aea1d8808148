import { useSignal } from '@preact/signals';
import { LEVELS, type Level } from '../../../core/index.ts';
import type { NewClubNight } from '../../../protocol/index.ts';
import { goTo } from '../../ui/browser/address.ts';
import { LISTED_GAMES } from '../../match/games/index.ts';
import { api, ApiError } from '../api.ts';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { SelectRow } from '../../ui/components/SelectRow.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { saveMembership } from './clubNight.ts';
import { ErrorMessage } from './ErrorMessage.tsx';
import { getClubNightMessages } from './messages/index.ts';

const TABLE_SIZES = [2, 3, 4, 5, 6] as const;
const ROUND_COUNTS = [1, 2, 3, 4, 5, 6, 8, 10] as const;
const HOURS = [1, 2, 3, 4] as const;
const ROUND_MINUTES = [10, 15, 20, 30, 45, 60] as const;

function FindByCode() {
  const messages = getClubNightMessages();
  const code = useSignal('');
  const problem = useSignal('');
  return (
    <form
      class="panel club-form"
      onSubmit={(event) => {
        event.preventDefault();
        void api.findClubNight(code.value).then(
          ({ id }) => goTo('club', id),
          (error: unknown) => {
            problem.value =
              error instanceof ApiError && error.status === 404 ? messages.noEvening : messages.noServer;
          },
        );
      }}
    >
      <h3>{messages.comeIn}</h3>
      <label class="lobby-name">
        <span>{messages.code}</span>
        <input
          class="field club-code"
          maxLength={10}
          autocomplete="off"
          autocapitalize="characters"
          placeholder="MOLA 427"
          value={code.value}
          onInput={({ currentTarget }) => (code.value = currentTarget.value)}
        />
        <span class="soft">{messages.codeNote}</span>
      </label>
      <ErrorMessage text={problem.value} />
      <button type="submit" class="primary">
        {messages.comeIn}
      </button>
    </form>
  );
}

export function NewClubNightForm() {
  const messages = getClubNightMessages();
  const t = getPageMessages();
  const title = useSignal('');
  const games = useSignal<readonly string[]>([LISTED_GAMES[0]!.id]);
  const size = useSignal(4);
  const rounds = useSignal('n4');
  const limit = useSignal<number | null>(30);
  const bots = useSignal<Level | null>('medium');
  const problem = useSignal('');
  const wish = (): NewClubNight => ({
    title: title.value.trim(),
    games: [...games.value],
    size: size.value,
    rounds: rounds.value.startsWith('n')
      ? { by: 'number', count: Number(rounds.value.slice(1)) }
      : { by: 'clock', minutes: 60 * Number(rounds.value.slice(1)) },
    limit: limit.value,
    bots: bots.value,
  });
  const open = (): void => {
    problem.value = '';
    void api.openClubNight(wish()).then(
      ({ id, key }) => {
        saveMembership(id, { key });
        goTo('club', id);
      },
      (error: unknown) => {
        problem.value =
          error instanceof ApiError && error.status === 404 ? messages.notOffered : messages.noServer;
      },
    );
  };
  return (
    <div class="home lobby">
      <PageHeader />
      <main class="lobby-parts" id="main">
        <h2>{getPageMessages().clubNight}</h2>
        <p>{messages.about}</p>
        <FindByCode />
        <form
          class="panel club-form"
          onSubmit={(event) => {
            event.preventDefault();
            open();
          }}
        >
          <h3>{messages.open}</h3>
          <p class="soft">{messages.openNote}</p>
          <label class="lobby-name">
            <span>{messages.nameOfEvening}</span>
            <input
              class="field"
              maxLength={24}
              placeholder={getPageMessages().clubNight}
              value={title.value}
              onInput={({ currentTarget }) => (title.value = currentTarget.value)}
            />
          </label>
          <fieldset>
            <legend>{messages.games}</legend>
            {LISTED_GAMES.map((game) => (
              <label key={game.id} class="club-game">
                <input
                  type="checkbox"
                  checked={games.value.includes(game.id)}
                  onChange={({ currentTarget }) => {
                    const others = games.value.filter((id) => id !== game.id);
                    const chosen = currentTarget.checked ? [...others, game.id] : others;
                    // At least one game stays selected.
                    if (chosen.length > 0) games.value = chosen;
                    currentTarget.checked = games.value.includes(game.id);
                  }}
                />
                {game.title}
              </label>
            ))}
            <p class="soft">{messages.mix}</p>
          </fieldset>
          <ul class="options">
            <SelectRow
              id="club-size"
              label={messages.size}
              value={`${size.value}`}
              onChoose={(value) => (size.value = Number(value))}
            >
              {TABLE_SIZES.map((people) => (
                <option key={people} value={people}>
                  {messages.upTo(people)}
                </option>
              ))}
            </SelectRow>
            <SelectRow
              id="club-rounds"
              label={messages.rounds}
              value={rounds.value}
              onChoose={(value) => (rounds.value = value)}
            >
              {ROUND_COUNTS.map((count) => (
                <option key={count} value={`n${count}`}>
                  {messages.byNumber(count)}
                </option>
              ))}
              {HOURS.map((hours) => (
                <option key={hours} value={`h${hours}`}>
                  {messages.byClock(`${hours} h`)}
                </option>
              ))}
            </SelectRow>
            <SelectRow
              id="club-limit"
              label={messages.limit}
              value={`${limit.value ?? ''}`}
              onChoose={(value) => (limit.value = value === '' ? null : Number(value))}
            >
              {ROUND_MINUTES.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {messages.minutes(minutes)}
                </option>
              ))}
              <option value="">{messages.noLimit}</option>
            </SelectRow>
            <SelectRow
              id="club-bots"
              label={getPageMessages().fillWithBots}
              value={bots.value ?? ''}
              onChoose={(value) => (bots.value = value === '' ? null : (value as Level))}
            >
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {t.levels[level]}
                </option>
              ))}
              <option value="">{messages.nobodyFills}</option>
            </SelectRow>
          </ul>
          <ErrorMessage text={problem.value} />
          <button type="submit" class="primary wide">
            {messages.begin}
          </button>
        </form>
      </main>
    </div>
  );
}
