/** Unfinished matches. A deleted one can be restored for a while. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { findListedGame, type ListedGame, loadRules } from '../../match/games/index.ts';
import { nameSeats } from '../../i18n/seatNames.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { importWithRetry } from '../../ui/browser/importWithRetry.ts';
import { deleteMatch, type SavedMatch, saveMatch } from '../../match/storage/savedMatches.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { getPageMessages } from '../../i18n/index.ts';

/** How long a deleted match can be restored. */
const UNDO_MILLISECONDS = 10_000;

function SavedMatchRow({
  match,
  game,
  onThrow,
}: {
  readonly match: SavedMatch;
  readonly game: ListedGame;
  readonly onThrow: () => void;
}) {
  const t = getPageMessages();
  const names = nameSeats(t, match.sitters);
  const bots = match.sitters.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));
  const opponents = bots.length > 0 ? bots : [...match.sitters.keys()];
  const isDamaged = useSignal(false);
  useEffect(() => {
    const judge = importWithRetry(() => import('../../match/session/history.ts'));
    void Promise.all([loadRules(game.id), judge]).then(
      ([rules, { canReplay }]) => (isDamaged.value = !canReplay(rules, match)),
    );
  }, [match, game]);
  return (
    <>
      <div class="resume-art" aria-hidden="true">
        <game.Art />
      </div>
      <p>
        <b>{game.title}</b>
        <span class="soft">
          {isDamaged.value ? t.badMatch : t.continueWith(names.seats(opponents), match.actions.length)}
        </span>
      </p>
      {isDamaged.value ? (
        <button type="button" class="btn" onClick={onThrow}>
          {t.forget}
        </button>
      ) : (
        <>
          <RoundButton icon="close" label={`${t.forget}: ${game.title}`} onClick={onThrow} />
          <a class="primary" href={buildHash('match', match.id)}>
            {t.continue}
          </a>
        </>
      )}
    </>
  );
}

function DeletedMatchRow({
  game,
  onUndo,
  onGone,
}: {
  readonly game: ListedGame;
  readonly onUndo: () => void;
  readonly onGone: () => void;
}) {
  const t = getPageMessages();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    undo.current?.focus();
    const timer = setTimeout(onGone, UNDO_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p role="status">{t.forgotten(game.title)}</p>
      <button type="button" class="btn" ref={undo} onClick={onUndo}>
        <Icon name="undo" /> {t.undo}
      </button>
    </>
  );
}

/** Shows the `most` newest. A deleted match keeps its row until it is gone. */
export function ResumeList({
  matches,
  most,
}: {
  readonly matches: readonly SavedMatch[];
  readonly most: number;
}) {
  const gone = useSignal<readonly string[]>([]);
  const thrown = useSignal<readonly string[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const isThrown = (id: string): boolean => thrown.value.includes(id);
  const shown = matches.filter(({ id }) => !gone.value.includes(id)).slice(0, most);
  if (shown.length === 0) return null;
  return (
    <ul class="resume" ref={list}>
      {shown.map((match) => {
        const game = findListedGame(match.game);
        if (game === undefined) return null;
        return (
          <li key={match.id} class={`panel ${isThrown(match.id) ? '' : 'one-row'}`}>
            {isThrown(match.id) ? (
              <DeletedMatchRow
                game={game}
                onUndo={() => {
                  saveMatch(match);
                  thrown.value = thrown.value.filter((id) => id !== match.id);
                  requestAnimationFrame(() =>
                    list.current?.querySelector<HTMLElement>(`[href$="${match.id}"]`)?.focus(),
                  );
                }}
                onGone={() => (gone.value = [...gone.value, match.id])}
              />
            ) : (
              <SavedMatchRow
                match={match}
                game={game}
                onThrow={() => {
                  deleteMatch(match.id);
                  thrown.value = [...thrown.value, match.id];
                }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
