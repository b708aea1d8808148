/** Events and results for the outside programs at a table. */
import type { Bot } from '../../bots/index.ts';
import { type Game, collectEvents, type State, type EmittedEvent } from '../../core/index.ts';
import { OutsideBot, type EventsByDecision } from './outsideBot.ts';

type Bots = readonly (Bot | null)[];

export const hasOutside = (bots: Bots): boolean => bots.some((bot) => bot instanceof OutsideBot);

/** Begins a match for the programs among `bots`, which are listed by seat. */
export function beginOutside(bots: Bots, match: number, events: EventsByDecision): void {
  for (const [seat, bot] of bots.entries()) if (bot instanceof OutsideBot) bot.begin(match, seat, events);
}

export function endOutside(bots: Bots, game: Game, state: State): void {
  for (const [seat, bot] of bots.entries())
    if (bot instanceof OutsideBot) bot.end(seat, game.transcript.result(state));
}

/** The same game, with the events of every decision collected in `events`. */
export function recordingGame(game: Game, events: (readonly EmittedEvent[])[]): Game {
  const apply: Game['apply'] = (state, seat, action) => {
    const emitted: EmittedEvent[] = [];
    events.push(emitted);
    game.apply(state, seat, action, collectEvents(emitted));
  };
  return Object.assign(Object.create(game) as Game, { apply });
}
