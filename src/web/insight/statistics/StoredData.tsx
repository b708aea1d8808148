/** What can be done with the statistics as a whole: save them, take others over, delete them. */
import { useSignal } from '@preact/signals';
import {
  counted,
  type Counted,
  deleteCounted,
  keepCounted,
  MOST_COUNTED,
} from '../../match/storage/countedMatches.ts';
import { LISTED } from '../../match/games/index.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { saveFile } from '../../ui/browser/saveFile.ts';
import { type FileFlaw, fileOf, isFileFlaw, merged, readFile } from './statisticsFile.ts';
import type { StatisticsWords } from './messages/index.ts';

interface Props {
  readonly says: StatisticsWords;
  readonly matches: readonly Counted[];
  readonly written: (number: number) => string;
  /** Something else is kept now. */
  readonly onChange: () => void;
}

function flawIn(says: StatisticsWords, flaw: FileFlaw): string {
  if (flaw.flaw === 'damaged') return says.flaws.damaged(flaw.number);
  if (flaw.flaw === 'unknownGame') return says.flaws.unknownGame(flaw.number, flaw.game);
  return says.flaws[flaw.flaw];
}

/** What came of it, in a sentence. */
function takeOver(text: string, says: StatisticsWords): { readonly said: string; readonly isBad: boolean } {
  const theirs = readFile(
    text,
    LISTED.map(({ id }) => id),
  );
  if (isFileFlaw(theirs)) return { said: flawIn(says, theirs), isBad: true };
  const mine = counted();
  const all = merged(mine, theirs);
  if (!keepCounted(all)) return { said: says.flaws.noRoom, isBad: true };
  const fresh = all.length - mine.length;
  return { said: says.takenOver(fresh, theirs.length - fresh), isBad: false };
}

export function OnDevice({ says, matches, written, onChange }: Props) {
  const outcome = useSignal<{ readonly said: string; readonly isBad: boolean } | null>(null);
  const isAsking = useSignal(false);
  return (
    <section class="panel on-device" aria-labelledby="on-device">
      <h3 id="on-device">{says.onDevice}</h3>
      <p class="soft">{says.onDeviceNote(written(MOST_COUNTED))}</p>
      <div class="device-acts">
        <button
          type="button"
          class="btn"
          aria-disabled={matches.length === 0}
          onClick={() => matches.length > 0 && saveFile('tavola-statistics.json', fileOf(matches))}
        >
          <Icon name="save" /> {says.save}
        </button>
        <label class="btn file">
          <Icon name="open" /> {says.takeOver}
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              void file?.text().then((text) => {
                outcome.value = takeOver(text, says);
                onChange();
              });
              // The same file may be chosen again.
              currentTarget.value = '';
            }}
          />
        </label>
        <button
          type="button"
          class="btn"
          aria-disabled={matches.length === 0}
          onClick={() => {
            if (matches.length > 0) isAsking.value = true;
          }}
        >
          <Icon name="close" /> {says.delete}
        </button>
      </div>
      <p role="status" class={outcome.value?.isBad === true ? 'flaw' : undefined}>
        {outcome.value?.said}
      </p>
      {isAsking.value && (
        <Dialog title={says.deleteAsk} onClose={() => (isAsking.value = false)}>
          <p>{says.deleteNote(written(matches.length))}</p>
          <div class="row-of-two">
            <button type="button" class="btn" onClick={() => (isAsking.value = false)}>
              {says.keep}
            </button>
            <button
              type="button"
              class="primary"
              onClick={() => {
                isAsking.value = false;
                outcome.value = deleteCounted(Date.now())
                  ? { said: says.deleted, isBad: false }
                  : { said: says.flaws.noRoom, isBad: true };
                onChange();
              }}
            >
              {says.deleteAll}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
