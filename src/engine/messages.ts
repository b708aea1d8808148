/** `tavola/messages`: what a game says, in four languages: refusals, events, labels of options. */
export { loadMessages } from './checked/messages.ts';
export { type Language, LANGUAGES } from '../core/index.ts';
export {
  type BoardMessages,
  formatEvent,
  type GameCatalogue,
  type GameMessages,
  type Names,
} from '../messages/messages.ts';
