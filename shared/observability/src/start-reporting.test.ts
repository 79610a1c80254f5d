import { getConfig, setConfig } from '@portal/config';
import { freshPage } from '@portal/testing';
import { waitFor } from '@testing-library/react';
import { startReplay } from './replay';
import { startReporter } from './reporter';
import { startReporting } from './start-reporting';

// The tracker's own code, which records and sends: what is tested is when it is started.
jest.mock('./reporter', () => ({ startReporter: jest.fn() }));
jest.mock('./replay', () => ({ startReplay: jest.fn() }));

const atOnce = (work: () => void) => work();

/** Consent that a visitor gives when the test says so. */
function askedFor() {
  const waiting: (() => void)[] = [];
  return { onConsent: (work: () => void) => void waiting.push(work), agree: () => waiting.forEach(atOnce) };
}

beforeEach(async () => {
  jest.clearAllMocks();
  await freshPage('/start');
});

it('errors are reported before consent, and nothing is recorded', async () => {
  const { onConsent, agree } = askedFor();
  startReporting(atOnce, onConsent);
  await waitFor(() => expect(startReporter).toHaveBeenCalledTimes(1));
  // Longer than the recorder's code takes to come.
  await fetch('/services/health');
  expect(startReplay).not.toHaveBeenCalled();
  agree();
  await waitFor(() => expect(startReplay).toHaveBeenCalledTimes(1));
});

it('a visitor who need not be asked is recorded', async () => {
  startReporting(atOnce, atOnce);
  await waitFor(() => expect(startReplay).toHaveBeenCalledTimes(1));
});

it('without a dsn there is neither', async () => {
  const config = getConfig();
  setConfig({ ...config, observability: { environment: 'test', release: 'test' } });
  startReporting(atOnce, atOnce);
  await fetch('/services/health');
  expect(startReporter).not.toHaveBeenCalled();
  expect(startReplay).not.toHaveBeenCalled();
});
