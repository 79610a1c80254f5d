import { getConfig, setConfig } from '@portal/config';
import { freshPage } from '@portal/testing';
import { waitFor } from '@testing-library/react';
import { startReplay } from './replay';
import { startReporter } from './reporter';
import { startReporting } from './start-reporting';

// Mocks the tracker's own code: the tests only check when it starts.
jest.mock('./reporter', () => ({ startReporter: jest.fn() }));
jest.mock('./replay', () => ({ startReplay: jest.fn() }));

const runNow = (work: () => void) => work();

/** Consent that the test gives by calling `agree`. */
function pendingConsent() {
  const waiting: (() => void)[] = [];
  return { onConsent: (work: () => void) => void waiting.push(work), agree: () => waiting.forEach(runNow) };
}

beforeEach(async () => {
  jest.clearAllMocks();
  await freshPage('/start');
});

test('reports errors before consent, and records nothing', async () => {
  const { onConsent, agree } = pendingConsent();
  startReporting(runNow, onConsent);
  await waitFor(() => expect(startReporter).toHaveBeenCalledTimes(1));
  // Takes longer than loading the recorder's code.
  await fetch('/services/health');
  expect(startReplay).not.toHaveBeenCalled();
  agree();
  await waitFor(() => expect(startReplay).toHaveBeenCalledTimes(1));
});

test('records a visitor where no consent is required', async () => {
  startReporting(runNow, runNow);
  await waitFor(() => expect(startReplay).toHaveBeenCalledTimes(1));
});

test('does neither without a dsn', async () => {
  const config = getConfig();
  setConfig({ ...config, observability: { environment: 'test', release: 'test' } });
  startReporting(runNow, runNow);
  await fetch('/services/health');
  expect(startReporter).not.toHaveBeenCalled();
  expect(startReplay).not.toHaveBeenCalled();
});
