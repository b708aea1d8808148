/** What the services of a process tell the other processes. */
import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { connectServices } from './connectServices.ts';
import type { Services } from './services.ts';
import type { ProcessMessage } from './storage/processBus.ts';

/** The services with events, and those that the tests need. */
function createFakeServices() {
  const published: ProcessMessage[] = [];
  const ended: string[] = [];
  const source = () => ({ events: new EventEmitter() });
  const people = { sessions: source() };
  const services = {
    store: source(),
    hub: source(),
    offer: source(),
    bus: { ...source(), publish: (...messages: ProcessMessage[]) => published.push(...messages) },
    accounts: { people, invites: source(), recentPlayers: { endSessions: () => {} } },
    matchmaking: { endSessions: () => {} },
    sockets: { endSessions: (sessions: readonly string[]) => ended.push(...sessions) },
  };
  connectServices(services as unknown as Services);
  return { services, people, published, ended };
}

test('every signed-out device is a message of its own, however many an account has', () => {
  const { services, people, published, ended } = createFakeServices();
  const sessions = Array.from({ length: 1000 }, (_, i) => `sessionNumber${i}`);
  people.sessions.events.emit('ended', sessions);
  expect(ended).toEqual(sessions);
  expect(published).toEqual(sessions.map((session) => ({ kind: 'signedOut', session })));
  ended.length = 0;
  for (const message of published) services.bus.events.emit('message', message, 'other');
  expect(ended).toEqual(sessions);
});
