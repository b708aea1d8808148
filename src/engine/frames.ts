/** `tavola/frames`: what each seat sees of a move, event by event, for programs that animate it. */
export {
  applyWithFrames,
  collectEvents,
  createUpdate,
  type EmittedEvent,
  eventsVisibleTo,
  type Frame,
  framesFor,
  type Step,
  type Update,
} from '../core/index.ts';
