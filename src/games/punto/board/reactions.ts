/** What the screen does when something happens: how long a frame shows, where the table pauses, sounds, phrases of bots, tips. */
import type { FirstTimeTips, Frame } from '../../../core/index.ts';
import type { GameScreen, PhraseOccasion, Sound } from '../../../web/ui/board/boardModule.ts';
import { onEnding, onHit } from '../../../web/ui/board/phraseOccasions.ts';
import type { PuntoMessages } from '../messages/en.ts';
import { type Card, cardByName, colourOf } from '../rules/data.ts';
import type { Event, Punto, Shared } from '../rules/rules.ts';
import { isNeutral, sideSeats, sideOf, sideOfColour } from '../rules/state.ts';

type Lasting = ReturnType<NonNullable<GameScreen<Punto>['frameDuration']>>;

/** In milliseconds; before the next deal, players see the card leave. */
const LASTING: { readonly [T in Event['type']]: Lasting } = {
  placed: 600,
  turnedUp: 450,
  stuck: 0,
  roundWon: 1700,
  roundDrawn: 1700,
  roundDealt: [1300, 500],
  matchOver: 1700,
};

/** Cards turned up together show together, and a match ends with its last round. */
/** How long each frame of a placement shows: the card lies, a row is marked, its highest card leaves, the next round is dealt. */
function frameDuration({ events: [event] }: Frame<Punto>, next: Frame<Punto> | null): Lasting {
  const then = next?.events[0]?.type;
  if (event === undefined || then === 'matchOver' || (then === 'turnedUp' && event.type === then)) return 0;
  return LASTING[event.type];
}

const ENDS: readonly Event['type'][] = ['roundWon', 'roundDrawn', 'matchOver', 'roundDealt'];

/** Where the table pauses: at the row that wins a round, and once the leaving card has gone. */
const pausePoints = (scenes: readonly Frame<Punto>[]): number[] =>
  scenes.flatMap(({ events }, i) => (events.some(({ type }) => ENDS.includes(type)) ? [i] : []));

const SOUNDS: { readonly [T in Event['type']]: Sound | null } = {
  placed: 'place',
  turnedUp: null,
  stuck: null,
  roundWon: 'score',
  roundDrawn: 'fall',
  roundDealt: null,
  matchOver: null,
};

const selectSound = (event: Event): Sound | null =>
  event.type === 'placed' && event.covered !== null ? 'cover' : SOUNDS[event.type];

function phraseOccasions(event: Event, shared: Shared): readonly PhraseOccasion[] {
  if (event.type === 'roundWon') return onEnding(event.seats, shared.seats, 'admires');
  if (event.type === 'matchOver') return onEnding(event.winners, shared.seats);
  if (event.type !== 'placed' || event.covered === null) return [];
  const colour = colourOf(cardByName(event.covered) as Card);
  if (isNeutral(shared, colour)) return [];
  const side = sideOfColour(shared, colour);
  return side === sideOf(shared, event.seat) ? [] : onHit(sideSeats(shared, side));
}

const firstTimeTips: FirstTimeTips<Punto, keyof PuntoMessages['tips']> = {
  cover: (event) => event.type === 'placed' && event.covered !== null,
  row: (event) => event.type === 'roundWon' && event.by === 'row',
  count: (event) => event.type === 'stuck',
  even: (event) => event.type === 'roundDrawn',
};

export const reactions = {
  frameDuration,
  pausePoints,
  sound: selectSound,
  phraseOccasions,
  firstTimeTips,
} satisfies Partial<GameScreen<Punto, PuntoMessages>>;
