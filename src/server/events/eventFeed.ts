/** The unsent events of one reader of an event stream: however slow it reads, few are kept. */
export interface FeedEvent {
  readonly event: string;
  readonly data: unknown;
  readonly id?: string;
}

/** Caches the text of events with many readers. */
const texts = new WeakMap<FeedEvent, string>();

function formatEvent(event: FeedEvent): string {
  const id = event.id === undefined ? '' : `id: ${event.id}\n`;
  const text = texts.get(event) ?? `event: ${event.event}\n${id}data: ${JSON.stringify(event.data)}\n\n`;
  texts.set(event, text);
  return text;
}

/**
 * A newer event replaces an unsent one of its kind. Where events are differences, none can be left out: a feed with
 * `snapshot` sends that instead of several unsent events.
 */
export class EventFeed<E extends FeedEvent> {
  readonly #snapshot: (() => E) | undefined;
  #unsent: E[] = [];
  #needsSnapshot = false;
  #isEnding = false;
  #isStopped = false;
  #wake: () => void = () => {};
  #wakeStopped: () => void = () => {};

  constructor(snapshot?: () => E) {
    this.#snapshot = snapshot;
  }

  put(event: E): void {
    if (this.#isEnding) return;
    if (this.#snapshot !== undefined && this.#unsent.length > 0) this.putSnapshot();
    else if (!this.#needsSnapshot)
      this.#unsent = [...this.#unsent.filter((other) => other.event !== event.event), event];
    this.#wake();
  }

  /** The next event is the whole state at the time of sending. */
  putSnapshot(): void {
    if (this.#isEnding) return;
    this.#needsSnapshot = true;
    this.#unsent = [];
    this.#wake();
  }

  /** Ends the stream after the unsent events. Later ones are not for its reader, who may have signed out. */
  end(): void {
    this.#isEnding = true;
    this.#wake();
  }

  /** Ends the stream at once: its reader has gone, or must go. */
  stop(): void {
    this.#isEnding = true;
    this.#isStopped = true;
    this.#needsSnapshot = false;
    this.#unsent = [];
    this.#wake();
    this.#wakeStopped();
  }

  nextText(): string | undefined {
    if (this.#needsSnapshot && this.#snapshot !== undefined) {
      this.#needsSnapshot = false;
      return formatEvent(this.#snapshot());
    }
    const event = this.#unsent.shift();
    return event === undefined ? undefined : formatEvent(event);
  }

  get isOver(): boolean {
    return this.#isEnding && this.#unsent.length === 0 && !this.#needsSnapshot;
  }

  /** Settles at the next event, or when the feed ends. Only the promise of the last call does. */
  changed(): Promise<void> {
    return new Promise((resolve) => (this.#wake = resolve));
  }

  /**
   * Settles when the feed stops. Only the promise of the last call does: a single one would keep what each wait adds to
   * it for as long as the stream lasts.
   */
  stopped(): Promise<void> {
    return this.#isStopped ? Promise.resolve() : new Promise((resolve) => (this.#wakeStopped = resolve));
  }
}
