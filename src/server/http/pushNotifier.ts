/** Web Push: notifies a subscribed device that a table waits for its player, without further data. */
import webPush from 'web-push';
import type { Seat } from '../../core/index.ts';
import type { Settings } from '../settings/settings.ts';
import { type PushTarget, PushTargets } from '../storage/pushTargets.ts';
import type { Store } from '../storage/store.ts';

interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const GONE_STATUSES = [404, 410];
const TIMEOUT = 10_000;
const TIME_TO_LIVE = 86_400;

/** The push services of Chrome and its relatives, Firefox, Safari and Edge. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

type PushSettings = Pick<Settings, 'contact' | 'pushServices' | 'localPush'>;

export class PushNotifier {
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

  /** The keys are created once and kept in the database, so that subscriptions survive restarts. */
  static async open(store: Store, settings: PushSettings): Promise<PushNotifier> {
    const keys = await store.readOrCreateSetting('vapid', () => JSON.stringify(webPush.generateVAPIDKeys()));
    return new PushNotifier(new PushTargets(store.database), JSON.parse(keys) as VapidKeys, settings);
  }

  get publicKey(): string {
    return this.#keys.publicKey;
  }

  /** Whether an endpoint belongs to a browser's push service, or to one that the operator allows. */
  accepts(endpoint: string): boolean {
    const { protocol, hostname, port, username } = new URL(endpoint);
    if (this.#local && (hostname === '127.0.0.1' || hostname === 'localhost')) return true;
    const isKnown = this.#services.some((name) => hostname === name || hostname.endsWith(`.${name}`));
    return protocol === 'https:' && isKnown && port === '' && username === '';
  }

  async notify(match: string, seat: Seat, isNudge = false): Promise<void> {
    await this.#sendAll(await this.targets.subscribers(match, seat), match, isNudge ? { nudge: true } : {});
  }

  async notifyInvited(person: string, match: string): Promise<void> {
    await this.#sendAll(await this.targets.invitedDevices(person), match, { invited: true });
  }

  async #sendAll(all: readonly PushTarget[], match: string, what: { [flag: string]: true }): Promise<void> {
    // The operator may have allowed more services when these subscribed.
    const targets = all.filter(({ endpoint }) => this.accepts(endpoint));
    // A service that does not answer gets the next notification.
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
