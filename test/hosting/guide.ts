/** The programs and commands of docs/guide, in reading order. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../docs/guide');

export const GUIDES = readdirSync(FOLDER).map((page) => basename(page, '.md'));

export type GuideStep =
  | { readonly is: 'file'; readonly name: string; readonly text: string }
  | { readonly is: 'commands'; readonly lines: readonly string[] }
  | { readonly is: 'output'; readonly text: string };

/** Every fenced block of a guide. A program starts with a comment that is its file name. */
export const parseGuide = (guide: string): GuideStep[] =>
  [...readFileSync(join(FOLDER, `${guide}.md`), 'utf8').matchAll(/^```(\w*)\n(.*?)^```/gms)].map(
    ([, language, text = '']): GuideStep => {
      if (language === 'sh') return { is: 'commands', lines: text.trim().split('\n') };
      if (language === 'text') return { is: 'output', text };
      const name = /^(?:\/\/|#) (\w+\.\w+)\n/.exec(text)?.[1];
      if (name === undefined) throw new Error(`${guide}.md: a block without a name begins with ${text}`);
      return { is: 'file', name, text };
    },
  );

export function setUpCommands(): readonly string[] {
  const [first] = parseGuide('play');
  if (first?.is !== 'commands') throw new Error('play.md does not begin with commands');
  return first.lines;
}
