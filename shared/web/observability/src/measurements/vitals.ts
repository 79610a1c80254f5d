import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { METRICS, type MetricName } from './metric-names';
import type { Attributes, Metrics } from './metrics';

const NAMES: Readonly<Record<Metric['name'], MetricName>> = {
  CLS: METRICS.layoutShift,
  FCP: METRICS.firstPaint,
  INP: METRICS.interaction,
  LCP: METRICS.largestPaint,
  TTFB: METRICS.firstByte,
};

/** Records the web vitals. Some are only known when the page is left, so they are sent at once. RUM-1. */
export function measureVitals(metrics: Metrics, attributes: Attributes): void {
  const record = ({ name, value }: Metric) => {
    if (name === 'CLS') metrics.score(NAMES[name], value, attributes);
    else metrics.duration(NAMES[name], value, attributes);
    if (document.visibilityState === 'hidden') metrics.flush();
  };
  for (const observe of [onTTFB, onFCP, onLCP, onCLS, onINP]) observe(record);
}
