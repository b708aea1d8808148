import { useSignal } from '@preact/signals';
import { LEVELS, type Level } from '../../../core/index.ts';
import type { NewClubNight } from '../../../protocol/index.ts';
import { goTo } from '../../ui/browser/address.ts';
import { LISTED_GAMES } from '../../match/games/index.ts';
import { api } from '../api.ts';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { TextField } from '../../ui/components/Fields.tsx';
import { chooseFrom, OptionsForm } from '../../ui/components/OptionsForm.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { saveMembership } from './clubNight.ts';
import { saveCurrentClubNight } from './currentClubNight.ts';
import { ErrorMessage } from './ErrorMessage.tsx';
import { getClubNightMessages } from './messages/index.ts';
import { describeError } from '../describeError.ts';

const TABLE_SIZES = [2, 3, 4, 5, 6] as const;
/** A number of rounds, or of hours. */
const ROUNDS = ['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n8', 'n10', 'h1', 'h2', 'h3', 'h4'] as const;
const ROUND_MINUTES = [10, 15, 20, 30, 45, 60, null] as const;

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
            problem.value = describeError(error);
          },
        );
      }}
    >
      <h3>{messages.comeIn}</h3>
      <TextField
        label={messages.code}
        note={messages.codeNote}
        class="club-code"
        maxLength={10}
        autocapitalize="characters"
        placeholder="MOLA 427"
        value={code.value}
        onText={(text) => (code.value = text)}
      />
      <ErrorMessage text={problem.value} />
      <button type="submit" class="primary">
        {messages.comeIn}
      </button>
    </form>
  );
}

interface Choices {
  readonly title: string;
  readonly games: readonly string[];
  readonly size: number;
  readonly rounds: string;
  readonly limit: number | null;
  readonly bots: Level | null;
}

interface ChoiceProps {
  readonly chosen: Choices;
  readonly change: (some: Partial<Choices>) => void;
}

const toNewClubNight = ({ title, games, size, rounds, limit, bots }: Choices): NewClubNight => ({
  title: title.trim(),
  games: [...games],
  size,
  rounds: rounds.startsWith('n')
    ? { by: 'number', count: Number(rounds.slice(1)) }
    : { by: 'clock', minutes: 60 * Number(rounds.slice(1)) },
  limit,
  bots,
});

function GameChoice({ chosen: { games }, change }: ChoiceProps) {
  const messages = getClubNightMessages();
  return (
    <fieldset>
      <legend>{messages.games}</legend>
      {LISTED_GAMES.map(({ id, title }) => (
        <label key={id} class="club-game">
          <input
            type="checkbox"
            checked={games.includes(id)}
            onChange={({ currentTarget }) => {
              const others = games.filter((game) => game !== id);
              const now = currentTarget.checked ? [...others, id] : others;
              // At least one game stays selected.
              if (now.length > 0) change({ games: now });
              currentTarget.checked = now.length === 0 || now.includes(id);
            }}
          />
          {title}
        </label>
      ))}
      <p class="soft">{messages.mix}</p>
    </fieldset>
  );
}

function RoundOptions({ chosen, change }: ChoiceProps) {
  const messages = getClubNightMessages();
  const t = getPageMessages();
  return (
    <OptionsForm
      options={[
        chooseFrom<number>({
          id: 'club-size',
          label: messages.size,
          values: TABLE_SIZES,
          nameOf: messages.upTo,
          value: chosen.size,
          set: (size) => change({ size }),
        }),
        chooseFrom<string>({
          id: 'club-rounds',
          label: messages.rounds,
          values: ROUNDS,
          nameOf: (one) =>
            one.startsWith('n')
              ? messages.byNumber(Number(one.slice(1)))
              : messages.byClock(`${one.slice(1)} h`),
          value: chosen.rounds,
          set: (rounds) => change({ rounds }),
        }),
        chooseFrom<number | null>({
          id: 'club-limit',
          label: messages.limit,
          values: ROUND_MINUTES,
          nameOf: (minutes) => (minutes === null ? messages.noLimit : messages.minutes(minutes)),
          value: chosen.limit,
          set: (limit) => change({ limit }),
        }),
        chooseFrom<Level | null>({
          id: 'club-bots',
          label: t.fillWithBots,
          values: [...LEVELS, null],
          nameOf: (level) => (level === null ? messages.nobodyFills : t.levels[level]),
          value: chosen.bots,
          set: (bots) => change({ bots }),
        }),
      ]}
    />
  );
}

export function NewClubNightForm() {
  const messages = getClubNightMessages();
  const chosen = useSignal<Choices>({
    title: '',
    games: [LISTED_GAMES[0]!.id],
    size: 4,
    rounds: 'n4',
    limit: 30,
    bots: 'medium',
  });
  const problem = useSignal('');
  const change = (some: Partial<Choices>): void => {
    chosen.value = { ...chosen.value, ...some };
  };
  const open = (): void => {
    problem.value = '';
    void api.openClubNight(toNewClubNight(chosen.value)).then(
      ({ id, key }) => {
        saveMembership(id, { key });
        saveCurrentClubNight({ id, title: chosen.value.title.trim(), isOver: false });
        goTo('club', id);
      },
      (error: unknown) => {
        problem.value = describeError(error);
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
          <TextField
            label={messages.nameOfEvening}
            maxLength={24}
            placeholder={getPageMessages().clubNight}
            value={chosen.value.title}
            onText={(title) => change({ title })}
          />
          <GameChoice chosen={chosen.value} change={change} />
          <RoundOptions chosen={chosen.value} change={change} />
          <ErrorMessage text={problem.value} />
          <button type="submit" class="primary wide">
            {messages.begin}
          </button>
        </form>
      </main>
    </div>
  );
}
