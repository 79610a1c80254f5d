import { getConfig, setConfig } from '@portal/config';
import { freshPage } from '@portal/testing';
import { waitFor } from '@testing-library/react';
import { firstSeconds } from './first-seconds';
import type { MeasuredSource } from './measured-source';
import { startMeasurements } from './measurements';
import type { Metrics } from './metrics';
import { prepareSnapshot, startReplay } from './recorder';
import { resetReports, submit } from './report';
import { startReporter } from './reporter';
import { startReporting } from './start-reporting';

const nothing = () => undefined;
const metrics: Metrics = { duration: nothing, score: nothing, count: nothing, flush: nothing };
// Mocks the tracker's own code: the tests only check when it starts.
jest.mock('./reporter', () => ({ startReporter: jest.fn() }));
jest.mock('./recorder', () => ({ prepareSnapshot: jest.fn(), startReplay: jest.fn() }));
jest.mock('./first-seconds', () => ({ firstSeconds: jest.fn() }));
jest.mock('./measurements', () => ({ startMeasurements: jest.fn() }));

const runNow = (work: () => void) => work();
const source: MeasuredSource = { owners: async () => [] };

/** Consent that the test gives by calling `agree`. */
function pendingConsent() {
  const waiting: (() => void)[] = [];
  return { onConsent: (work: () => void) => void waiting.push(work), agree: () => waiting.forEach(runNow) };
}

/** The first seconds of a visit, which the test ends by calling `end`. */
function pendingFirstSeconds() {
  let end: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { first, end };
}

beforeEach(async () => {
  jest.clearAllMocks();
  resetReports();
  jest.mocked(startReporter).mockReturnValue(metrics);
  jest.mocked(firstSeconds).mockResolvedValue();
  await freshPage('/start');
});

test('reports errors before consent, and records nothing', async () => {
  const { onConsent, agree } = pendingConsent();
  startReporting(runNow, onConsent, source);
  await waitFor(() => expect(startReporter).toHaveBeenCalledTimes(1));
  // Takes longer than loading the recorder's code.
  await fetch('/services/health');
  expect(startReplay).not.toHaveBeenCalled();
  agree();
  await waitFor(() => expect(startReplay).toHaveBeenCalledTimes(1));
});

test('records a visitor where no consent is required', async () => {
  startReporting(runNow, runNow, source);
  await waitFor(() => expect(startReplay).toHaveBeenCalledTimes(1));
});

test('records once the first seconds of a visit are over', async () => {
  const { first, end } = pendingFirstSeconds();
  jest.mocked(firstSeconds).mockReturnValue(first);
  startReporting(runNow, runNow, source);
  await waitFor(() => expect(startMeasurements).toHaveBeenCalledTimes(1));
  expect(startReplay).not.toHaveBeenCalled();
  end();
  await waitFor(() => expect(startReplay).toHaveBeenCalledWith({ hasFailed: false }));
  expect(prepareSnapshot).toHaveBeenCalledTimes(1);
});

// OBS-7.
test('records from an error on that comes before, without preparation', async () => {
  jest.mocked(firstSeconds).mockReturnValue(pendingFirstSeconds().first);
  startReporting(runNow, runNow, source);
  await waitFor(() => expect(startMeasurements).toHaveBeenCalledTimes(1));
  submit(new Error('any'), {}, false);
  await waitFor(() => expect(startReplay).toHaveBeenCalledWith({ hasFailed: true }));
  expect(prepareSnapshot).not.toHaveBeenCalled();
});

test('does neither without a dsn', async () => {
  const config = getConfig();
  setConfig({ ...config, observability: { environment: 'test', release: 'test', measuredVisits: 1 } });
  startReporting(runNow, runNow, source);
  await fetch('/services/health');
  expect(startReporter).not.toHaveBeenCalled();
  expect(startReplay).not.toHaveBeenCalled();
});

/** Lets the configuration measure one visit in ten, and this one be chosen by `chance`. */
function measureOneInTen(chance: number): void {
  jest.spyOn(Math, 'random').mockReturnValue(chance);
  const config = getConfig();
  setConfig({ ...config, observability: { ...config.observability, measuredVisits: 0.1 } });
}
afterEach(() => jest.restoreAllMocks());

// RUM-1.
test('measures one visit in ten, after consent', async () => {
  measureOneInTen(0.09);
  const { onConsent, agree } = pendingConsent();
  startReporting(runNow, onConsent, source);
  await waitFor(() => expect(startReporter).toHaveBeenCalledTimes(1));
  await fetch('/services/health');
  expect(startMeasurements).not.toHaveBeenCalled();
  agree();
  await waitFor(() => expect(startMeasurements).toHaveBeenCalledTimes(1));
});

// RUM-1.
test('does not measure the other nine', async () => {
  measureOneInTen(0.11);
  startReporting(runNow, runNow, source);
  await waitFor(() => expect(startReplay).toHaveBeenCalledTimes(1));
  await fetch('/services/health');
  expect(startMeasurements).not.toHaveBeenCalled();
});
