/** Which plots a report has, the numbers in them, and what each shows in words. */
import { type Language, LANGUAGES } from '../../../core/index.ts';
import {
  chainSteps,
  type ConfidenceInterval,
  type EffectSummary,
  type LabTable,
  type Measure,
  summarizeEffects,
  type Summary,
  type TableSummary,
} from '../../../lab/index.ts';
import { de } from './messages/de.ts';
import { en, type Finding, type ReportMessages, type Verdict } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import { it } from './messages/it.ts';
import { drawEstimates, drawHistograms, type Estimate } from './plots.ts';

const MESSAGES: { readonly [L in Language]: ReportMessages } = { en, de, fr, it };
export type InEveryLanguage = { readonly [L in Language]: string };

export const inEveryLanguage = (
  say: (words: ReportMessages, language: Language) => string,
): InEveryLanguage =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, say(MESSAGES[language], language)]),
  ) as InEveryLanguage;

export interface Figure {
  readonly id: string;
  readonly title: InEveryLanguage;
  readonly sentence: InEveryLanguage;
  readonly svg: string;
  readonly csv: string;
}

const botsOf = ({ bots }: LabTable): string => (new Set(bots).size === 1 ? bots[0]! : bots.join(', '));

/** The name of a table in a plot: its seats, bots, and what is varied. */
const labelOf = (table: LabTable): string =>
  `${table.config.seats} · ${botsOf(table)}${table.variant === '' ? '' : ` · ${table.variant}`}`;

type Unit = 'share' | 'points' | 'number';

function format(value: number, unit: Unit, language: Language): string {
  if (unit === 'share')
    return new Intl.NumberFormat(language, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }).format(value);
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: unit === 'points' ? 1 : 0,
    maximumFractionDigits: 2,
    ...(unit === 'points' ? { signDisplay: 'exceptZero' as const } : {}),
  }).format(unit === 'points' ? 100 * value : value);
}

const formatInterval = ({ low, high }: ConfidenceInterval, unit: Unit, language: Language): string =>
  Number.isFinite(low) && Number.isFinite(high)
    ? `${format(low, unit, language)} – ${format(high, unit, language)}`
    : '?';

/**
 * Whether a value differs from a fair one. The row of a sentence is the most striking of `rows`, so its interval is widened until
 * all of them hold at once.
 */
function judge({ mean, low, high }: ConfidenceInterval, fair: number, rows: number): Verdict {
  const widened = rows === 1 ? 1 : Math.sqrt(2 * Math.log((2 * rows) / DOUBT)) / SINGLE;
  if (mean - widened * (mean - low) > fair) return 'above';
  return mean + widened * (high - mean) < fair ? 'below' : 'open';
}

const DOUBT = 0.05;
/** How many standard errors an interval of 95% reaches. */
const SINGLE = 1.96;

const where = (words: ReportMessages, table: LabTable): string =>
  words.where(String(table.config.seats), botsOf(table), table.variant);

const finding = (
  words: ReportMessages,
  language: Language,
  table: LabTable,
  interval: ConfidenceInterval,
  unit: Unit,
): Finding => ({
  where: where(words, table),
  value: format(interval.mean, unit, language),
  interval: formatInterval(interval, unit, language),
});

const quote = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `${rows.map((row) => row.map((cell) => quote(String(cell))).join(',')).join('\n')}\n`;

const estimatesCsv = (rows: readonly Estimate[]): string =>
  toCsv([
    ['table', 'mean', 'low', 'high'],
    ...rows.map(({ label, mean, low, high }) => [label, mean, low, high]),
  ]);

interface Row {
  readonly table: LabTable;
  readonly label: string;
  readonly interval: ConfidenceInterval;
  readonly fair?: number;
}

const toEstimate = ({ label, interval, fair }: Row, unit: Unit): Estimate => {
  const scale = unit === 'points' ? 100 : 1;
  const { mean, low, high } = interval;
  return {
    label,
    mean: mean * scale,
    low: low * scale,
    high: high * scale,
    ...(fair === undefined ? {} : { fair: fair * scale }),
  };
};

/** The row that a sentence tells about: the one furthest from fair in units of its uncertainty, or else the greatest. */
function mostNotable(rows: readonly Row[]): Row {
  const score = ({ interval, fair }: Row): number => {
    if (fair === undefined) return interval.mean;
    const half = (interval.high - interval.low) / 2;
    return Number.isFinite(half) && half > 0 ? Math.abs(interval.mean - fair) / half : 0;
  };
  return rows.reduce((best, row) => (score(row) > score(best) ? row : best));
}

type Titled = keyof ReportMessages['titles'];

function estimatesFigure(
  id: Titled,
  unit: Unit,
  rows: readonly Row[],
  say: (words: ReportMessages, language: Language, row: Row) => string,
): Figure[] {
  if (rows.length === 0) return [];
  const estimates = rows.map((row) => toEstimate(row, unit));
  const row = mostNotable(rows);
  return [
    {
      id,
      title: inEveryLanguage((words) => words.titles[id]),
      sentence: inEveryLanguage((words, language) => say(words, language, row)),
      svg: drawEstimates(estimates, unit === 'share', en.titles[id]),
      csv: estimatesCsv(estimates),
    },
  ];
}

/** Rows of a value that a table may lack. */
const rowsOf = (
  tables: readonly TableSummary[],
  value: (summary: TableSummary) => ConfidenceInterval | null,
): Row[] =>
  tables.flatMap((summary) => {
    const interval = value(summary);
    return interval === null ? [] : [{ table: summary.table, label: labelOf(summary.table), interval }];
  });

function histogramFigure(
  id: 'length' | 'margin',
  tables: readonly TableSummary[],
  counts: (summary: TableSummary) => ReadonlyMap<number, number>,
  rows: readonly Row[],
): Figure[] {
  if (rows.length === 0) return [];
  const row = mostNotable(rows);
  const strips = tables.map((summary) => ({ label: labelOf(summary.table), counts: counts(summary) }));
  return [
    {
      id,
      title: inEveryLanguage((words) => words.titles[id]),
      sentence: inEveryLanguage((words, language) =>
        words[id](finding(words, language, row.table, row.interval, 'number')),
      ),
      svg: drawHistograms(strips, en.titles[id]),
      csv: toCsv([
        ['table', id, 'matches'],
        ...strips.flatMap(({ label, counts: all }) =>
          [...all].toSorted(([a], [b]) => a - b).map(([value, count]) => [label, value, count]),
        ),
      ]),
    },
  ];
}

function shareFigures(tables: readonly TableSummary[]): Figure[] {
  const fairOf = (row: Row): Row => ({ ...row, fair: 1 / row.table.config.seats });
  const starting = rowsOf(tables, (summary) => summary.starting).map(fairOf);
  const seats = tables.flatMap((summary) =>
    summary.seats.map((interval, seat) =>
      fairOf({ table: summary.table, label: `${labelOf(summary.table)} · ${seat + 1}`, interval }),
    ),
  );
  return [
    ...estimatesFigure('starting', 'share', starting, (words, language, row) =>
      words.starting(
        finding(words, language, row.table, row.interval, 'share'),
        format(row.fair!, 'share', language),
        judge(row.interval, row.fair!, starting.length),
      ),
    ),
    ...estimatesFigure('seats', 'share', seats, (words, language, row) =>
      words.seats(
        finding(words, language, row.table, row.interval, 'share'),
        row.label.split(' · ').at(-1)!,
        format(row.fair!, 'share', language),
        judge(row.interval, row.fair!, seats.length),
      ),
    ),
  ];
}

function plainFigures(tables: readonly TableSummary[], measures: readonly Measure[]): Figure[] {
  const plain = (
    id: 'ties' | 'leads' | 'decided' | 'branching' | 'luck',
    unit: Unit,
    value: (summary: TableSummary) => ConfidenceInterval | null,
  ): Figure[] =>
    measures.includes(id)
      ? estimatesFigure(id, unit, rowsOf(tables, value), (words, language, row) =>
          words[id](finding(words, language, row.table, row.interval, unit)),
        )
      : [];
  return [
    ...plain('ties', 'share', ({ ties }) => ties),
    ...plain('leads', 'number', ({ leads }) => leads),
    ...plain('decided', 'share', ({ decided }) => decided),
    ...plain('branching', 'number', ({ branching }) => branching),
    ...plain('luck', 'share', ({ luck }) => luck),
  ];
}

/** All steps of a chain with one number of seats. */
function chainFigures(tables: readonly TableSummary[]): Figure[] {
  const steps = chainSteps(tables);
  const [first] = steps;
  if (first === undefined) return [];
  const { seats } = first.table.config;
  const shown = steps.filter(({ table }) => table.config.seats === seats);
  const sum = (pick: (steps: ConfidenceInterval) => number): number =>
    shown.reduce((total, step) => total + pick(step.steps), 0);
  const mean = sum((step) => step.mean);
  // Independent steps: their squared uncertainties add up.
  const half = Math.sqrt(sum((step) => ((step.high - step.low) / 2) ** 2));
  const total = { mean, low: mean - half, high: mean + half };
  const rows = steps.map(({ table, strong, weak, steps: interval }) => ({
    table,
    label: `${table.config.seats} · ${weak} → ${strong}`,
    interval,
    fair: 0,
  }));
  return estimatesFigure('chain', 'number', rows, (words, language) =>
    words.chain(
      { value: format(total.mean, 'number', language), interval: formatInterval(total, 'number', language) },
      String(seats),
      shown[0]!.weak,
      shown.at(-1)!.strong,
    ),
  );
}

const MOST_CARDS = 40;
/** A card that was swapped less often is not shown. */
const LEAST_DEALS = 30;

function cardFigures(tables: readonly TableSummary[]): Figure[] {
  const known = tables.filter(({ cards }) => cards.length > 0);
  // One plot is enough to read; the rest is in other runs.
  const table = known.at(-1);
  if (table === undefined) return [];
  const cards = table.cards.filter(({ deals }) => deals >= LEAST_DEALS);
  if (cards.length === 0) return [];
  const half = MOST_CARDS / 2;
  const shown = cards.length <= MOST_CARDS ? cards : [...cards.slice(0, half), ...cards.slice(-half)];
  const rows = shown.map(({ card, value }) => ({
    table: table.table,
    label: card,
    interval: value,
    fair: 0,
  }));
  const [best] = rows;
  return estimatesFigure('cards', 'points', rows, (words, language) =>
    words.cards({
      ...finding(words, language, table.table, best!.interval, 'points'),
      card: best!.label,
      verdict: judge(best!.interval, 0, cards.length),
    }),
  );
}

function effectFigures(effects: readonly EffectSummary[]): Figure[] {
  const rows = (name: 'starting' | 'length'): Row[] =>
    effects.flatMap(({ table, changes }) => {
      const interval = changes[name];
      return interval === null ? [] : [{ table, label: labelOf(table), interval, fair: 0 }];
    });
  return [
    ...estimatesFigure('effects', 'points', rows('starting'), (words, language, row) =>
      words.effects(
        finding(words, language, row.table, row.interval, 'points'),
        judge(row.interval, 0, effects.length),
      ),
    ),
    ...estimatesFigure('effects', 'number', rows('length'), (words, language, row) =>
      words.effectLength(finding(words, language, row.table, row.interval, 'number')),
    ),
  ];
}

/** The plots of one game. */
export function listFigures(summaries: readonly Summary[], measures: readonly Measure[]): Figure[] {
  const all = summaries
    .map((summary) => ({ summary, of: summary.summary }))
    .filter(({ of }) => of.matches > 0);
  const tables = all.map(({ of }) => of);
  const played = tables.filter(({ table }) => table.kind === 'play');
  const wants = (measure: Measure): boolean => measures.includes(measure);
  return [
    ...(wants('shares') ? shareFigures(played) : []),
    ...(wants('length')
      ? histogramFigure(
          'length',
          played,
          ({ lengths }) => lengths,
          rowsOf(played, ({ length }) => length),
        )
      : []),
    ...(wants('margin')
      ? histogramFigure(
          'margin',
          played,
          ({ margins }) => margins,
          rowsOf(played, ({ margin }) => margin),
        )
      : []),
    ...plainFigures(played, measures),
    ...(wants('chain') ? chainFigures(tables) : []),
    ...(wants('cards') ? cardFigures(tables) : []),
    ...(wants('effects')
      ? effectFigures(summarizeEffects(all.map(({ summary, of }) => ({ table: of.table, summary }))))
      : []),
  ];
}
