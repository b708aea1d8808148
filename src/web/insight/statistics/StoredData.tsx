import { getPageMessages } from '../../i18n/index.ts';
import { useSignal } from '@preact/signals';
import {
  type CountedMatch,
  deleteCountedMatches,
  listCountedMatches,
  MAX_COUNTED,
  replaceCountedMatches,
} from '../../match/storage/countedMatches.ts';
import { LISTED_GAMES } from '../../match/games/index.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { saveFile } from '../../ui/browser/saveFile.ts';
import {
  type StatisticsFileFlaw,
  writeStatisticsFile,
  isFileFlaw,
  mergeMatches,
  readStatisticsFile,
} from './statisticsFile.ts';
import type { StatisticsMessages } from './messages/index.ts';

interface Props {
  readonly t: StatisticsMessages;
  readonly matches: readonly CountedMatch[];
  readonly written: (number: number) => string;
  readonly onChange: () => void;
}

function describeFlaw(t: StatisticsMessages, flaw: StatisticsFileFlaw): string {
  if (flaw.flaw === 'damaged') return t.flaws.damaged(flaw.number);
  if (flaw.flaw === 'unknownGame') return t.flaws.unknownGame(flaw.number, flaw.game);
  return t.flaws[flaw.flaw];
}

function importFile(text: string, t: StatisticsMessages): { readonly said: string; readonly isBad: boolean } {
  const theirs = readStatisticsFile(
    text,
    LISTED_GAMES.map(({ id }) => id),
  );
  if (isFileFlaw(theirs)) return { said: describeFlaw(t, theirs), isBad: true };
  const mine = listCountedMatches();
  const all = mergeMatches(mine, theirs);
  if (!replaceCountedMatches(all)) return { said: t.flaws.noRoom, isBad: true };
  const fresh = all.length - mine.length;
  return { said: t.takenOver(fresh, theirs.length - fresh), isBad: false };
}

export function StoredData({ t, matches, written, onChange }: Props) {
  const outcome = useSignal<{ readonly said: string; readonly isBad: boolean } | null>(null);
  const isAsking = useSignal(false);
  return (
    <section class="panel on-device" aria-labelledby="on-device">
      <h3 id="on-device">{getPageMessages().places.here}</h3>
      <p class="soft">{t.onDeviceNote(written(MAX_COUNTED))}</p>
      <div class="device-acts">
        <button
          type="button"
          class="btn"
          aria-disabled={matches.length === 0}
          onClick={() =>
            matches.length > 0 && saveFile('tavola-statistics.json', writeStatisticsFile(matches))
          }
        >
          <Icon name="save" /> {t.save}
        </button>
        <label class="btn file">
          <Icon name="open" /> {t.takeOver}
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              void file?.text().then((text) => {
                outcome.value = importFile(text, t);
                onChange();
              });
              // Allows the player to choose the same file again.
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
          <Icon name="close" /> {t.delete}
        </button>
      </div>
      <p role="status" class={outcome.value?.isBad === true ? 'flaw' : undefined}>
        {outcome.value?.said}
      </p>
      {isAsking.value && (
        <Dialog title={t.deleteAsk} onClose={() => (isAsking.value = false)}>
          <p>{t.deleteNote(written(matches.length))}</p>
          <div class="row-of-two">
            <button type="button" class="btn" onClick={() => (isAsking.value = false)}>
              {t.keep}
            </button>
            <button
              type="button"
              class="primary"
              onClick={() => {
                isAsking.value = false;
                outcome.value = deleteCountedMatches(Date.now())
                  ? { said: t.deleted, isBad: false }
                  : { said: t.flaws.noRoom, isBad: true };
                onChange();
              }}
            >
              {t.deleteAll}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
