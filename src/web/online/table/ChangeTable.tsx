/** The opener's form for another game, other seats or other options: in the lobby and between two matches. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Option, OptionValues } from '../../../core/index.ts';
import type { TableInfo } from '../../../protocol/index.ts';
import { getPageMessages } from '../../i18n/index.ts';
import { findListedGame, LISTED_GAMES, loadBoardMessages } from '../../match/games/index.ts';
import type { BoardMessages } from '../../ui/board/boardModule.ts';
import { language } from '../../ui/browser/settings.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { chooseFrom, type FormOption, fromSchema, OptionsForm } from '../../ui/components/OptionsForm.tsx';
import { formatTimeControl, LIVE_TIMES, TURN_TIMES } from '../formatTime.ts';
import { getOnlineMessages } from '../messages/index.ts';
import type { TableStore } from './tableStore.ts';

const TIMES = [null, ...LIVE_TIMES, ...TURN_TIMES];

/** Whether this device may change the table: its opener, unless the server has chosen the players. */
export const mayChangeTable = (table: TableStore, { owner, rated, arranged }: TableInfo): boolean =>
  table.seat.value !== null && table.seat.value === owner && rated === undefined && arranged !== true;

/** Null until loaded. */
function useBoardMessages(game: string): BoardMessages | null {
  const known = useSignal<{ readonly game: string; readonly names: BoardMessages } | null>(null);
  const chosen = language.value;
  useEffect(() => {
    void loadBoardMessages(game, chosen).then((names) => (known.value = { game, names }));
  }, [game, chosen]);
  return known.value?.game === game ? known.value.names : null;
}

export function ChangeTable({
  table,
  onClose,
}: {
  readonly table: TableStore;
  readonly onClose: () => void;
}) {
  const t = getPageMessages();
  const messages = getOnlineMessages();
  const info = table.info.value!;
  const game = useSignal(info.game);
  const seats = useSignal(info.config.seats);
  const time = useSignal(info.time);
  const options = useSignal<OptionValues>(info.config.options);
  const names = useBoardMessages(game.value);
  const entry = findListedGame(game.value)!;
  const people = info.sitters.filter((sitter) => sitter.kind === 'person' || getReserved(sitter)).length;
  const canSeat = ({ seats: [, most] }: typeof entry): boolean => most >= people;
  const counts = Array.from({ length: entry.seats[1] - entry.seats[0] + 1 }, (_, i) => entry.seats[0] + i);
  const fits = (option: Option): boolean => option.seats === undefined || option.seats.includes(seats.value);
  const valueOf = (option: Option): OptionValues[string] =>
    fits(option) ? (options.value[option.id] ?? option.default) : option.default;
  const rows: FormOption[] = [
    chooseFrom({
      id: 'change-game',
      label: messages.game,
      values: LISTED_GAMES.filter(canSeat).map(({ id }) => id),
      nameOf: (id) => findListedGame(id)!.title,
      value: game.value,
      set: (id) => {
        const [least, most] = findListedGame(id)!.seats;
        game.value = id;
        seats.value = Math.min(most, Math.max(least, seats.value));
        options.value = id === info.game ? info.config.options : {};
      },
    }),
    chooseFrom({
      id: 'change-seats',
      label: messages.seats,
      values: counts.filter((count) => count >= people),
      nameOf: (count) => `${count}`,
      value: seats.value,
      set: (count) => (seats.value = count),
    }),
    chooseFrom({
      id: 'change-time',
      label: t.timeToThink,
      values: TIMES,
      nameOf: (one) => formatTimeControl(one, messages),
      value: time.value,
      set: (one) => (time.value = one),
    }),
    ...(names === null ? [] : (entry.options ?? []).filter(fits)).map((option) =>
      fromSchema(option, {
        label: names?.options[option.id],
        nameOf: (one) => names?.optionValues[one] ?? `${one}`,
        value: valueOf(option),
        set: (value) => (options.value = { ...options.value, [option.id]: value }),
      }),
    ),
  ];
  const confirm = (): void => {
    const chosen = (entry.options ?? []).map((option) => [option.id, valueOf(option)] as const);
    table.change({
      game: game.value,
      seats: seats.value,
      time: time.value,
      options: Object.fromEntries(chosen),
    });
    onClose();
  };
  return (
    <Dialog title={t.changeTable} onClose={onClose}>
      <OptionsForm options={rows} />
      <p class="soft">{info.status === 'open' ? messages.changeNote.before : messages.changeNote.after}</p>
      <button type="button" class="primary wide" onClick={confirm}>
        {info.status === 'open' ? messages.changeConfirm.before : messages.changeConfirm.after}
      </button>
    </Dialog>
  );
}

const getReserved = (sitter: TableInfo['sitters'][number]): boolean =>
  sitter.kind === 'open' && sitter.reserved !== null;
