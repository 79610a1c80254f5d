import { createStore } from 'zustand/vanilla';
import type { MeasuredSource, RemoteLoads } from './measured-source';
import { pageAttributes, startMeasurements } from './measurements';
import { type Attributes, METRICS, type Metrics } from './metrics';
import { type ReportContext, resetReports, submit } from './report';

type Recorded = readonly [name: string, value: number, attributes: Attributes];

/** Metrics that keep what they receive. */
function recordingMetrics() {
  const recorded: Recorded[] = [];
  const record = (name: string, value: number, attributes: Attributes) =>
    void recorded.push([name, value, attributes]);
  const metrics: Metrics = {
    duration: record,
    score: record,
    count: (name, attributes) => record(name, 1, attributes),
    flush: () => undefined,
  };
  const of = (name: string) => recorded.filter(([one]) => one === name);
  return { metrics, recorded, of };
}

/** A source that owns `/cae/*`, with a store of its remotes' loads. */
function source(loads: RemoteLoads = {}) {
  const store = createStore<RemoteLoads>(() => loads);
  const measured: MeasuredSource = {
    owners: async () => [{ pattern: '/cae/*', test: /^\/cae(\/|$)/, remote: 'mfe-cae' }],
    inspector: { remoteStatus: store },
  };
  return { store, measured };
}

const ready = { kind: 'ready', version: '1.2.0', from: 'release', loadTimeMs: 120 } as const;
const CAE = { part: 'mfe-cae@1.2.0', page: '/cae/*' };
const HOST = { part: 'host', page: 'host' };

// RUM-1.
test('records each load of a remote once, whether it was before or after the start', () => {
  const { metrics, of } = recordingMetrics();
  const { store, measured } = source({ 'mfe-cae': ready });
  startMeasurements(metrics, measured);
  store.setState({ 'mfe-hoops': { kind: 'loading', version: '2.0.0', from: 'canary' } });
  store.setState({ 'mfe-hoops': { kind: 'ready', version: '2.0.0', from: 'canary', loadTimeMs: 80 } });
  store.setState({ 'mfe-account': { ...ready, from: 'override' } });
  expect(of(METRICS.remoteLoad)).toEqual([
    [METRICS.remoteLoad, 120, { part: 'mfe-cae@1.2.0' }],
    [METRICS.remoteLoad, 80, { part: 'mfe-hoops@2.0.0' }],
  ]);
});

// RUM-1.
test('counts releases that could not be loaded, from their reports before and after the start', () => {
  const { metrics, recorded } = recordingMetrics();
  const fail = (context: ReportContext) => submit(new Error('any'), context, false);
  fail({ stage: 'entry', remote: 'mfe-cae', version: '1.3.0' });
  startMeasurements(metrics, source().measured);
  fail({ stage: 'use', remote: 'mfe-cae', version: '1.3.0' });
  fail({ stage: 'contract', remote: 'mfe-cae', version: '1.4.0' });
  fail({ stage: 'registry' });
  expect(recorded).toEqual([
    [METRICS.remoteFailed, 1, { part: 'mfe-cae@1.3.0', stage: 'entry' }],
    [METRICS.remoteFailed, 1, { part: 'mfe-cae@1.4.0', stage: 'contract' }],
  ]);
});

// RUM-2.
test.each([
  ['/cae/eda/downloads/jane@acme.example', { 'mfe-cae': ready }, CAE],
  ['/nobody/jane@acme.example', { 'mfe-cae': ready }, HOST],
  ['/cae/eda', {}, HOST],
  ['/cae/eda', { 'mfe-cae': { ...ready, from: 'override' } }, HOST],
])('attributes %s to its owner’s pattern and release, or to the host', async (path, loads, expected) => {
  expect(await pageAttributes(path, source(loads).measured)).toEqual(expected);
});

test('attributes the page to the host if the registry cannot be read', async () => {
  const { measured } = source();
  const failing = { ...measured, owners: () => Promise.reject(new Error('registry')) };
  expect(await pageAttributes('/cae/eda', failing)).toEqual(HOST);
});

/** Entries that jsdom does not record. */
const NAVIGATION = {
  entryType: 'navigation',
  name: 'https://portal.example/cae/eda?email=jane@acme.example',
  domContentLoadedEventEnd: 210,
  loadEventEnd: 340,
};
const TITLE = { entryType: 'element', identifier: 'content', renderTime: 480 };

/** Lets `performance` and `PerformanceObserver` return entries as a browser does. */
function withEntries(entries: readonly object[]) {
  const all = entries as readonly PerformanceEntry[];
  const ofType = (type: string) => all.filter(({ entryType }) => entryType === type);
  class Observer {
    static readonly supportedEntryTypes = ['element'];
    constructor(readonly callback: (list: object) => void) {}
    observe({ type }: { readonly type: string }) {
      const found = ofType(type);
      if (found.length > 0) this.callback({ getEntries: () => found });
    }
    disconnect() {}
  }
  Object.assign(performance, { getEntriesByType: ofType });
  Object.assign(globalThis, { PerformanceObserver: Observer });
}
beforeEach(() => {
  resetReports();
  withEntries([]);
});
afterEach(() => {
  Reflect.deleteProperty(performance, 'getEntriesByType');
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

// RUM-1, RUM-2.
test('records navigation timing and the time to content of the page that was loaded', async () => {
  withEntries([NAVIGATION, TITLE]);
  const { metrics, recorded, of } = recordingMetrics();
  startMeasurements(metrics, source({ 'mfe-cae': ready }).measured);
  // The timeout runs after the pending promises: the owners, then the measurements.
  await new Promise((resolve) => setTimeout(resolve));
  expect([METRICS.domReady, METRICS.load, METRICS.content].flatMap(of)).toEqual([
    [METRICS.domReady, 210, CAE],
    [METRICS.load, 340, CAE],
    [METRICS.content, 480, CAE],
  ]);
  expect(JSON.stringify(recorded)).not.toMatch(/jane|eda/);
});

// RUM-1.
test('waits for the load event of a page that is still loading', async () => {
  const entry = { ...NAVIGATION, loadEventEnd: 0 };
  withEntries([entry]);
  const { metrics, of } = recordingMetrics();
  startMeasurements(metrics, source().measured);
  await new Promise((resolve) => setTimeout(resolve));
  expect(of(METRICS.load)).toEqual([]);
  window.dispatchEvent(new Event('load'));
  entry.loadEventEnd = 900;
  await new Promise((resolve) => setTimeout(resolve));
  expect(of(METRICS.load)).toEqual([[METRICS.load, 900, HOST]]);
});
