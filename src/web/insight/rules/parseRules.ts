/** Parses a rules page: sections, clauses with ids, examples with captions, and rulings. */

export interface Clause {
  readonly kind: 'clause';
  readonly id: string;
  readonly text: string;
  /** Our ruling and its reason, where the printed rules are silent. */
  readonly deduced: string | null;
}

export interface RulesExample {
  readonly kind: 'example';
  readonly id: string;
  /** As letters, for examples without a picture. */
  readonly drawing: string;
  readonly caption: string;
}

export type RulesBlock = Clause | RulesExample | { readonly kind: 'text'; readonly text: string };

export interface RulesSection {
  /** Empty before the first heading. */
  readonly title: string;
  readonly blocks: readonly RulesBlock[];
}

const CLAUSE = /^- \*\*([A-Z]\d+)\*\*\s+/;
const NOTE = /^- ([A-Z]\d+): /;
const FENCE = /^```(\S*)$/;
const isPlain = (line: string | undefined): line is string =>
  line !== undefined && line.trim() !== '' && !/^(#|- |```)/.test(line);

/** The file collects rulings in its last section. Here each belongs to its clause. */
export function parseRules(page: string): RulesSection[] {
  const lines = page.split('\n');
  const sections: { title: string; blocks: RulesBlock[] }[] = [{ title: '', blocks: [] }];
  const notes = new Map<string, string>();
  let at = 0;
  const rest = (first: string): string => {
    let whole = first;
    while (isPlain(lines[at])) whole += ` ${lines[at++]!.trim()}`;
    return whole;
  };
  while (at < lines.length) {
    const line = lines[at++]!;
    const { blocks } = sections.at(-1)!;
    const last = blocks.at(-1);
    const fence = FENCE.exec(line);
    if (fence !== null) {
      const end = lines.indexOf('```', at);
      blocks.push({
        kind: 'example',
        id: fence[1] ?? '',
        drawing: lines.slice(at, end).join('\n'),
        caption: '',
      });
      at = end + 1;
    } else if (line.startsWith('## ')) sections.push({ title: line.slice(3), blocks: [] });
    else if (CLAUSE.test(line)) {
      const id = CLAUSE.exec(line)![1]!;
      blocks.push({ kind: 'clause', id, text: rest(line.replace(CLAUSE, '')), deduced: null });
    } else if (NOTE.test(line)) notes.set(NOTE.exec(line)![1]!, rest(line.replace(NOTE, '')));
    else if (isPlain(line)) {
      const text = rest(line);
      if (last?.kind === 'example' && last.caption === '')
        blocks[blocks.length - 1] = { ...last, caption: text };
      else blocks.push({ kind: 'text', text });
    }
  }
  return sections
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ title, blocks }) => ({
      title,
      blocks: blocks.map((block) =>
        block.kind === 'clause' ? { ...block, deduced: notes.get(block.id) ?? null } : block,
      ),
    }));
}

/** Removes accents and capitals letter by letter, so that positions stay the same. */
const foldLetters = (text: string): string =>
  Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toLowerCase().padEnd(letter.length)).join(
    '',
  );

export const splitQuery = (query: string): string[] => foldLetters(query).split(/\s+/).filter(Boolean);

const getText = (block: RulesBlock): string =>
  block.kind === 'clause'
    ? `${block.id} ${block.text} ${block.deduced ?? ''}`
    : block.kind === 'example'
      ? block.caption
      : block.text;

export function matchesQuery(block: RulesBlock, words: readonly string[]): boolean {
  const text = foldLetters(getText(block));
  return words.every((word) => text.includes(word));
}

/** Splits a text at its matches: every second part is a match. */
export function splitAtMatches(text: string, words: readonly string[]): string[] {
  const plain = foldLetters(text);
  const parts: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const hits = words
      .map((word) => ({ from: plain.indexOf(word, at), word }))
      .filter(({ from }) => from >= 0)
      .toSorted((a, b) => a.from - b.from || b.word.length - a.word.length);
    const [hit] = hits;
    if (hit === undefined) break;
    parts.push(text.slice(at, hit.from), text.slice(hit.from, hit.from + hit.word.length));
    at = hit.from + hit.word.length;
  }
  return [...parts, text.slice(at)];
}
