/** Notes between the processes on one database, in addition to the log. */
import { ADMIN_NOTE } from './admin/admin.ts';
import { MATCHMAKING_NOTE } from './matchmaking/matchmaking.ts';
import type { Services } from './services.ts';
import { type ProcessBus, openBus } from './storage/processBus.ts';

/** The kinds of notes: a signed-out device, a new public table, an invitation, a renamed account. */
const SIGNED_OUT = 'out:';
const TABLE_CREATED = 'made';
const INVITED = 'invited:';
const RENAMED = 'renamed:';

export async function connectProcesses(parts: Services): Promise<ProcessBus> {
  const {
    store,
    hub,
    presenceSync,
    tables,
    sockets,
    accounts,
    lately,
    matchmaking,
    admin,
    readAdminChoices,
    failed,
  } = parts;
  const signedOut = (ids: readonly string[]): void => {
    sockets.endSessions(ids);
    matchmaking?.endSessions(ids);
    lately?.lately.endSessions(ids);
  };
  const tellInvited = (person: string): void =>
    void lately?.lately.refreshInvitations(person).catch((error: unknown) => failed('invitations', error));
  const refreshName = (person: string): void =>
    void parts.loader.owners.refresh([person]).catch((error: unknown) => failed('names', error));
  const bus = await openBus(store.database, {
    heard: (news) => hub.onNews(news),
    noted: (process, text) => {
      if (text === TABLE_CREATED) tables.onTableCreated();
      else if (text.startsWith(INVITED)) tellInvited(text.slice(INVITED.length));
      else if (text.startsWith(SIGNED_OUT)) signedOut(text.slice(SIGNED_OUT.length).split(','));
      else if (text.startsWith(RENAMED)) refreshName(text.slice(RENAMED.length));
      else if (text === MATCHMAKING_NOTE) matchmaking?.onQueueChanged();
      else if (text === ADMIN_NOTE) void readAdminChoices();
      else presenceSync.onNote(process, text);
    },
    lost: () => presenceSync.onBusLost(),
    missed: () => {
      presenceSync.onBusRestored();
      tables.onTableCreated();
      void readAdminChoices();
      void hub.catchUpAll().catch((error: unknown) => failed('look around', error));
    },
  });
  store.onCommitted = (entries) => {
    parts.markWritten();
    bus.publish(entries);
  };
  store.onCreated = ({ listed, watch }) => {
    if (listed !== 1 && watch !== 1) return;
    tables.onTableCreated();
    bus.publishNote(TABLE_CREATED);
  };
  presenceSync.publish = (note) => bus.publishNote(note);
  if (matchmaking !== null) matchmaking.publish = () => bus.publishNote(MATCHMAKING_NOTE);
  if (accounts !== null)
    accounts.people.sessions.onEnded = (ids) => {
      signedOut(ids);
      for (const id of ids) bus.publishNote(SIGNED_OUT + id);
    };
  parts.admin.names.onRename = async (person) => {
    bus.publishNote(RENAMED + person);
    await parts.loader.owners.refresh([person]);
  };
  if (lately !== null)
    lately.invites.onChange = (person) => {
      tellInvited(person);
      bus.publishNote(INVITED + person);
    };
  admin.onChange = async () => {
    bus.publishNote(ADMIN_NOTE);
    await readAdminChoices();
  };
  return bus;
}
