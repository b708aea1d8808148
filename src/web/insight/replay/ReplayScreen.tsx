/** Replays a saved match, an opened file or a link at the given step. */
import { address } from '../../ui/browser/address.ts';
import { openedFile } from './openedFile.ts';
import { goToStep } from './replay.ts';
import { type LoadResult, LoadedTable } from '../../match/table/LoadedTable.tsx';
import { FileDrop } from './FileDrop.tsx';
import { loadReplay } from './loadReplay.ts';

async function load(
  id: string | undefined,
  text: string | undefined,
  step: string | null,
): Promise<LoadResult> {
  const loaded = await loadReplay(id, text);
  if ('session' in loaded) goToStep(loaded.session, step);
  return loaded;
}

export function ReplayScreen({ id }: { readonly id: string | undefined }) {
  const file = openedFile.value;
  const step = address.value.query.get('at');
  return (
    <>
      <LoadedTable of={id === undefined ? file : `${id}?${step}`} load={() => load(id, file?.text, step)} />
      <FileDrop />
    </>
  );
}
