/** The setup of a table: seats, options, start. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import {
  type Config,
  type Game,
  type Option,
  type OptionValues,
  parseConfig,
  type Player,
} from '../../../core/index.ts';
import {
  findListedGame,
  listBoxFacts,
  type ListedGame,
  loadBoardMessages,
  loadRules,
} from '../../match/games/index.ts';
import { hasTutorial } from '../../match/games/tutorials.ts';
import { address, buildHash, goTo, buildRulesHash } from '../../ui/browser/address.ts';
import { findSavedMatch } from '../../match/storage/savedMatches.ts';
import { language, lessonSteps, myName } from '../../ui/browser/settings.ts';
import { ADAPTIVE_LEVEL } from '../../match/session/opponents.ts';
import type { BoardMessages } from '../../ui/board/boardModule.ts';
import type { ErrorCode } from '../../../protocol/index.ts';
import type { OnlineTableOptions } from '../../online/newTable/openOnlineTable.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { lazyComponent } from '../../ui/components/lazyComponent.tsx';
import { SegmentedControl } from '../../ui/components/SegmentedControl.tsx';
import { SelectRow } from '../../ui/components/SelectRow.tsx';
import { SignalSwitch } from '../../ui/components/SwitchRow.tsx';
import { locale, getPageMessages } from '../../i18n/index.ts';
import { prefetch } from '../local/prefetch.ts';
import {
  createRows,
  toOnlineRow,
  describeOption,
  OptionRow,
  type SetupRow,
  SeatRow,
  chooseOtherBot,
  DEFAULT_LEVEL,
  TABLE_PLACES,
  type TablePlace,
} from './SetupRows.tsx';
import { isNetworkError } from '../../ui/browser/faults.ts';

const OnlineOptions = lazyComponent(
  async () => (await import('../../online/newTable/OnlineOptions.tsx')).OnlineOptions,
);
const OpenFailure = lazyComponent(
  async () => (await import('../../online/newTable/OnlineOptions.tsx')).OpenFailure,
);
const OnlineOptionsSummary = lazyComponent(
  async () => (await import('../../online/newTable/OnlineOptions.tsx')).OnlineOptionsSummary,
);

const getDefaults = (options: readonly Option[]): OptionValues =>
  Object.fromEntries(options.map((option) => [option.id, option.default]));

/** Only options that fit the number of seats; the others get their defaults. */
const keepApplicable = (options: readonly Option[], chosen: OptionValues, seats: number): OptionValues =>
  Object.fromEntries(
    options.map((option) => [
      option.id,
      option.seats === undefined || option.seats.includes(seats) ? chosen[option.id]! : option.default,
    ]),
  );

const NO_OPTIONS: readonly Option[] = [];

/** The form needs only the game's facts. The rules load when the player is about to start. */
function SetupForm({
  entry,
  names,
  isPage,
  children,
}: {
  readonly entry: ListedGame;
  readonly names: BoardMessages;
  /** Whether the form fills the screen. Then options are folded, so that *Start* is in reach. */
  readonly isPage: boolean;
  readonly children: ComponentChildren;
}) {
  const t = getPageMessages();
  const { id } = entry;
  const [min, max] = entry.seats;
  const offered = entry.options ?? NO_OPTIONS;
  const { query } = address.value;
  const from = query.get('from');
  const before = from === null ? undefined : findSavedMatch(from);
  const where = useSignal<TablePlace>(query.has('online') ? 'elsewhere' : 'here');
  const isHere = where.value === 'here';
  const rows = useSignal<readonly SetupRow[]>(
    isHere ? createRows(min, from) : createRows(min, from).map(toOnlineRow),
  );
  const options = useSignal<OptionValues>(before?.config.options ?? getDefaults(offered));
  const start = useSignal('');
  const curtain = useSignal(before?.curtain ?? true);
  const help = useSignal(before?.help ?? true);
  const seed = useSignal('');
  const terms = useSignal<OnlineTableOptions>({ time: null, listed: false, watch: false, showHands: true });
  const isOpening = useSignal(false);
  const trouble = useSignal<ErrorCode | 'noServer' | null>(null);
  const seats = rows.value.length;
  const { rated } = terms.value;
  /** Rated tables share these options. */
  const isFixed = (option: Option): boolean => !isHere && rated?.includes(option.id) === false;
  const chosen: OptionValues = Object.fromEntries(
    offered.map((option) => [option.id, isFixed(option) ? option.default : options.value[option.id]!]),
  );
  const persons = rows.value.filter(({ who }) => who !== 'bot').length;
  const change = (seat: number, row: SetupRow): void => {
    // A seat that becomes a bot's gets a bot.
    const isNew = row.who === 'bot' && rows.value[seat]?.who !== 'bot';
    rows.value = rows.value.with(
      seat,
      isNew ? { ...row, person: chooseOtherBot(rows.value, row.person) } : row,
    );
  };
  const askOther = (seat: number): void => {
    const row = rows.value[seat]!;
    rows.value = rows.value.with(seat, { ...row, person: chooseOtherBot(rows.value, row.person) });
  };
  const addSeat = (): void => {
    const person = chooseOtherBot(rows.value, rows.value.at(-1)?.person ?? '');
    rows.value = [...rows.value, { who: isHere ? 'bot' : 'other', name: '', person, level: DEFAULT_LEVEL }];
  };

  const choose = (chosen: TablePlace): void => {
    where.value = chosen;
    trouble.value = null;
    if (chosen === 'here') return;
    const isAlone = rows.value.every(({ who }) => who !== 'other');
    rows.value = rows.value.map((row) =>
      isAlone ? toOnlineRow(row) : row.level === ADAPTIVE_LEVEL ? { ...row, level: DEFAULT_LEVEL } : row,
    );
  };

  const prepare = (): void => prefetch({ path: ['play', id], query });
  // A form that fills the screen means that the player has chosen this game.
  useEffect(() => {
    if (isPage) prepare();
  }, [isPage]);

  const begin = async (): Promise<void> => {
    if (isOpening.value) return;
    isOpening.value = true;
    try {
      await beginWith(await loadRules(id));
    } finally {
      isOpening.value = false;
    }
  };

  const beginWith = async (game: Game): Promise<void> => {
    const config = parseConfig(game, {
      seats,
      start: start.value === '' || !isHere || Number(start.value) >= seats ? null : Number(start.value),
      options: keepApplicable(offered, chosen, seats),
    });
    if ('expected' in config) throw new Error(`${config.at}: expected ${config.expected}`);
    const mine = rows.value.find(({ who }) => who === 'me');
    if (mine !== undefined) myName.value = mine.name.trim();
    if (isHere) await beginLocally(game, config);
    else await beginOnline(config);
  };

  const beginOnline = async (config: Config): Promise<void> => {
    // The player's own seat, or else the first that is not a bot's.
    const own = ['me', 'other', 'bot'].map((kind) => rows.value.findIndex(({ who }) => who === kind));
    const seat = own.find((found) => found !== -1)!;
    const name = rows.value[seat]!.name.trim();
    const bots = rows.value.flatMap(({ who, level }, at) =>
      who === 'bot' && at !== seat ? [{ seat: at, level }] : [],
    );
    try {
      const { openOnlineTable: openElsewhere } = await import('../../online/newTable/openOnlineTable.ts');
      const opening = { ...terms.value, game: id, config, seat, bots };
      goTo('t', await openElsewhere({ ...opening, name: name === '' ? t.player(seat + 1) : name }));
    } catch (error) {
      if (!isNetworkError(error)) throw error;
      trouble.value = (error as { readonly code?: ErrorCode | null }).code ?? 'noServer';
    }
  };

  const beginLocally = async (game: Game, config: Config): Promise<void> => {
    const [{ createMatch: openTable }, { levelToPlay }] = await Promise.all([
      import('../../match/session/createMatch.ts'),
      import('../../match/session/adaptiveStrength.ts'),
    ]);
    const sitters = rows.value.map(({ who, name, person, level }): Player =>
      who === 'bot'
        ? { kind: 'bot', name: person, level: levelToPlay(id, level) }
        : { kind: 'person', name: name.trim() },
    );
    const match = openTable(game, {
      config,
      sitters,
      seed: seed.value.trim(),
      curtain: curtain.value,
      help: help.value,
    });
    goTo('match', match.id);
  };

  const present = [
    ...offered
      .filter((option) => option.seats === undefined || option.seats.includes(seats))
      .flatMap((option) => describeOption(option, chosen[option.id]!, names, t) ?? []),
    ...(isHere && entry.starter !== 'nobody'
      ? [t.labelled(t.whoStarts, start.value === '' ? t.byLot : t.seat(Number(start.value) + 1))]
      : []),
    ...(isHere && help.value ? [t.allowHelp] : []),
  ].join(' · ');
  const choices = (
    <ul class="options">
      {offered.map((option) => (
        <OptionRow
          key={option.id}
          option={option}
          value={chosen[option.id]!}
          seats={seats}
          names={names}
          isFixed={isFixed(option)}
          onChange={(value) => (options.value = { ...options.value, [option.id]: value })}
        />
      ))}
      {!isHere && (
        <OnlineOptions game={id} terms={terms.value} onChange={(changed) => (terms.value = changed)} />
      )}
      {isHere && (
        <>
          {entry.starter !== 'nobody' && (
            <SelectRow
              id="start"
              label={t.whoStarts}
              {...(entry.starter === undefined ? {} : { note: t.printedStarter[entry.starter] })}
              value={start.value}
              onChoose={(value) => (start.value = value)}
            >
              <option value="">{t.byLot}</option>
              {rows.value.map((_, seat) => (
                <option key={seat} value={`${seat}`}>
                  {t.seat(seat + 1)}
                </option>
              ))}
            </SelectRow>
          )}
          {persons > 1 && <SignalSwitch id="curtain" label={t.coverHands} of={curtain} />}
          <SignalSwitch id="help" label={t.allowHelp} of={help} />
          <li>
            <label for="seed">
              {t.dealCode}
              <span class="soft small" id="seed-hint">
                {t.dealCodeHint}
              </span>
            </label>
            <input
              id="seed"
              class="field"
              maxLength={64}
              autocomplete="off"
              aria-describedby="seed-hint"
              value={seed.value}
              onInput={({ currentTarget }) => (seed.value = currentTarget.value)}
            />
          </li>
        </>
      )}
    </ul>
  );

  const fields = (
    <>
      {children}
      <SegmentedControl
        name={t.where}
        values={TABLE_PLACES}
        value={where.value}
        label={(one) => t.places[one]}
        onChoose={choose}
      />
      <fieldset>
        <legend>{t.whoPlays}</legend>
        <ol class="sitters">
          {rows.value.map((row, seat) => (
            <SeatRow
              key={seat}
              row={row}
              seat={seat}
              where={where.value}
              game={id}
              tempers={names.tempers}
              onChange={(changed) => change(seat, changed)}
              onOther={() => askOther(seat)}
              onRemove={
                seat >= min && seat === seats - 1 ? () => (rows.value = rows.value.slice(0, -1)) : null
              }
            />
          ))}
        </ol>
        {seats < max && (
          <button type="button" class="add" onClick={addSeat}>
            <Icon name="plus" /> {t.addSeat}
          </button>
        )}
      </fieldset>
      {isPage ? (
        <details class="fold">
          <summary>
            {t.options}
            <span class="soft now cut">
              {present}
              {!isHere && <OnlineOptionsSummary terms={terms.value} />}
            </span>
          </summary>
          {choices}
        </details>
      ) : (
        <fieldset>
          <legend>{t.options}</legend>
          {choices}
        </fieldset>
      )}
    </>
  );

  return (
    <form
      class="setup-form"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
      // A player who points at the form is about to start.
      onPointerOver={prepare}
      onFocusIn={prepare}
    >
      <div class="setup-scroll">{fields}</div>
      <div class="start">
        {trouble.value === 'noServer' ? (
          <p role="alert">{t.noServer}</p>
        ) : (
          trouble.value !== null && <OpenFailure code={trouble.value} terms={terms.value} />
        )}
        <button type="submit" class="primary wide" aria-disabled={isOpening.value}>
          {isHere ? t.start(entry.title) : t.openOnline(entry.title)}
        </button>
      </div>
    </form>
  );
}

export function MatchSetup({ id, isPage }: { readonly id: string; readonly isPage: boolean }) {
  const t = getPageMessages();
  const entry = findListedGame(id);
  const names = useSignal<BoardMessages | null>(null);
  const chosen = language.value;
  useEffect(() => {
    if (entry === undefined) return;
    void loadBoardMessages(id, chosen).then((said) => (names.value = said));
  }, [id, chosen]);
  const Part = isPage ? 'main' : 'section';
  if (entry === undefined)
    return (
      <Part class="panel setup">
        <p class="setup-scroll">{t.noGame}</p>
      </Part>
    );
  const head = (
    <>
      <header>
        <a class="round back" href={buildHash()} aria-label={t.backHome} title={t.backHome}>
          <Icon name="back" />
        </a>
        <div>
          <h2 id="setup-title">{t.tableFor(entry.title)}</h2>
          <p class="soft">{listBoxFacts(entry, t).join(' · ')}</p>
        </div>
        <a class="round rules-link" href={buildRulesHash(id)} aria-label={t.rules} title={t.rules}>
          <Icon name="rules" />
        </a>
      </header>
      <p>{entry.about[locale.value!.language]}</p>
      {hasTutorial(id) && (
        <a class="btn lesson-link" href={buildHash('lesson', id)}>
          <Icon name="play" />
          {(lessonSteps.value[id] ?? 0) > 0 ? t.lessonContinue : t.lessonStart}
        </a>
      )}
    </>
  );
  return (
    <Part class="panel setup" aria-labelledby="setup-title">
      {names.value === null ? (
        <div class="setup-scroll">
          {head}
          <p class="soft">{t.loading}</p>
        </div>
      ) : (
        <SetupForm names={names.value} entry={entry} isPage={isPage}>
          {head}
        </SetupForm>
      )}
    </Part>
  );
}
