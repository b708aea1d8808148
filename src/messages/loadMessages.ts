/** Loads one language of a catalogue. Its four files export their messages under the name of their language. */
import type { Language } from '../core/index.ts';

/** What `import.meta.glob` returns for the files of a catalogue, or of one catalogue per game. */
export type MessageFiles = { readonly [path: string]: () => Promise<unknown> };

/** Undefined if the folder has no catalogue: a game need not have each of them. */
export async function findMessages<W>(
  files: MessageFiles,
  language: Language,
  folder = '.',
): Promise<W | undefined> {
  const load = files[`${folder}/${language}.ts`];
  return load && ((await load()) as { readonly [L in Language]: W })[language];
}

export async function loadMessages<W>(files: MessageFiles, language: Language, folder = '.'): Promise<W> {
  const messages = await findMessages<W>(files, language, folder);
  if (messages === undefined) throw new Error(`no messages in ${folder} for ${language}`);
  return messages;
}
