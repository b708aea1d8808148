/** The table of Schicht im Schacht: all seats in laying order above, the mine, the own hand below. */
import { useState, useLayoutEffect, useRef } from 'preact/hooks';
import { cardByName, cardName, isSilver, NO_CARD, ROUNDS } from '../rules/data.ts';
import { Pips } from '../../../web/ui/kit/Score.tsx';
import { TableLayout } from '../../../web/ui/board/TableLayout.tsx';
import { formatPrompt } from './prompt.ts';
import { Crew } from './Crew.tsx';
import { Hand, LAID, OpenHands } from './Hand.tsx';
import { useRecentEvents } from './recentEvents.ts';
import { Mine } from './Mine.tsx';
import type { Props } from './boardModel.ts';
import { type Opened, CardsDialog } from './CardsDialog.tsx';
import { ChainSteps } from './ChainSteps.tsx';
import { isMotionAllowed } from '../../../web/ui/browser/settings.ts';
import { measureBoxes, animateFrom } from '../../../web/ui/board/flip.ts';

const GLIDE_MS = 200;

/**
 * As places come and go, the mine changes its scale; its cards then glide to their new positions. `shown` is the state
 * that animations move by themselves; `places` are the offers on top of it.
 */
function useGliding(shown: unknown, places: string): void {
  const last = useRef({ shown, places });
  const isChange = last.current.shown === shown && last.current.places !== places;
  const before = isChange && isMotionAllowed() ? measureBoxes(document) : null;
  last.current = { shown, places };
  useLayoutEffect(() => {
    if (before !== null) animateFrom(document, before, GLIDE_MS);
  });
}

const STRATA =
  'M0 40c90-26 150 20 260 4s200-36 340 2M0 140c120 22 190-20 300-8s190 26 300-6M0 262c80-24 200 26 320 6s180-20 280 4' +
  'M0 372c120 28 180-12 290-4s210 24 310-8M0 470c90-18 190 18 310 2s190-16 290 6';

function Rounds({ view: { shared }, words }: Props) {
  return (
    <>
      {words.round(shared.round, ROUNDS)}
      <Pips of={ROUNDS} done={shared.round - 1} isOn />
    </>
  );
}

/** S2: the silver cards that left the game face up. */
function Away({ view: { shared }, words }: Props) {
  const silver = shared.turnedUp.filter(isSilver);
  if (silver.length === 0) return null;
  return <p class="panel away">{words.away(silver.map((card) => words.card(cardName(card))))}</p>;
}

export function Board(props: Props) {
  const { view, events, moves, pending, offer, says, open } = props;
  const [opened, setOpened] = useState<Opened | null>(null);
  const memory = useRecentEvents(view.shared, events);
  const offered = JSON.stringify(moves.filter(({ type }) => type !== 'choose'));
  // The prompt takes the place of past events.
  const hasChosen = view.own !== null && view.own.choice !== NO_CARD;
  useGliding(view, `${offered} ${JSON.stringify(pending)}`);
  return (
    <TableLayout
      status={<Rounds {...props} />}
      seats={<Crew {...props} onTreasure={(seat) => setOpened({ kind: 'treasure', seat })} />}
      board={
        <>
          <svg class="strata" preserveAspectRatio="none" viewBox="0 0 600 500" aria-hidden="true">
            <path vector-effect="non-scaling-stroke" d={STRATA} />
          </svg>
          <Mine {...props} memory={memory} onPile={(cards) => setOpened({ kind: 'pile', cards })} />
          {opened !== null && <CardsDialog {...props} opened={opened} onClose={() => setOpened(null)} />}
        </>
      }
      ask={formatPrompt(props)}
      hand={
        <>
          <div class="slip">
            {memory.story.length > 0 && !hasChosen && !moves.some(({ type }) => type !== 'choose') && (
              <ChainSteps steps={memory.story} says={says} />
            )}
          </div>
          {open === null ? <Hand {...props} /> : <OpenHands {...props} />}
        </>
      }
      aside={<Away {...props} />}
      drag={{
        lift: () => moves.length > 0,
        drop: (what, where) => {
          if (where === null) return;
          const card = cardByName(what);
          if (card !== undefined) offer({ type: 'choose', card: cardName(card) });
          const [row, at] = where.split(',').map(Number);
          if (what === LAID && row !== undefined && at !== undefined) offer({ type: 'lay', row, at });
        },
      }}
    />
  );
}
