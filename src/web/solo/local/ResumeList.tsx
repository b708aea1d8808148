/** The matches to go on with; one that is thrown away can be had back for a while. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type Listed, listed, loadRules } from '../../match/games/index.ts';
import { namesAt } from '../../i18n/seatNames.ts';
import { addressOf } from '../../ui/browser/address.ts';
import { fetched } from '../../ui/browser/importWithRetry.ts';
import { forget, keep, type Kept } from '../../match/storage/savedMatches.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { spoken, usePage } from '../../i18n/index.ts';

/** How long a match that was thrown away can be had back. */
const UNDO_MILLISECONDS = 10_000;

function Running({
  match,
  game,
  onThrow,
}: {
  readonly match: Kept;
  readonly game: Listed;
  readonly onThrow: () => void;
}) {
  const says = usePage();
  const names = namesAt(says, spoken.value!.table, match.sitters);
  const isDamaged = useSignal(false);
  useEffect(() => {
    const judge = fetched(() => import('../../match/session/damagedMatch.ts'));
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
        <b>{says.continueTitle(game.title)}</b>
        <span class="soft">
          {isDamaged.value
            ? says.badMatch
            : says.continueWith(names.seats(match.sitters.map((_, seat) => seat)), match.actions.length)}
        </span>
      </p>
      {isDamaged.value ? (
        <button type="button" class="btn" onClick={onThrow}>
          {says.forget}
        </button>
      ) : (
        <>
          <RoundButton icon="close" label={`${says.forget}: ${game.title}`} onClick={onThrow} />
          <a class="primary" href={addressOf('match', match.id)}>
            {says.continue}
          </a>
        </>
      )}
    </>
  );
}

function Thrown({
  game,
  onUndo,
  onGone,
}: {
  readonly game: Listed;
  readonly onUndo: () => void;
  readonly onGone: () => void;
}) {
  const says = usePage();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    undo.current?.focus();
    const timer = setTimeout(onGone, UNDO_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p role="status">{says.forgotten(game.title)}</p>
      <button type="button" class="btn" ref={undo} onClick={onUndo}>
        <Icon name="undo" /> {says.undo}
      </button>
    </>
  );
}

/** Shows the `most` newest; what was thrown away keeps its place until it is gone. */
export function Resume({ matches, most }: { readonly matches: readonly Kept[]; readonly most: number }) {
  const gone = useSignal<readonly string[]>([]);
  const thrown = useSignal<readonly string[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const isThrown = (id: string): boolean => thrown.value.includes(id);
  const shown = matches.filter(({ id }) => !gone.value.includes(id)).slice(0, most);
  if (shown.length === 0) return null;
  return (
    <ul class="resume" ref={list}>
      {shown.map((match) => {
        const game = listed(match.game);
        if (game === undefined) return null;
        return (
          <li key={match.id} class="panel">
            {isThrown(match.id) ? (
              <Thrown
                game={game}
                onUndo={() => {
                  keep(match);
                  thrown.value = thrown.value.filter((id) => id !== match.id);
                  requestAnimationFrame(() =>
                    list.current?.querySelector<HTMLElement>(`[href$="${match.id}"]`)?.focus(),
                  );
                }}
                onGone={() => (gone.value = [...gone.value, match.id])}
              />
            ) : (
              <Running
                match={match}
                game={game}
                onThrow={() => {
                  forget(match.id);
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
