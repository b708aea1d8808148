/** What a puzzle puts at a table: what it is, what is said of a try, and the way on. */
import { useEffect, useRef } from 'preact/hooks';
import type { Action } from '../../../core/index.ts';
import { type Motive, type Tone, worthSaying } from '../../../explain/index.ts';
import { narrate } from '../../../messages/index.ts';
import { addressOf } from '../../ui/browser/address.ts';
import { useLights } from '../../insight/explain/outlineThings.ts';
import { useReasons } from '../../insight/explain/useExplanations.ts';
import { Asking, Tool } from '../../match/table/Toolbar.tsx';
import type { Parts } from '../../match/table/tableParts.ts';
import { Icon, type IconName } from '../../ui/components/Icon.tsx';
import { focusTable } from '../../ui/board/rovingFocus.ts';
import { marginOf, restOf } from './margin.ts';
import type { PuzzleMatch } from './puzzleMatch.ts';
import { isProvisional } from './puzzleRating.ts';
import type { Solver } from './solver.ts';
import type { PuzzleWords } from './messages/index.ts';

interface Props {
  readonly solver: Solver;
  readonly match: PuzzleMatch;
  readonly says: PuzzleWords;
}

/** What a theme is about: winning something, stopping somebody, building, or what is risked. */
const SIGNS: { readonly [T in Tone]: IconName } = {
  wins: 'flag',
  stops: 'close',
  builds: 'plus',
  risks: 'hint',
};

/** What speaks for and against a choice, as the solver saw it before. */
function useMotives(match: PuzzleMatch, names: Parts['names'], action: Action | null) {
  const reasoned = useReasons(match.game.id, names);
  const motives: readonly Motive[] =
    action === null ? [] : (reasoned?.reasons?.motives(match.view, match.game.moves.decode(action)) ?? []);
  return { motives, say: (motive: Motive) => reasoned?.say(motive) ?? '' };
}

export function About({
  solver,
  match,
  says,
  theme,
  names,
}: Props & Pick<Parts, 'names'> & { readonly theme: string }) {
  const { puzzle } = match;
  const { motives } = useMotives(match, names, puzzle.solutions[0] ?? null);
  const tone = motives.find(({ type }) => type === puzzle.theme)?.tone ?? 'builds';
  const rating = solver.rating.value;
  const change = solver.change.value;
  return (
    <section class="puzzle-about" aria-label={says.about} data-puzzle={puzzle.id}>
      <span class="puzzle-sign" aria-hidden="true">
        <Icon name={SIGNS[tone]} />
      </span>
      <p>
        <b>{theme}</b>
        <span class="soft">{says.number(puzzle.rating)}</span>
      </p>
      <p class="puzzle-mine" aria-live="polite">
        <b>
          <span>{rating.value}</span>
          {change !== null && (
            <em class={change > 0 ? 'is-up' : undefined}>{change < 0 ? `−${-change}` : `+${change}`}</em>
          )}
        </b>
        <span class="soft">{isProvisional(rating) ? says.provisional : says.yours}</span>
      </p>
    </section>
  );
}

const HEADS = { wrong: 'notYet', solved: 'found', shown: 'wasIt' } as const;
const BADGES = { wrong: 'again', solved: 'check', shown: 'hint' } as const;

/** Above one's hand: what is asked, or what came of a try, in the reasons' own sentences. */
export function Says({ solver, match, says, speech, names }: Props & Parts) {
  const phase = match.phase.value;
  const isTold = phase === 'solved' || phase === 'shown';
  const [solution = null] = match.puzzle.solutions;
  const { motives, say } = useMotives(match, names, phase === 'wrong' ? match.tried.value : solution);
  const spoken =
    phase === 'wrong' ? motives.filter(({ tone }) => tone === 'risks').slice(0, 1) : worthSaying(motives);
  useLights(isTold ? spoken.flatMap(({ things }) => things) : []);
  if (phase === 'asked')
    return (
      <div class="puzzle-says" role="status">
        <p class="puzzle-find">{says.find}</p>
        {match.hasHint.value && motives[0] !== undefined && (
          <p class="puzzle-hint">
            <Icon name="hint" /> {say(motives[0])}
          </p>
        )}
      </div>
    );
  if (phase === 'answering')
    return (
      <p class="puzzle-says puzzle-find" role="status">
        {says.answering}
      </p>
    );
  const told = match.answers.value.map((event) => narrate(speech.words, event, names));
  const { uncounted } = solver;
  return (
    <div class="puzzle-says puzzle-answer" data-phase={phase} role="status">
      <span class="puzzle-badge">
        <Icon name={BADGES[phase]} />
      </span>
      <p>
        <b>{says[HEADS[phase]]}</b>{' '}
        {phase === 'wrong' && <span>{says.better[marginOf(match.puzzle.margin)]} </span>}
        {spoken.map((motive) => (
          <span key={motive.type}>{say(motive)} </span>
        ))}
        {phase === 'wrong' && told.length > 0 && <span>{says.allows(restOf(told))}</span>}
        {isTold && <span>{says.worth(Math.round(100 * match.puzzle.margin))} </span>}
        {uncounted.value !== null && isTold && <span class="soft">{says[uncounted.value]}</span>}
      </p>
    </div>
  );
}

/** In place of the tools: what can be done with the puzzle now. */
export function Bar({ solver, match, says, turn }: Props & Parts) {
  const phase = match.phase.value;
  const first = useRef<HTMLButtonElement>(null);
  // Whoever plays by keys goes on with Enter; whoever tries again finds the table.
  useEffect(() => {
    if (phase === 'asked') {
      if (match.tried.value !== null) focusTable();
    } else if (phase !== 'answering') first.current?.focus({ preventScroll: true });
  }, [phase]);
  if (turn.pending.value !== null) return <Asking turn={turn} />;
  const show = <Tool icon="eye" label={says.showAnswer} onClick={() => match.showSolution()} />;
  return (
    <div class="tools puzzle-acts">
      {phase === 'asked' && (
        <>
          <Tool icon="hint" label={says.hint} isOff={match.hasHint.value} onClick={() => match.askHint()} />
          {show}
        </>
      )}
      {phase === 'wrong' && (
        <>
          <button type="button" class="primary" ref={first} onClick={() => match.again()}>
            {says.tryAgain}
          </button>
          {show}
        </>
      )}
      {(phase === 'solved' || phase === 'shown') && (
        <>
          <button type="button" class="primary" data-repeats="on" ref={first} onClick={() => solver.next()}>
            {says.next}
          </button>
          <a class="btn" href={addressOf('replay', match.puzzle.link)}>
            {says.lookAtMatch}
          </a>
        </>
      )}
    </div>
  );
}
