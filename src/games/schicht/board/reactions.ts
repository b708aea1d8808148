/** What the screen does when something happens: how long a frame shows, where the table pauses, sounds, phrases of bots, tips. */
import type { FirstTimeTips, Frame } from '../../../core/index.ts';
import type { GameScreen, PhraseOccasion, Sound } from '../../../web/ui/board/boardModule.ts';
import { onEnding, onFeat } from '../../../web/ui/board/phraseOccasions.ts';
import type { SchichtMessages } from '../messages/en.ts';
import type { Event, Schicht, Shared } from '../rules/rules.ts';

/** Milliseconds at normal speed. */
const MS: { readonly [T in Event['type']]: number } = {
  revealed: 1000,
  laid: 650,
  taken: 750,
  closed: 750,
  matchOver: 350,
};
/** Players see corridors complete before they are taken. */
const COMPLETE = 1100;
/** A finished round stays visible with all its cards; then the next one begins silently. */
const NEXT_ROUND = 350;

/** How long each frame shows: the reveal, a card laid, corridors taken, gaps closing, and so on down a chain (S16). */
function frameDuration(frame: Frame<Schicht>, next: Frame<Schicht> | null): number {
  const [event] = frame.events;
  if (event === undefined) return NEXT_ROUND;
  const completes = event.type !== 'taken' && next?.events[0]?.type === 'taken';
  return completes ? COMPLETE : MS[event.type];
}

const tells = ({ events }: Frame<Schicht>, type: Event['type']): boolean =>
  events.some((event) => event.type === type);

/** Where the table pauses: at every corridor of a chain reaction, after it, and at the last corridor of the match (S16, S17). */
function pausePoints(scenes: readonly Frame<Schicht>[]): number[] {
  const isOver = scenes.some((scene) => tells(scene, 'matchOver'));
  const isChain = scenes.some(({ events }) =>
    events.some((event) => event.type === 'taken' && event.step > 1),
  );
  if (!isChain && !isOver) return [];
  const last = scenes.findLastIndex((scene) => tells(scene, 'taken'));
  return scenes.flatMap((scene, i) => {
    const next = scenes[i + 1];
    const completes = next !== undefined && tells(next, 'taken');
    return completes || (isChain && i === last) || tells(scene, 'matchOver') ? [i] : [];
  });
}

const SOUNDS: { readonly [T in Event['type']]: Sound | null } = {
  revealed: 'cover',
  laid: 'place',
  taken: 'corridor',
  closed: 'fall',
  matchOver: null,
};

const selectSound = (event: Event): Sound | null =>
  event.type === 'laid' && event.how === 'onto' ? 'cover' : SOUNDS[event.type];

/** The fewest cards at once that deserve a comment; a chain reaction (S16) does too. */
const REMARKABLE = 6;

function phraseOccasions(event: Event, { seats }: Shared): readonly PhraseOccasion[] {
  if (event.type === 'matchOver') return onEnding(event.winners, seats);
  if (event.type !== 'taken') return [];
  return event.step > 1 || event.cards.length >= REMARKABLE ? onFeat(event.seat, seats) : [];
}

const firstTimeTips: FirstTimeTips<Schicht, keyof SchichtMessages['tips']> = {
  corridor: (event) => event.type === 'taken' && event.step === 1,
  pile: (event) => event.type === 'taken' && event.corridors.some(({ kind }) => kind === 'pile'),
  gaps: (event) => event.type === 'closed',
  chain: (event) => event.type === 'taken' && event.step > 1,
};

export const reactions = {
  frameDuration,
  pausePoints,
  sound: selectSound,
  phraseOccasions,
  firstTimeTips,
} satisfies Partial<GameScreen<Schicht, SchichtMessages>>;
