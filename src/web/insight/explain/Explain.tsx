/** Explains every symbol, number and pile of a table: as a tip beside it, or in a large sheet. */
import { useSignal } from '@preact/signals';
import { type ComponentChildren, render } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { GameTypes, View } from '../../../core/index.ts';
import type { Thing, ThingDescription } from '../../../explain/index.ts';
import type { Names } from '../../../messages/index.ts';
import { getPageMessages } from '../../i18n/index.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import type { LogLine } from '../../ui/board/tableContext.ts';
import { type ExplainRequest, listenForQuestions } from './explainGestures.ts';
import { type Explanations, outlineThings, useExplanations, useOutlines } from './useExplanations.ts';
import { ThingPicture } from './ThingPicture.tsx';
import './explain.css';

interface Props {
  readonly game: string;
  readonly view: View;
  readonly names: Names;
  readonly log: readonly LogLine[];
  readonly onWhy: (line: LogLine) => void;
  readonly onRules: (clause: string) => void;
}

interface Explained extends ThingDescription {
  readonly thing: Thing;
}

/** Explains things. Things that are not on the table now have no explanation. */
const explainThings = ({ reasons }: Explanations, view: View, things: readonly Thing[]): Explained[] =>
  things.flatMap((thing) => {
    const about = reasons?.describeThing(view, thing) ?? null;
    return about === null ? [] : [{ ...about, thing }];
  });

/** The last event of a thing; undefined if none is known. */
const findLastEvent = (
  { reasons }: Explanations,
  view: View,
  log: readonly LogLine[],
  thing: Thing,
): LogLine | undefined =>
  log.findLast(({ event }) => event !== null && reasons?.explainEvent(event, view).things.includes(thing));

const GAP = 8;
const DESCRIBED_BY = 'aria-describedby';

/** Lies above everything, so that nothing moves. It is below its thing only if there is no room above. */
function Tip({ asked, children }: { readonly asked: ExplainRequest; readonly children: ComponentChildren }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tip = ref.current!;
    tip.showPopover();
    const thing = asked.at.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    const isAbove = thing.top - height - GAP >= 0;
    const left = Math.min(Math.max(GAP, thing.left + thing.width / 2 - width / 2), innerWidth - width - GAP);
    tip.style.left = `${Math.max(GAP, left)}px`;
    tip.style.top = `${Math.max(GAP, Math.min(isAbove ? thing.top - height - GAP : thing.bottom + GAP, innerHeight - height - GAP))}px`;
    asked.at.setAttribute(DESCRIBED_BY, 'explained');
    return () => asked.at.removeAttribute(DESCRIBED_BY);
  }, [asked]);
  return (
    <div
      ref={ref}
      id="explained"
      class="explained"
      role="tooltip"
      popover="manual"
      // Touches pass through, so that the tip does not block the next place. The key and the right mouse
      // button open a sheet instead.
      data-passes={asked.at.closest('#board, .dock') === null ? undefined : ''}
    >
      {children}
    </div>
  );
}

/** Rendered in the same part of the page as its thing, for screen readers. */
function BriefExplanation({
  asked,
  children,
}: {
  readonly asked: ExplainRequest;
  readonly children: ComponentChildren;
}) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const made = document.createElement('div');
    made.style.display = 'contents';
    (asked.at.closest('main, aside, header, dialog') ?? document.body).append(made);
    place.current = made;
    return () => {
      render(null, made);
      made.remove();
    };
  }, [asked]);
  useLayoutEffect(() => render(<Tip asked={asked}>{children}</Tip>, place.current!));
  return null;
}

function FullExplanation({
  about,
  reasoned: { t, format: say },
  game,
  last,
  onWhere,
  onWhy,
  onRules,
  onClose,
}: {
  readonly about: readonly Explained[];
  readonly reasoned: Explanations;
  readonly game: string;
  readonly last: LogLine | undefined;
  readonly onWhy: (line: LogLine) => void;
  readonly onWhere: (places: readonly Thing[]) => void;
  readonly onRules: (clause: string) => void;
  readonly onClose: () => void;
}) {
  const [first] = about;
  const places = about.flatMap((one) => one.places);
  const clauses = [...new Set(about.flatMap(({ clause }) => (clause === null ? [] : [clause])))];
  return (
    <Dialog title={say(first!.remarks[0]!)} class={`large-thing game-${game}`} onClose={onClose}>
      <ThingPicture thing={first!.thing} class="large" />
      {about.map(({ thing, remarks }, i) => (
        <p key={thing}>
          {i > 0 && <b>{say(remarks[0]!)}. </b>}
          {remarks.slice(1).map(say).join(' ')}
        </p>
      ))}
      <div class="large-acts">
        {places.length > 0 && (
          <button type="button" class="primary" onClick={() => onWhere(places)}>
            {t.showWhere}
          </button>
        )}
        {last !== undefined && (
          <button type="button" class="btn" onClick={() => onWhy(last)}>
            {t.whyOf(last.text)}
          </button>
        )}
        {clauses.map((clause) => (
          <button key={clause} type="button" class="btn" onClick={() => onRules(clause)}>
            <Icon name="rules" /> {getPageMessages().seeRule}
          </button>
        ))}
      </div>
    </Dialog>
  );
}

export function Explain({ game, view, names, log, onWhy, onRules }: Props) {
  const reasoned = useExplanations(game, names);
  const brief = useSignal<ExplainRequest | null>(null);
  const whole = useSignal<ExplainRequest | null>(null);
  const places = useSignal<readonly Thing[]>([]);
  useEffect(
    () =>
      listenForQuestions({
        brief: (asked) => (brief.value = asked),
        full: (asked) => (whole.value = asked),
      }),
    [],
  );
  // Legal places stay visible until the player does something else.
  useEffect(() => {
    if (places.value.length === 0) return undefined;
    const done = new AbortController();
    const end = (): void => {
      places.value = [];
    };
    for (const type of ['pointerdown', 'keydown'] as const)
      addEventListener(type, end, { signal: done.signal, capture: true });
    const dark = outlineThings(places.value);
    return () => {
      done.abort();
      dark();
    };
  }, [places.value]);
  if (reasoned === null) return null;
  const short = brief.value === null ? [] : explainThings(reasoned, view, brief.value.things);
  const all = whole.value === null ? [] : explainThings(reasoned, view, whole.value.things);
  return (
    <>
      {brief.value !== null && brief.value.at.isConnected && short.length > 0 && (
        <BriefExplanation key={short.map(({ thing }) => thing).join()} asked={brief.value}>
          {short.map(({ thing, remarks }) => (
            <p key={thing}>
              <b>{reasoned.format(remarks[0]!)}</b> {remarks.slice(1).map(reasoned.format).join(' ')}
            </p>
          ))}
        </BriefExplanation>
      )}
      {all.length > 0 && (
        <FullExplanation
          about={all}
          reasoned={reasoned}
          game={game}
          last={findLastEvent(reasoned, view, log, all[0]!.thing)}
          onWhy={(line) => {
            whole.value = null;
            onWhy(line);
          }}
          onWhere={(where) => {
            whole.value = null;
            places.value = where;
          }}
          onRules={(clause) => {
            whole.value = null;
            onRules(clause);
          }}
          onClose={() => (whole.value = null)}
        />
      )}
    </>
  );
}

interface MoveReasonProps {
  readonly game: string;
  readonly view: View;
  readonly moves: readonly GameTypes['move'][];
  readonly names: Names;
}

export function MoveReason({ game, view, moves, names }: MoveReasonProps) {
  const reasoned = useExplanations(game, names);
  const whys = moves.map((move) => reasoned?.reasons?.explainMove?.(view, move) ?? null);
  const said = whys.map((why) => why?.remarks.map(reasoned!.format).join(' ') ?? '');
  // Of several possible moves, only a text that fits them all.
  const [text = ''] = new Set(said).size === 1 ? said : [];
  useOutlines(text === '' ? [] : (whys[0]?.things ?? []));
  return text === '' ? null : (
    <p class="because" role="status">
      {text}
    </p>
  );
}
