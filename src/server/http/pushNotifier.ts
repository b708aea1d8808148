/** Web Push: a device that asked for it is told that it is somebody's turn at a table, and nothing more. */
import webPush from 'web-push';
import type { Seat } from '../../core/index.ts';
import type { Settings } from '../runtime/settings.ts';
import { type PushTarget, PushTargets } from '../storage/pushTargets.ts';
import type { Store } from '../storage/store.ts';

interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const GONE_STATUSES = [404, 410];
const TIMEOUT = 10_000;
const TIME_TO_LIVE = 86_400;

/** The push services of the browsers: Chrome and its kin, Firefox, Safari, Edge. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

type PushSettings = Pick<Settings, 'contact' | 'pushServices' | 'localPush'>;

export class PushNotifier {
  /** Whom it tells. */
  readonly targets: PushTargets;
  readonly #keys: VapidKeys;
  readonly #contact: string;
  readonly #services: readonly string[];
  readonly #local: boolean;

  private constructor(
    targets: PushTargets,
    keys: VapidKeys,
    { contact, pushServices, localPush }: PushSettings,
  ) {
    this.targets = targets;
    this.#keys = keys;
    this.#contact = contact;
    this.#services = [...SERVICES, ...pushServices];
    this.#local = localPush;
  }

  /** The keys are made once and kept in the database, so that subscriptions outlive the process. */
  static async open(store: Store, settings: PushSettings): Promise<PushNotifier> {
    const keys = await store.readOrCreateSetting('vapid', () => JSON.stringify(webPush.generateVAPIDKeys()));
    return new PushNotifier(new PushTargets(store.database), JSON.parse(keys) as VapidKeys, settings);
  }

  get publicKey(): string {
    return this.#keys.publicKey;
  }

  /** Whether we would send anything there: to a service that browsers use or the host allows, and to nobody else. */
  accepts(endpoint: string): boolean {
    const { protocol, hostname, port, username } = new URL(endpoint);
    if (this.#local && (hostname === '127.0.0.1' || hostname === 'localhost')) return true;
    const isKnown = this.#services.some((name) => hostname === name || hostname.endsWith(`.${name}`));
    return protocol === 'https:' && isKnown && port === '' && username === '';
  }

  /** It is the seat's turn; or somebody who waits for it asks it to go on. */
  async notify(match: string, seat: Seat, isNudge = false): Promise<void> {
    await this.#sendAll(await this.targets.subscribers(match, seat), match, isNudge ? { nudge: true } : {});
  }

  /** Somebody is invited to a table. */
  async notifyInvited(person: string, match: string): Promise<void> {
    await this.#sendAll(await this.targets.invitedDevices(person), match, { invited: true });
  }

  async #sendAll(all: readonly PushTarget[], match: string, what: { [flag: string]: true }): Promise<void> {
    // The host may have allowed more services once.
    const targets = all.filter(({ endpoint }) => this.accepts(endpoint));
    // A service that does not answer is tried again the next time.
    await Promise.allSettled(targets.map((target) => this.#send(target, match, what)));
  }

  async #send({ endpoint, keys }: PushTarget, match: string, what: { [flag: string]: true }): Promise<void> {
    const message = JSON.stringify({ table: match, ...what });
    const request = webPush.generateRequestDetails({ endpoint, keys }, message, {
      vapidDetails: { subject: this.#contact, ...this.#keys },
      TTL: TIME_TO_LIVE,
      urgency: 'normal',
      topic: match,
    });
    const { 'Content-Length': _length, ...headers } = request.headers;
    const { status, body } = await fetch(endpoint, {
      method: request.method,
      headers,
      body: new Uint8Array(request.body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await body?.cancel();
    if (GONE_STATUSES.includes(status)) await this.targets.unsubscribe(endpoint);
  }
}
