/** A row of the setup for each seat: who sits there. */
import { LEVELS } from '../../../core/index.ts';
import { getPageMessages } from '../../i18n/index.ts';
import { Opponent } from '../../match/bots/Opponent.tsx';
import { ADAPTIVE_LEVEL } from '../../match/session/opponents.ts';
import type { BoardMessages } from '../../ui/board/boardModule.ts';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { SegmentedControl } from '../../ui/components/SegmentedControl.tsx';
import type { SetupRow } from './setupRows.ts';
import type { TablePlace } from './tableSetup.ts';

/** The levels of bots. Online tables know no results, so they have no adaptive level. */
const LEVEL_CHOICES = { here: [...LEVELS, ADAPTIVE_LEVEL], elsewhere: LEVELS } as const;
type ChosenLevel = (typeof LEVEL_CHOICES.here)[number];

const KINDS = { here: ['me', 'other', 'bot'], elsewhere: ['me', 'beside', 'other', 'bot'] } as const;

export function SeatRow({
  row,
  seat,
  where,
  game,
  tempers,
  onChange,
  onOther,
  onRemove,
}: {
  readonly row: SetupRow;
  readonly seat: number;
  readonly where: TablePlace;
  readonly game: string;
  readonly tempers: BoardMessages['tempers'];
  readonly onChange: (row: SetupRow) => void;
  readonly onOther: () => void;
  readonly onRemove: (() => void) | null;
}) {
  const t = getPageMessages();
  const number = seat + 1;
  return (
    <li class="sitter">
      <i aria-hidden="true">{number}</i>
      <select
        class="field"
        aria-label={t.sitterOf(number)}
        value={row.who}
        onChange={({ currentTarget }) =>
          onChange({ ...row, who: currentTarget.value as SetupRow['who'], wasByLink: false })
        }
      >
        {KINDS[where].map((kind) => (
          <option key={kind} value={kind}>
            {kind === 'other' && where === 'elsewhere'
              ? t.byLink
              : t.sitters[kind === 'beside' ? 'other' : kind]}
          </option>
        ))}
      </select>
      {row.who === 'bot' && (
        <>
          {where === 'here' ? (
            <Opponent
              name={row.person}
              game={game}
              tempers={tempers}
              isEven={row.level === ADAPTIVE_LEVEL}
              onOther={onOther}
            />
          ) : (
            <b />
          )}
          <SegmentedControl
            name={t.level(number)}
            values={LEVEL_CHOICES[where] as readonly ChosenLevel[]}
            value={row.level as ChosenLevel}
            label={(level) => t.levels[level]}
            onChoose={(level) => onChange({ ...row, level })}
          />
        </>
      )}
      {row.who === 'bot' ? null : row.who === 'other' && where === 'elsewhere' ? null : (
        <input
          class="field"
          aria-label={t.name(number)}
          placeholder={t.player(number)}
          maxLength={20}
          autocomplete="off"
          value={row.name}
          onInput={({ currentTarget }) => onChange({ ...row, name: currentTarget.value })}
        />
      )}
      {onRemove !== null && <RoundButton icon="minus" label={t.removeSeat(number)} onClick={onRemove} />}
    </li>
  );
}
