import { effect, signal } from '@preact/signals';
import * as v from 'valibot';
import type { ListedTable } from '../../../protocol/index.ts';
import { readJson, writeJson } from '../../ui/browser/storedJson.ts';

const Filters = v.object({
  game: v.nullable(v.string()),
  seats: v.nullable(v.number()),
  clock: v.picklist(['any', 'none', 'live', 'turns']),
  rated: v.picklist(['any', 'rated', 'casual']),
  company: v.picklist(['any', 'people', 'bots']),
});
export type Filters = v.InferOutput<typeof Filters>;

export const NO_FILTERS: Filters = { game: null, seats: null, clock: 'any', rated: 'any', company: 'any' };
const KEY = 'tavola.filters';

function readSavedFilters(): Filters {
  const parsed = v.safeParse(Filters, readJson(KEY));
  return parsed.success ? parsed.output : NO_FILTERS;
}

export const filters = signal<Filters>(readSavedFilters());
effect(() => void writeJson(KEY, filters.value));

export const countActive = (one: Filters): number =>
  Object.entries(one).filter(([key, value]) => value !== NO_FILTERS[key as keyof Filters]).length;

export function matchesFilters(table: ListedTable, { game, seats, clock, rated, company }: Filters): boolean {
  const hasBot = table.sitters.some(({ kind }) => kind === 'bot');
  return (
    (game === null || table.game === game) &&
    (seats === null || table.sitters.length === seats) &&
    (clock === 'any' || (table.time?.kind ?? 'none') === clock) &&
    (rated === 'any' || (table.rated !== undefined) === (rated === 'rated')) &&
    (company === 'any' || hasBot === (company === 'bots'))
  );
}
