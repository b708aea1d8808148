/** What the screen does when something happens: how long a frame shows, where the table pauses, sounds, phrases of bots, tips. */
import type { FirstTimeTips, Frame } from '../../../core/index.ts';
import type { GameScreen, PhraseOccasion, Sound } from '../../../web/ui/board/boardModule.ts';
import { onEnding, onFeat, onHit } from '../../../web/ui/board/phraseOccasions.ts';
import type { JerichoMessages } from '../messages/en.ts';
import type { Event, Jericho, Shared } from '../rules/rules.ts';

type Lasting = ReturnType<NonNullable<GameScreen<Jericho>['frameDuration']>>;

/** In milliseconds; a trumpet sounds for a second before the walls fall. */
const LASTING: { readonly [T in Event['type']]: Lasting } = {
  laid: 700,
  fed: 700,
  revealed: 1000,
  built: 600,
  supplied: 600,
  trumpetPlayed: [1000, 850],
  drew: 450,
  scoringDrawn: 1100,
  supplyShown: 1300,
  scored: 1400,
  roundBegun: 500,
  onesTaken: 900,
  matchOver: 700,
};
/** A hidden choice: nothing visible changes. */
const QUIET = 120;
/** Simultaneous actions. */
const TOGETHER: readonly Event['type'][] = ['laid', 'fed', 'revealed'];

/** How long each frame shows: a trumpet before the walls fall, a scoring colour by colour, simultaneous choices together. */
function frameDuration({ events: [event], view }: Frame<Jericho>, next: Frame<Jericho> | null): Lasting {
  if (event === undefined) return QUIET;
  const then = next?.events[0]?.type;
  if (then === event.type && TOGETHER.includes(then)) return 0;
  // The card that replaces a scoring card is drawn with it.
  if (event.type === 'scoringDrawn' && then === 'drew') return 0;
  if (event.type === 'drew' && view.shared.phase === 'scoring') return LASTING.scoringDrawn;
  // Another seat's draw needs no frame of its own.
  return event.type === 'drew' && event.seat !== view.seat ? 0 : LASTING[event.type];
}

const STOPS: readonly Event['type'][] = ['supplyShown', 'scored', 'onesTaken', 'roundBegun', 'matchOver'];

/** Where the table pauses: at each step of a scoring, then at its result (J19–J26). */
function pausePoints(scenes: readonly Frame<Jericho>[]): number[] {
  const isScoring = scenes.some(({ events }) => events.some(({ type }) => type === 'scoringDrawn'));
  if (!isScoring) return [];
  return scenes.flatMap(({ events }, i) => (events.some(({ type }) => STOPS.includes(type)) ? [i] : []));
}

const SOUNDS: { readonly [T in Event['type']]: Sound | null } = {
  laid: 'place',
  fed: 'place',
  revealed: 'place',
  built: 'place',
  trumpetPlayed: 'trumpet',
  supplied: 'place',
  drew: null,
  scoringDrawn: 'score',
  supplyShown: null,
  scored: 'score',
  roundBegun: null,
  onesTaken: 'score',
  matchOver: null,
};

const selectSound = (event: Event): Sound | readonly Sound[] | null =>
  event.type === 'trumpetPlayed' && event.removed.length > 0 ? ['trumpet', 'fall'] : SOUNDS[event.type];

/** The fewest cards of a colour that deserve a comment. */
const REMARKABLE = 4;

function phraseOccasions(event: Event, { seats }: Shared): readonly PhraseOccasion[] {
  if (event.type === 'matchOver') return onEnding(event.winners, seats);
  if (event.type === 'trumpetPlayed')
    return onHit(event.removed.map(({ seat }) => seat).filter((seat) => seat !== event.seat));
  if (event.type !== 'scored') return [];
  return event.shares.flatMap(({ seat, cards }) => (cards.length >= REMARKABLE ? onFeat(seat, seats) : []));
}

const firstTimeTips: FirstTimeTips<Jericho, keyof JerichoMessages['tips']> = {
  scoring: (event) => event.type === 'scoringDrawn',
  shared: (event) => event.type === 'scored' && event.shares.length > 1,
  joins: (event) => event.type === 'trumpetPlayed' && event.joins,
  alone: (event) => event.type === 'trumpetPlayed' && event.fallen.length > 0,
  ones: (event) => event.type === 'onesTaken',
};

export const reactions = {
  frameDuration,
  pausePoints,
  sound: selectSound,
  phraseOccasions,
  firstTimeTips,
} satisfies Partial<GameScreen<Jericho, JerichoMessages>>;
