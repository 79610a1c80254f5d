import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { type MeasuredSource, observeLoads, releaseName } from './measured-source';
import { type Attributes, HOST_PART, METRICS, type MetricName, type Metrics, PAGE, PART } from './metrics';
import { observeReports, type ReportStage } from './report';

const HOST_PAGE: Attributes = { [PART]: HOST_PART, [PAGE]: HOST_PART };

/**
 * Describes a page by the pattern and the release of the remote that owns it. Its path is not sent: a visitor may
 * have typed anything there. RUM-2.
 */
export async function pageAttributes(
  path: string,
  { owners, inspector }: MeasuredSource,
): Promise<Attributes> {
  // The page reports a registry that cannot be read. Here it only means that the owner is unknown.
  const owned = await owners(path).catch(() => []);
  const owner = owned.find(({ test }) => test.test(path));
  const load = owner && inspector?.remoteStatus.getState()[owner.remote];
  if (owner === undefined || load?.version === undefined || load.from === 'override') return HOST_PAGE;
  return { [PART]: releaseName(owner.remote, load.version), [PAGE]: owner.pattern };
}

/** The navigation to the document that the browser loaded; later pages are shown without loading another. */
const navigation = () =>
  performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/** Records the navigation timing of the loaded page, at once or when its load event has ended. RUM-1. */
function measureNavigation({ duration }: Metrics, attributes: Attributes): void {
  const record = () => {
    const entry = navigation();
    if (entry === undefined) return;
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
function measureContent({ duration }: Metrics, attributes: Attributes): void {
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

const NAMES: Readonly<Record<Metric['name'], MetricName>> = {
  CLS: METRICS.layoutShift,
  FCP: METRICS.firstPaint,
  INP: METRICS.interaction,
  LCP: METRICS.largestPaint,
  TTFB: METRICS.firstByte,
};

/** Records the web vitals. Some are only known when the page is left, so they are sent at once. RUM-1. */
function measureVitals(metrics: Metrics, attributes: Attributes): void {
  const record = ({ name, value }: Metric) => {
    if (name === 'CLS') metrics.score(NAMES[name], value, attributes);
    else metrics.duration(NAMES[name], value, attributes);
    if (document.visibilityState === 'hidden') metrics.flush();
  };
  for (const observe of [onTTFB, onFCP, onLCP, onCLS, onINP]) observe(record);
}

/** Stages at which a release fails to load. Later failures are errors of its code. */
const LOAD_STAGES: readonly ReportStage[] = ['manifest', 'entry', 'contract'];

/** Starts measuring a visit, and records what happened before this call. RUM-1, RUM-2. */
export function startMeasurements(metrics: Metrics, source: MeasuredSource): void {
  // Counts releases that could not be loaded. A failed canary counts, even if the default release was loaded in its place.
  observeReports(({ context: { stage, remote, version } }) => {
    if (stage !== undefined && remote !== undefined && version !== undefined && LOAD_STAGES.includes(stage))
      metrics.count(METRICS.remoteFailed, { [PART]: releaseName(remote, version), stage });
  });
  observeLoads(source, (release, loadTimeMs) =>
    metrics.duration(METRICS.remoteLoad, loadTimeMs, { [PART]: release }),
  );
  const { pathname } = new URL(navigation()?.name ?? window.location.href);
  void pageAttributes(pathname, source).then((attributes) => {
    measureNavigation(metrics, attributes);
    measureContent(metrics, attributes);
    measureVitals(metrics, attributes);
  });
}
