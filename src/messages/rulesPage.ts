/** Parts of a rules page: plain text, or single clauses. */

/** The start of a clause: its id first in a list item, a paragraph or a heading. */
const CLAUSE = /^(?:[-*+] +|#+ +)?[*_`]*([A-Z]\d+[a-z]?)\b/;

/** One complete clause of a page, without its list marker; undefined if there is none with that id. */
export function findClause(page: string, id: string): string | undefined {
  const wanted = id.toUpperCase();
  const lines = page.split('\n');
  const from = lines.findIndex((line) => CLAUSE.exec(line)?.[1]?.toUpperCase() === wanted);
  if (from < 0) return undefined;
  const rest = lines.slice(from + 1);
  const end = rest.findIndex((line) => line.startsWith('#') || CLAUSE.test(line));
  const clause = [lines[from]!, ...(end < 0 ? rest : rest.slice(0, end))].join('\n');
  // Joins the lines of a paragraph; a drawing between fences keeps its lines.
  const parts = clause.split(/^ *```.*$/m);
  return plainText(parts.map((part, i) => (i % 2 ? part : part.replaceAll(/\n +(?![-*+] )/g, ' '))).join(''));
}

/** A page without its markup, for a terminal. */
export const plainText = (page: string): string =>
  page
    .replaceAll(/^[-*+] +/gm, '')
    .replaceAll(/^#+ +/gm, '')
    .replaceAll(/\*\*|`/g, '')
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .trim();
