/** What the processes that share a database tell each other, beside what is in the log. */
import { HOST_NOTE } from './admin/admin.ts';
import { MEET_NOTE } from './meet/meet.ts';
import type { ServerParts } from './parts.ts';
import { type Bus, busFor } from './storage/bus.ts';

/** A device that was signed out, a new table that anybody may find, somebody who is invited, an account with another name. */
const SIGNED_OUT = 'out:';
const MADE = 'made';
const INVITED = 'invited:';
const RENAMED = 'renamed:';

/** From now on this process hears the others, and they hear it. */
export async function connect(parts: ServerParts): Promise<Bus> {
  const { store, hub, rollCall, tables, sockets, accounts, lately, meet, admin, readHost, failed } = parts;
  const signedOut = (ids: readonly string[]): void => {
    sockets.endSessions(ids);
    meet?.endSessions(ids);
    lately?.lately.endSessions(ids);
  };
  const tellInvited = (person: string): void =>
    void lately?.lately.invited(person).catch((error: unknown) => failed('invitations', error));
  const refreshName = (person: string): void =>
    void parts.loader.owners.refresh([person]).catch((error: unknown) => failed('names', error));
  const bus = await busFor(store.database, {
    heard: (news) => hub.heard(news),
    noted: (process, text) => {
      if (text === MADE) tables.made();
      else if (text.startsWith(INVITED)) tellInvited(text.slice(INVITED.length));
      else if (text.startsWith(SIGNED_OUT)) signedOut(text.slice(SIGNED_OUT.length).split(','));
      else if (text.startsWith(RENAMED)) refreshName(text.slice(RENAMED.length));
      else if (text === MEET_NOTE) meet?.heard();
      else if (text === HOST_NOTE) void readHost();
      else rollCall.heard(process, text);
    },
    lost: () => rollCall.deaf(),
    missed: () => {
      rollCall.hearing();
      tables.made();
      void readHost();
      void hub.lookAround().catch((error: unknown) => failed('look around', error));
    },
  });
  store.committed = (entries) => {
    parts.wrote();
    bus.publish(entries);
  };
  store.created = ({ listed, watch }) => {
    if (listed !== 1 && watch !== 1) return;
    tables.made();
    bus.note(MADE);
  };
  rollCall.publish = (note) => bus.note(note);
  if (meet !== null) meet.publish = () => bus.note(MEET_NOTE);
  if (accounts !== null)
    accounts.people.sessions.ended = (ids) => {
      signedOut(ids);
      for (const id of ids) bus.note(SIGNED_OUT + id);
    };
  parts.admin.names.changed = async (person) => {
    bus.note(RENAMED + person);
    await parts.loader.owners.refresh([person]);
  };
  if (lately !== null)
    lately.invites.changed = (person) => {
      tellInvited(person);
      bus.note(INVITED + person);
    };
  admin.changed = async () => {
    bus.note(HOST_NOTE);
    await readHost();
  };
  return bus;
}
