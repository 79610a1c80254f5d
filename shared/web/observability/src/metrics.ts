/** Names of what is measured, as the error service lists them. */
export const METRICS = {
  /** Time to the first byte of the document. */
  firstByte: 'portal.ttfb',
  /** Until the document is parsed and its scripts have run: `domContentLoadedEventEnd`. */
  domReady: 'portal.dom_ready',
  /** Until the document's own scripts, styles and images have loaded: `loadEventEnd`. */
  load: 'portal.load',
  firstPaint: 'portal.fcp',
  largestPaint: 'portal.lcp',
  /** Time to content: until the page's title was painted, which comes with its content. */
  content: 'portal.content',
  /** Interaction to next paint. */
  interaction: 'portal.inp',
  /** Cumulative layout shift, without a unit. */
  layoutShift: 'portal.cls',
  /** How long a remote took to load. */
  remoteLoad: 'portal.remote.load',
  /** A release of a remote that could not be loaded. A count. */
  remoteFailed: 'portal.remote.failed',
} as const;

export type MetricName = (typeof METRICS)[keyof typeof METRICS];

/** The attribute with the release that a measurement belongs to: `mfe-cae@1.2.0`, or `host`. */
export const PART = 'part';
/** The attribute with the pattern of the page, such as `/cae/*`; `host` for the host's own pages. */
export const PAGE = 'page';
/** The part of pages without a remote. */
export const HOST_PART = 'host';

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
