/** Metrics for operators, in Prometheus format. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type LimitName, LIMITS, type Quotas } from '../limits/limits.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Gauges {
  readonly sockets: () => number;
  readonly matches: () => number;
  readonly loaded: () => number;
  readonly aside: () => number;
  readonly thinking: () => number;
}

/** The sampling interval of the event loop's delay, in milliseconds. */
const LOOK = 10;
const SECOND = 1e9;

export class Metrics {
  readonly registry = new Registry();
  readonly decisions = new Counter({
    name: 'tavola_decisions_total',
    help: 'Decisions written to the log',
    registers: [this.registry],
  });
  readonly rated = new Counter({
    name: 'tavola_rated_total',
    help: 'Matches that this process has rated',
    registers: [this.registry],
  });
  readonly refused = new Counter({
    name: 'tavola_refused_total',
    help: 'Messages and requests that were refused, by reason',
    labelNames: ['reason'],
    registers: [this.registry],
  });
  readonly failures = new Counter({
    name: 'tavola_failures_total',
    help: 'Things that should have worked, by what they were',
    labelNames: ['what'],
    registers: [this.registry],
  });
  readonly requests = new Histogram({
    name: 'tavola_request_seconds',
    help: 'How long requests took, by status',
    labelNames: ['status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [this.registry],
  });

  constructor(gauges: Gauges, quotas: Quotas) {
    const limits = Object.keys(LIMITS) as LimitName[];
    void new Counter({
      name: 'tavola_limit_refusals_total',
      help: 'Refusals by each limit of docs/server.md',
      labelNames: ['limit'],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const limit of limits) this.inc({ limit }, quotas.refusals.get(limit) ?? 0);
      },
    });
    void new Gauge({
      name: 'tavola_limit_peak_ratio',
      help: 'The largest share of each limit that one address, device, seat, account or socket has used since the last scrape',
      labelNames: ['limit'],
      registers: [this.registry],
      collect() {
        for (const limit of limits) this.set({ limit }, quotas.peak(limit));
      },
    });
    collectDefaultMetrics({ register: this.registry });
    const delay = monitorEventLoopDelay({ resolution: LOOK });
    delay.enable();
    const gauge = (name: string, help: string, read: () => number): Gauge =>
      new Gauge({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.set(read());
        },
      });
    gauge('tavola_loop_delay_p99_seconds', 'How late the loop was, since it was asked last', () => {
      // Node includes the sampling interval.
      const late = (delay.percentile(99) - LOOK * 1e6) / SECOND;
      delay.reset();
      return Math.max(0, late);
    });
    gauge('tavola_sockets', 'Open sockets', gauges.sockets);
    gauge('tavola_matches', 'Matches this process knows of', gauges.matches);
    gauge('tavola_matches_loaded', 'Matches held in memory', gauges.loaded);
    gauge('tavola_matches_aside', 'Matches that cannot be played here and were set aside', gauges.aside);
    gauge('tavola_bots_thinking', 'Decisions that bots think about or wait to', gauges.thinking);
  }
}
