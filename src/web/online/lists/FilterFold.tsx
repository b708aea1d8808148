/** Filters of the open tables, folded at first. */
import { getPageMessages } from '../../i18n/index.ts';
import { useRef } from 'preact/hooks';
import { LISTED_GAMES } from '../../match/games/index.ts';
import { countActive, NO_FILTERS, filters, type Filters as Choice } from './filters.ts';
import type { ListMessages } from './messages/index.ts';

/** All numbers of players that any game allows. */
const SEAT_COUNTS = [
  ...new Set(
    LISTED_GAMES.flatMap(({ seats: [min, max] }) => Array.from({ length: max - min + 1 }, (_, i) => min + i)),
  ),
].toSorted((a, b) => a - b);

function FilterSelect({
  id,
  label,
  value,
  any,
  options,
  onChange,
}: {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly any: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}) {
  return (
    <label class="filter" for={`filter-${id}`}>
      <span>{label}</span>
      <select
        id={`filter-${id}`}
        class="field"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="any">{any}</option>
        {options.map(([one, t]) => (
          <option key={one} value={one}>
            {t}
          </option>
        ))}
      </select>
    </label>
  );
}

export function FilterFold({
  messages,
  hasRated,
}: {
  readonly messages: ListMessages;
  readonly hasRated: boolean;
}) {
  const choice = filters.value;
  const change = (part: Partial<Choice>): void => {
    filters.value = { ...choice, ...part };
  };
  const count = countActive(choice);
  // The fold must not close when the player clears the last filter.
  const wasOpen = useRef(count > 0).current;
  return (
    <details class="fold filters" open={wasOpen}>
      <summary>
        {messages.filters}
        {count > 0 && <span class="mark">{messages.filtered(count)}</span>}
      </summary>
      <div class="filter-fields">
        <FilterSelect
          id="game"
          label={getPageMessages().game}
          value={choice.game ?? 'any'}
          any={messages.any}
          options={LISTED_GAMES.map(({ id, title }) => [id, title])}
          onChange={(game) => change({ game: game === 'any' ? null : game })}
        />
        <FilterSelect
          id="seats"
          label={messages.seats}
          value={choice.seats === null ? 'any' : `${choice.seats}`}
          any={messages.any}
          options={SEAT_COUNTS.map((seats) => [`${seats}`, getPageMessages().seatCount(seats)])}
          onChange={(seats) => change({ seats: seats === 'any' ? null : Number(seats) })}
        />
        <FilterSelect
          id="clock"
          label={getPageMessages().timeToThink}
          value={choice.clock}
          any={messages.any}
          options={Object.entries(messages.clocks)}
          onChange={(clock) => change({ clock: clock as Choice['clock'] })}
        />
        <FilterSelect
          id="company"
          label={messages.company}
          value={choice.company}
          any={messages.any}
          options={Object.entries(messages.companies)}
          onChange={(company) => change({ company: company as Choice['company'] })}
        />
        {hasRated && (
          <FilterSelect
            id="rated"
            label={messages.rated}
            value={choice.rated}
            any={messages.any}
            options={Object.entries(messages.ratedOnly)}
            onChange={(rated) => change({ rated: rated as Choice['rated'] })}
          />
        )}
        {count > 0 && (
          <button type="button" class="btn" onClick={() => (filters.value = NO_FILTERS)}>
            {messages.showAll}
          </button>
        )}
      </div>
    </details>
  );
}
