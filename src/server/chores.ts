/** What a process does again and again, and how often. */
import { repeat } from './host/repeat.ts';
import { BEAT } from './lists/whoIsHere.ts';
import { RENEWAL } from './meet/meet.ts';
import type { ServerParts } from './parts.ts';

const DROP_IDLE = 30_000;
/** Every quarter of a second it is looked for whom waiting has brought together. */
const MEETING = 250;
/** Every 5 seconds the time is compared with the database's, or noted there. */
const TIME = 5000;

/** Begins with all of them; each of what is returned ends one, and waits until it has ended. */
export function startChores(parts: ServerParts): (() => Promise<void>)[] {
  const { settings, instead, store, now, hub, caretaker, rollCall, load, lately, evenings, meet, failed } =
    parts;
  const { sweep, tidy } = settings;
  const chore = (what: string, every: number, work: () => Promise<void> | void): (() => Promise<void>) =>
    repeat(every, work, (error) => failed(what, error));
  const stops = [
    chore('sweep', sweep, () => caretaker.sweep()),
    chore('load', TIME, () => load.look()),
    chore('drop', Math.min(DROP_IDLE, settings.idle), () => hub.dropIdle()),
    chore('tidy', tidy, async () => {
      await parts.retention.tidy();
      await parts.daily.results.tidy(now());
      await parts.carries.tidy();
      await parts.accounts?.people.tidy();
      await parts.blocks.tidy();
      await lately?.invites.tidy();
      await parts.accounts?.deletion.resume();
    }),
    chore('time', TIME, store.isShared ? parts.askTime : parts.noteTime),
  ];
  if (lately !== null)
    stops.push(chore('who is here', instead.pace?.beat ?? BEAT, () => lately.lately.beat()));
  if (evenings !== null)
    stops.push(
      chore('evenings', sweep, () => evenings.sweep()),
      chore('old evenings', tidy, () => evenings.tidy(settings.keep.unfinished)),
    );
  if (meet !== null)
    stops.push(
      chore('meet', Math.min(MEETING, sweep), () => meet.tick()),
      chore('meetings', sweep, () => meet.sweep(sweep)),
      chore('waiting', RENEWAL, () => meet.renew()),
      chore('gone', tidy, () => meet.tidy()),
      () => meet.close(),
    );
  if (store.isShared)
    stops.push(
      chore('look around', 4 * sweep, async () => {
        await hub.lookAround();
        await parts.readHost();
      }),
      chore('beat', 4 * sweep, () => rollCall.beat(4 * sweep)),
    );
  return stops;
}
