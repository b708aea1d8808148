/** Who reacts to what: events of the services in this process, and messages of other processes. */
import type { Services } from './services.ts';
import type { ProcessMessage } from './storage/processBus.ts';

export function connectServices(services: Services): void {
  const { bus, store, hub, accounts, matchDriver, metrics, offer, presenceSync, tables } = services;
  store.events.on('committed', (entries) => {
    services.markWritten();
    bus.publish(...entries.map(({ match, version }) => ({ kind: 'logged', match, version }) as const));
  });
  store.events.on('created', ({ listed, watch }) => {
    if (listed !== 1 && watch !== 1) return;
    tables.onTableCreated();
    bus.publish({ kind: 'tableCreated' });
  });
  hub.events.on('entry', (match, room, before) => {
    if (before.entry.kind === 'act') metrics.decisions.inc();
    matchDriver.afterEntry(match, room, before);
  });
  hub.events.on('tableChanged', (match, room) => tables.onTableChanged(match, room));
  hub.events.on('audienceChanged', (match) => presenceSync.onChange(match));
  offer.events.on('pauseChanged', () => services.sockets.broadcastPause());
  accounts?.people.sessions.events.on('ended', (sessions) => {
    endSessions(services, sessions);
    bus.publish(...sessions.map((session) => ({ kind: 'signedOut', session }) as const));
  });
  accounts?.invites.events.on('changed', (person) => {
    refreshInvitations(services, person);
    bus.publish({ kind: 'invited', person });
  });
  bus.events.on('message', (message, process) => handleMessage(services, message, process));
  bus.events.on('lost', () => presenceSync.onBusLost());
  bus.events.on('restored', () => {
    presenceSync.onBusRestored();
    tables.onTableCreated();
    void services.readAdminChoices();
    void hub.catchUpAll().catch((error: unknown) => services.failed('look around', error));
  });
}

function handleMessage(services: Services, message: ProcessMessage, process: string): void {
  switch (message.kind) {
    case 'logged':
      return services.hub.onLogged(message.match, message.version);
    case 'tableCreated':
      return services.tables.onTableCreated();
    case 'invited':
      return refreshInvitations(services, message.person);
    case 'renamed':
      return void services.loader.owners
        .refresh([message.person])
        .catch((error: unknown) => services.failed('names', error));
    case 'signedOut':
      return endSessions(services, [message.session]);
    case 'queueChanged':
      return services.matchmaking?.onQueueChanged();
    case 'adminChanged':
      return void services.readAdminChoices();
    case 'presenceRequest':
    case 'presence':
    case 'alive':
    case 'stopping':
      return services.presenceSync.onMessage(message, process);
  }
}

function endSessions({ sockets, matchmaking, accounts }: Services, sessions: readonly string[]): void {
  sockets.endSessions(sessions);
  matchmaking?.endSessions(sessions);
  accounts?.recentPlayers.endSessions(sessions);
}

function refreshInvitations({ accounts, failed }: Services, person: string): void {
  void accounts?.recentPlayers
    .refreshInvitations(person)
    .catch((error: unknown) => failed('invitations', error));
}
