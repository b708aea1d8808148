/** `tavola replay`: a transcript move by move, with all hidden cards. */
import {
  type Action,
  type TranscriptFlaw,
  type Game,
  isTranscriptFlaw,
  type GameTypes,
  type Seat,
  ANONYMOUS_PLAYER,
  type State,
  type EmittedEvent,
  type VerifiedTranscript,
  viewOf,
  type Language,
} from '../../core/index.ts';
import { formatEvent } from '../../messages/index.ts';
import { loadTerminalMessages, nameSeats } from '../../terminal/messages/index.ts';
import type { Paint } from '../../terminal/terminalBoard.ts';
import { gameTitle } from '../../games/gameTitles.ts';
import { loadBoardFor, loadMessagesFor } from '../console/plainGame.ts';
import { verifyText } from './verifyText.ts';

interface ReplayStep {
  readonly seat: Seat;
  readonly action: Action;
  readonly state: State;
  readonly emitted: readonly EmittedEvent[];
}

export interface ReplayOptions {
  readonly language: Language;
  readonly plain: boolean;
  readonly drawn: boolean;
  readonly paint: Paint;
}

async function readSteps(
  text: string,
  own?: Game,
): Promise<
  | {
      readonly game: Game;
      readonly match: VerifiedTranscript<GameTypes>;
      readonly steps: readonly ReplayStep[];
    }
  | TranscriptFlaw
> {
  const steps: ReplayStep[] = [];
  const verdict = await verifyText(
    text,
    (game) =>
      ({ seat, action, state, emitted }) =>
        steps.push({ seat, action, state: game.clone(state), emitted }),
    own,
  );
  return isTranscriptFlaw(verdict) ? verdict : { ...verdict, steps };
}

export async function replayJson(
  text: string,
  say: (text: string) => void,
  own?: Game,
): Promise<TranscriptFlaw | undefined> {
  const read = await readSteps(text, own);
  if (isTranscriptFlaw(read)) return read;
  const { game, match, steps } = read;
  for (const [i, { seat, action, state, emitted }] of steps.entries()) {
    const { shared } = game.show(viewOf(state, null));
    const own = state.own.map((_, of) => game.show(viewOf(state, of)).own);
    const events = emitted.map(({ event, secret }) => secret?.event ?? event);
    say(JSON.stringify({ decision: i + 1, seat, move: game.moves.decode(action), events, shared, own }));
  }
  say(JSON.stringify({ result: match.result }));
  return undefined;
}

/** Prints the match line by line; prints nothing and returns the flaw of a wrong transcript. */
export async function replay(
  text: string,
  { language, plain, drawn, paint }: ReplayOptions,
  say: (text: string) => void,
  own?: Game,
): Promise<TranscriptFlaw | undefined> {
  const read = await readSteps(text, own);
  if (isTranscriptFlaw(read)) return read;
  const { game, match, steps } = read;
  const [words, says, board] = await Promise.all([
    loadMessagesFor(game, language),
    loadTerminalMessages(language),
    loadBoardFor(game),
  ]);
  const seats = Array.from({ length: match.config.seats }, (_, seat) => seat);
  const names = nameSeats(
    says,
    seats.map(() => ANONYMOUS_PLAYER),
  );
  say(says.begins(gameTitle(game.id), names.seats(seats)));
  for (const [i, { seat, action, state, emitted }] of steps.entries()) {
    say(`${i + 1}. ${names.seat(seat)}: ${board.formatMove(game.moves.decode(action))}`);
    for (const { event, secret } of emitted) say(`   ${formatEvent(words, secret?.event ?? event, names)}`);
    if (!drawn) continue;
    const view = viewOf(state, seat);
    if (plain) say(board.describe(view, words, names));
    else say(`\n${board.draw(view, [], words, names, paint)}\n`);
  }
  const scores = match.result.scores as readonly number[];
  say(says.scores(scores.map((score, seat) => `${names.seat(seat)}: ${score}`).join(', ')));
  return undefined;
}
