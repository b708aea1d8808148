/** What the screen does when something happens: how long a frame shows, where the table pauses, sounds, phrases of bots, tips. */
import type { FirstTimeTips, Frame } from '../../../core/index.ts';
import type { GameScreen, PhraseOccasion, Sound } from '../../../web/ui/board/boardModule.ts';
import { onEnding, onFeat } from '../../../web/ui/board/phraseOccasions.ts';
import type { CamposMessages } from '../messages/en.ts';
import type { Campos, Event, Shared } from '../rules/rules.ts';

/** Milliseconds at normal speed. */
const MS: { readonly [T in Event['type']]: number } = {
  placed: 750,
  removed: 750,
  scored: 1300,
  refilled: 350,
  constructionOver: 900,
  dealt: 500,
  matchOver: 300,
};
/** A player's own moves show faster. */
const OWN = 0.5;

/** How long each frame shows: the piece or card first, then its consequences (C6–C13). */
function frameDuration({ events, view }: Frame<Campos>, next: Frame<Campos> | null): number {
  const [event] = events;
  // The turn passes silently.
  if (event === undefined) return 0;
  if (next?.events[0]?.type === event.type) return 0;
  const isOwn = (event.type === 'placed' || event.type === 'removed') && event.seat === view.seat;
  return MS[event.type] * (isOwn ? OWN : 1);
}

const STOPS: readonly Event['type'][] = ['constructionOver', 'dealt', 'matchOver'];

/** Where the table pauses: at the change from building to removing, in two steps, and at the end of the match (C10–C12, C17). */
const pausePoints = (scenes: readonly Frame<Campos>[]): number[] =>
  scenes.flatMap(({ events }, i) => (events.some(({ type }) => STOPS.includes(type)) ? [i] : []));

const SOUNDS: { readonly [T in Event['type']]: Sound | null } = {
  placed: 'place',
  removed: 'fall',
  scored: 'score',
  refilled: null,
  constructionOver: 'corridor',
  dealt: null,
  matchOver: null,
};

const selectSound = (event: Event): Sound | null => SOUNDS[event.type];

/** The least score of a card that deserves a comment. */
const REMARKABLE = 9;

function phraseOccasions(event: Event, { seats }: Shared): readonly PhraseOccasion[] {
  if (event.type === 'matchOver') return onEnding(event.winners, seats);
  return event.type === 'scored' && event.points >= REMARKABLE ? onFeat(event.seat, seats) : [];
}

const firstTimeTips: FirstTimeTips<Campos, keyof CamposMessages['tips']> = {
  card: (event) => event.type === 'scored',
  turn: (event) => event.type === 'constructionOver',
  cards: (event) => event.type === 'dealt' && event.cards !== null,
};

export const reactions = {
  frameDuration,
  pausePoints,
  sound: selectSound,
  phraseOccasions,
  firstTimeTips,
} satisfies Partial<GameScreen<Campos, CamposMessages>>;
