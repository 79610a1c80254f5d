import { METRICS } from './metric-names';
import type { Attributes, Metrics } from './metrics';

const isNavigation = (entry: PerformanceEntry | undefined): entry is PerformanceNavigationTiming =>
  entry?.entryType === 'navigation';

/** Path of the document that the browser loaded; later pages are shown without loading another. */
export function loadedPath(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined ? window.location.pathname : new URL(entry.name).pathname;
}

/** Records the navigation timing of the loaded page, at once or when its load event has ended. RUM-1. */
export function measureNavigation({ duration }: Metrics, attributes: Attributes): void {
  const record = () => {
    const [entry] = performance.getEntriesByType('navigation');
    if (!isNavigation(entry)) return;
    // The end of an event is known after its listeners have run.
    if (entry.loadEventEnd === 0) window.addEventListener('load', () => setTimeout(record), { once: true });
    else {
      duration(METRICS.domReady, entry.domContentLoadedEventEnd, attributes);
      duration(METRICS.load, entry.loadEventEnd, attributes);
    }
  };
  record();
}

/** The value of `elementtiming` on the titles of pages. */
const CONTENT = 'content';

/** An entry of Element Timing, which TypeScript's DOM types lack. */
const isContentPaint = (
  entry: PerformanceEntry,
): entry is PerformanceEntry & { readonly renderTime: number } =>
  'identifier' in entry && entry.identifier === CONTENT && 'renderTime' in entry;

/**
 * Records when the page's title was painted: once, on the first page. Browsers without Element Timing (Firefox,
 * Safari) measure everything else. RUM-1.
 */
export function measureContent({ duration }: Metrics, attributes: Attributes): void {
  if (typeof PerformanceObserver !== 'function') return;
  if (!PerformanceObserver.supportedEntryTypes.includes('element')) return;
  const observer = new PerformanceObserver((list) => {
    const painted = list.getEntries().find(isContentPaint);
    if (painted === undefined) return;
    observer.disconnect();
    duration(METRICS.content, painted.renderTime, attributes);
  });
  observer.observe({ type: 'element', buffered: true });
}
