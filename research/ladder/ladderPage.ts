/**
 * The page with the results of the ladder. Every write first reads it again, so a run replaces only its own pairings,
 * even if it is interrupted.
 */
import { columns } from '../../src/cli/console/output.ts';

/** Seats, bot, against, wins, 95%, goal, matches, commit, fingerprint: as printed. */
export type Row = readonly [string, string, string, string, string, string, string, string, string];

const HEADING: Row = ['seats', 'bot', 'against', 'wins', '95 %', 'asked for', 'matches', 'code', 'bots'];

const INTRODUCTION = `# The ladder

Written by \`npm run ladder\`: one seat of a bot plays against copies of another, every deal from every seat in turn. Wins are the
bot's share of all victories, with their 95 % interval; "asked for" is what the project wants it to be; "code" is the commit that was played, "bots"
a fingerprint of the code and weights of both bots and of the rules. A row whose bots or rules have changed since says _older_; \`npm run derive -- ladder\` plays those again. \`search-5x\` is \`search\`
with as many iterations as take five times the processor time of \`expert\`; in teams both partners are the same bot.`;

const isSame = (a: Row, b: Row): boolean => a[0] === b[0] && a[1] === b[1] && a[2] === b[2];

function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, i) => Math.max(3, ...rows.map((row) => row[i].length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |`;
  const [heading, ...rest] = rows;
  return [line(heading), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n');
}

export function crossTable(rows: readonly Row[], bots: readonly string[]): string[][] {
  const fewest = rows[0]?.[0];
  const cell = (bot: string, against: string): string => {
    const row = rows.find(
      ([seats, name, other]) => seats === fewest && name === bot && other.split(' ')[0] === against,
    );
    return row === undefined ? '' : `${row[3]} (${row[4]})`;
  };
  return [
    ['', ...bots.slice(0, -1)],
    ...bots.slice(1).map((bot) => [bot, ...bots.slice(0, -1).map((against) => cell(bot, against))]),
  ];
}

interface Section {
  readonly title: string;
  readonly text: string;
}

function splitSections(page: string): Section[] {
  return page
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const end = section.indexOf('\n');
      return { title: section.slice(0, end).trim(), text: section.slice(end).trim() };
    });
}

function parseRows(text: string): Row[] {
  return text
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter((cells): cells is [...Row] => cells.length === HEADING.length && /^\d/.test(cells[0]));
}

export const findRows = (page: string, title: string): Row[] =>
  parseRows(splitSections(page).find((section) => section.title === title)?.text ?? '');

function sectionText(rows: readonly Row[], bots: readonly string[]): string {
  const seats = rows[0][0];
  const cross = crossTable(rows, bots);
  const anyMet = cross.slice(1).some(([, ...cells]) => cells.some((cell) => cell !== ''));
  return [
    formatTable([HEADING, ...rows]),
    ...(anyMet
      ? ['', `Each bot (down) against each weaker one (across), ${seats} seats:`, '', formatTable(cross)]
      : []),
  ].join('\n');
}

/**
 * The page with one more row, which replaces an older one of the same pairing. Rows are sorted like `pairings`; rows
 * of other pairings are dropped. Sections of other games stay as they are.
 */
export function updatePage(
  page: string,
  title: string,
  row: Row,
  pairings: readonly (readonly [string, string, string])[],
  bots: readonly string[],
): string {
  const played = [...findRows(page, title).filter((other) => !isSame(other, row)), row];
  const rows = pairings.flatMap(([seats, bot, against]) =>
    played.filter((other) => other[0] === seats && other[1] === bot && other[2] === against),
  );
  const text = sectionText(rows, bots);
  const sections = splitSections(page);
  const at = sections.findIndex((section) => section.title === title);
  if (at < 0) sections.push({ title, text });
  else sections[at] = { title, text };
  return `${[INTRODUCTION, ...sections.map((section) => `## ${section.title}\n\n${section.text}`)].join('\n\n')}\n`;
}

export const ladderText = (rows: readonly Row[]): string => columns([HEADING, ...rows]);
