/** The setup of a table: seats, options, start. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Option, OptionValues } from '../../../core/index.ts';
import { type PageMessages, locale, getPageMessages } from '../../i18n/index.ts';
import { findListedGame, listBoxFacts, type ListedGame, loadBoardMessages } from '../../match/games/index.ts';
import { hasTutorial } from '../../match/games/tutorials.ts';
import type { BoardMessages } from '../../ui/board/boardModule.ts';
import { address, buildHash, buildRulesHash } from '../../ui/browser/address.ts';
import { language, lessonSteps } from '../../ui/browser/settings.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { lazyComponent } from '../../ui/components/lazyComponent.tsx';
import { chooseFrom, type FormOption, fromSchema, OptionsForm } from '../../ui/components/OptionsForm.tsx';
import { SegmentedControl } from '../../ui/components/SegmentedControl.tsx';
import { useFreshArea } from '../../ui/components/useFreshArea.ts';
import { prefetch } from '../local/prefetch.ts';
import { SeatRow } from './SeatRow.tsx';
import {
  addSeat,
  changeRow,
  choosePlace,
  createTableSetup,
  fitsSeats,
  getOptionValue,
  isFixed,
  isLocal,
  replaceBot,
  startTable,
  TABLE_PLACES,
  type TableSetup,
} from './tableSetup.ts';
import './setup.css';

const loadOnlineOptions = () => import('../../online/newTable/OnlineOptions.tsx');
const OnlineOptions = lazyComponent(async () => (await loadOnlineOptions()).OnlineOptions);
const OpenFailure = lazyComponent(async () => (await loadOnlineOptions()).OpenFailure);
const OnlineOptionsSummary = lazyComponent(async () => (await loadOnlineOptions()).OnlineOptionsSummary);

interface FormProps {
  readonly setup: TableSetup;
  readonly names: BoardMessages;
}

/** The chosen value in a few words; nothing if it is off. */
function describeOption(
  option: Option,
  value: OptionValues[string],
  names: BoardMessages,
  t: PageMessages,
): string | undefined {
  const label = names.options[option.id] ?? option.id;
  if (option.kind === 'flag') return value === true ? label : undefined;
  return t.labelled(label, names.optionValues[`${value}`] ?? `${value}`);
}

/** All choices in a line, where the form is folded. */
function describeChoices(setup: TableSetup, names: BoardMessages): string {
  const t = getPageMessages();
  const { entry, start, help } = setup;
  const isHere = isLocal(setup);
  return [
    ...(entry.options ?? [])
      .filter((option) => fitsSeats(setup, option))
      .flatMap((option) => describeOption(option, getOptionValue(setup, option), names, t) ?? []),
    ...(isHere && entry.starter !== 'nobody'
      ? [t.labelled(t.whoStarts, start.value === null ? t.byLot : t.seat(start.value + 1))]
      : []),
    ...(isHere && help.value ? [t.allowHelp] : []),
  ].join(' · ');
}

function listGameOptions(setup: TableSetup, names: BoardMessages): FormOption[] {
  const t = getPageMessages();
  const { entry, options } = setup;
  return (entry.options ?? []).map((option) => {
    const fits = fitsSeats(setup, option);
    const value = getOptionValue(setup, option);
    return fromSchema(option, {
      label: (
        <>
          {names.options[option.id]}
          {!fits && <span class="soft"> ({t.onlySeats(option.seats!.join(', '))})</span>}
        </>
      ),
      nameOf: (one) => names.optionValues[one] ?? `${one}`,
      value: option.kind === 'flag' ? value === true && fits : value,
      isFixed: !fits || isFixed(setup, option),
      set: (chosen) => (options.value = { ...options.value, [option.id]: chosen }),
    });
  });
}

/** The options of a table on this device. */
function listLocalOptions({ entry, rows, start, curtain, help, seed }: TableSetup): FormOption[] {
  const t = getPageMessages();
  const persons = rows.value.filter(({ who }) => who !== 'bot').length;
  const options: FormOption[] = [];
  if (entry.starter !== 'nobody')
    options.push(
      chooseFrom({
        id: 'start',
        label: t.whoStarts,
        note: entry.starter === undefined ? undefined : t.printedStarter[entry.starter],
        values: [null, ...rows.value.keys()],
        nameOf: (seat) => (seat === null ? t.byLot : t.seat(seat + 1)),
        value: start.value,
        set: (seat) => (start.value = seat),
      }),
    );
  if (persons > 1)
    options.push({
      kind: 'flag',
      id: 'curtain',
      label: t.coverHands,
      value: curtain.value,
      set: (isOn) => (curtain.value = isOn),
    });
  return [
    ...options,
    {
      kind: 'flag',
      id: 'help',
      label: t.allowHelp,
      value: help.value,
      set: (isOn) => (help.value = isOn),
    },
    {
      kind: 'text',
      id: 'seed',
      label: t.dealCode,
      note: t.dealCodeHint,
      maxLength: 64,
      value: seed.value,
      set: (text) => (seed.value = text),
    },
  ];
}

function TableOptions({ setup, names }: FormProps) {
  const own = listGameOptions(setup, names);
  if (isLocal(setup)) return <OptionsForm options={[...own, ...listLocalOptions(setup)]} />;
  const { entry, online } = setup;
  return (
    <OptionsForm options={own}>
      <OnlineOptions game={entry.id} terms={online.value} onChange={(changed) => (online.value = changed)} />
    </OptionsForm>
  );
}

function SeatRows({ setup, names }: FormProps) {
  const t = getPageMessages();
  const { entry, rows, where } = setup;
  const [min, max] = entry.seats;
  const last = rows.value.length - 1;
  // The buttons move by a row.
  const ignoreDoubleClick = useFreshArea(rows.value.length);
  return (
    <fieldset onClickCapture={ignoreDoubleClick}>
      <legend>{t.whoPlays}</legend>
      <ol class="sitters">
        {rows.value.map((row, seat) => (
          <SeatRow
            key={seat}
            row={row}
            seat={seat}
            where={where.value}
            game={entry.id}
            tempers={names.tempers}
            onChange={(changed) => changeRow(setup, seat, changed)}
            onOther={() => replaceBot(setup, seat)}
            onRemove={seat >= min && seat === last ? () => (rows.value = rows.value.slice(0, -1)) : null}
          />
        ))}
      </ol>
      {rows.value.length < max && (
        <button type="button" class="add" onClick={() => addSeat(setup)}>
          <Icon name="plus" /> {t.addSeat}
        </button>
      )}
    </fieldset>
  );
}

function StartButton({ setup }: Pick<FormProps, 'setup'>) {
  const t = getPageMessages();
  const { entry, trouble, online, isOpening } = setup;
  return (
    <div class="start">
      {trouble.value === 'noServer' ? (
        <p role="alert">{t.noServer}</p>
      ) : (
        trouble.value !== null && <OpenFailure code={trouble.value} terms={online.value} />
      )}
      <button type="submit" class="primary wide" aria-disabled={isOpening.value}>
        {isLocal(setup) ? t.start(entry.title) : t.openOnline(entry.title)}
      </button>
    </div>
  );
}

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
  const { query } = address.value;
  const setup = useMemo(() => createTableSetup(entry, query), []);
  const prepare = (): void => prefetch({ path: ['play', entry.id], query });
  // A form that fills the screen means that the player has chosen this game.
  useEffect(() => {
    if (isPage) prepare();
  }, [isPage]);
  return (
    <form
      class="setup-form"
      onSubmit={(event) => {
        event.preventDefault();
        void startTable(setup);
      }}
      // A player who points at the form is about to start.
      onPointerOver={prepare}
      onFocusIn={prepare}
    >
      <div class="setup-scroll">
        {children}
        <SegmentedControl
          name={t.where}
          values={TABLE_PLACES}
          value={setup.where.value}
          label={(one) => t.places[one]}
          onChoose={(place) => choosePlace(setup, place)}
        />
        <SeatRows setup={setup} names={names} />
        {isPage ? (
          <details class="fold">
            <summary>
              {t.options}
              <span class="soft now cut">
                {describeChoices(setup, names)}
                {!isLocal(setup) && <OnlineOptionsSummary terms={setup.online.value} />}
              </span>
            </summary>
            <TableOptions setup={setup} names={names} />
          </details>
        ) : (
          <fieldset>
            <legend>{t.options}</legend>
            <TableOptions setup={setup} names={names} />
          </fieldset>
        )}
      </div>
      <StartButton setup={setup} />
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
