import type { MetricName } from './metric-names';

/** Attributes of a measurement: a release, a pattern of pages, a stage. Never an address or a user. RUM-2. */
export type Attributes = Readonly<Record<string, string>>;

/** Receives measurements and sends them, collected, to the error service. */
export interface Metrics {
  /** @param durationMs in milliseconds. */
  duration(name: MetricName, durationMs: number, attributes: Attributes): void;
  /** A value without a unit. */
  score(name: MetricName, value: number, attributes: Attributes): void;
  /** Counts one occurrence. */
  count(name: MetricName, attributes: Attributes): void;
  /** Sends what was collected. Call it before the page can be unloaded. */
  flush(): void;
}
