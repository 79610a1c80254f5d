import { getConfig, setConfig } from '@portal/config';
import { freshPage } from '@portal/testing';
import { waitFor } from '@testing-library/react';
import { startMeasurements } from './measurements';
import type { MeasuredSource } from './measurements/measured-source';
import { startReplay } from './replay';
import { type Reporter, startReporter } from './reporter';
import { startReporting } from './start-reporting';

// Mocks the tracker's own code: the tests only check when it starts.
/** Calls the observers of a reporter that has started: an error was reported. */
let fail: () => void = () => undefined;
const observeContexts = (observe: () => void) => {
  fail = observe;
};
jest.mock('./reporter', () => ({ startReporter: jest.fn() }));
jest.mock('./replay', () => ({ startReplay: jest.fn() }));
jest.mock('./measurements', () => ({ startMeasurements: jest.fn() }));

const runNow = (work: () => void) => work();
const atOnce = { onIdle: runNow, onConsent: runNow, onSettled: runNow };
const source: MeasuredSource = { owners: async () => [] };

/** A moment that comes when the test calls `happen`. */
function pending() {
  const waiting: (() => void)[] = [];
  return { on: (work: () => void) => void waiting.push(work), happen: () => waiting.forEach(runNow) };
}

/** Consent that the test gives by calling `agree`. */
function pendingConsent() {
  const { on, happen } = pending();
  return { onConsent: on, agree: happen };
}

beforeEach(async () => {
  jest.clearAllMocks();
  jest.mocked(startReporter).mockReturnValue({ observeContexts } as unknown as Reporter);
  await freshPage('/start');
});

test('reports errors before consent, and records nothing', async () => {
  const { onConsent, agree } = pendingConsent();
  startReporting({ ...atOnce, onConsent }, source);
  await waitFor(() => expect(startReporter).toHaveBeenCalledTimes(1));
  // Takes longer than loading the recorder's code.
  await fetch('/services/health');
  expect(startReplay).not.toHaveBeenCalled();
  agree();
  await waitFor(() => expect(startReplay).toHaveBeenCalledTimes(1));
});

test('records a visitor where no consent is required', async () => {
  startReporting(atOnce, source);
  await waitFor(() => expect(startReplay).toHaveBeenCalledTimes(1));
});

test('records once the first seconds of a visit are over', async () => {
  const { on, happen } = pending();
  startReporting({ ...atOnce, onSettled: on }, source);
  await waitFor(() => expect(startMeasurements).toHaveBeenCalledTimes(1));
  expect(startReplay).not.toHaveBeenCalled();
  happen();
  await waitFor(() => expect(startReplay).toHaveBeenCalledWith({ hasFailed: false }));
});

// OBS-7.
test('records from an error on that comes before', async () => {
  startReporting({ ...atOnce, onSettled: pending().on }, source);
  await waitFor(() => expect(startMeasurements).toHaveBeenCalledTimes(1));
  fail();
  await waitFor(() => expect(startReplay).toHaveBeenCalledWith({ hasFailed: true }));
});

test('does neither without a dsn', async () => {
  const config = getConfig();
  setConfig({ ...config, observability: { environment: 'test', release: 'test', measuredVisits: 1 } });
  startReporting(atOnce, source);
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
  startReporting({ ...atOnce, onConsent }, source);
  await waitFor(() => expect(startReporter).toHaveBeenCalledTimes(1));
  await fetch('/services/health');
  expect(startMeasurements).not.toHaveBeenCalled();
  agree();
  await waitFor(() => expect(startMeasurements).toHaveBeenCalledTimes(1));
});

// RUM-1.
test('does not measure the other nine', async () => {
  measureOneInTen(0.11);
  startReporting(atOnce, source);
  await waitFor(() => expect(startReplay).toHaveBeenCalledTimes(1));
  await fetch('/services/health');
  expect(startMeasurements).not.toHaveBeenCalled();
});
