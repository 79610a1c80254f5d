import { getConfig, setConfig } from '@portal/config';
import { sessionStore } from '@portal/session';
import { freshPage, injectFault, signInAs } from '@portal/testing';
import { countFaultHits } from '@portal/testing/faults';
import { waitFor } from '@testing-library/react';
import { resetTracker, runTracker } from '../testing/tracker';
import { onConsent, storeConsent } from './consent';
import { downloadEvent, trackDownload } from './track-download';
import { identifyAfterSignIn, identifyVisitor } from './tracker';

const PAGE = '/hoops/communicator/downloads/latest';
const facts = { code: 'communicator', version: '2026.3.0', os: 'Linux' };

interface Received {
  readonly type: 'identify' | 'event';
  readonly name?: string;
  readonly identity?: Readonly<Record<string, unknown>>;
  readonly properties?: Readonly<Record<string, unknown>>;
}

/** Waits until the local services have received `count` calls, and returns them. */
const received = (count: number): Promise<Received[]> =>
  waitFor(async () => {
    const list = (await (await fetch('/services/tracking/events')).json()) as { content: Received }[];
    expect(list).toHaveLength(count);
    return list.map(({ content }) => content);
  });

/** Waits until the page has queued `count` commands, and returns them. */
const queued = (count: number): Promise<unknown> =>
  waitFor(() => {
    expect(window._hsq).toHaveLength(count);
    return window._hsq;
  });

/** A request to the services and back; takes longer than any work that the page has started. */
const completeRoundTrip = () => fetch('/services/health');

const requireConsent = () =>
  setConfig({ ...getConfig(), tracking: { ...getConfig().tracking, requireConsent: true } });

beforeEach(async () => {
  await freshPage(PAGE);
  resetTracker();
});
afterEach(() => jest.restoreAllMocks());

test.each([
  [PAGE, PAGE],
  [`${PAGE}?email=jane%40acme.example&token=s3cret#file-key`, PAGE],
  [`${PAGE}?os=Linux&utm_source=mail&arch=x64`, `${PAGE}?os=Linux&arch=x64`],
  // The choice of the pages of AutoCAD OEM and Inventor OEM.
  [`${PAGE}?language=German`, `${PAGE}?language=German`],
])('the event of the page %s has the page_url %s', (path, expected) => {
  const { page_url } = downloadEvent(facts, `https://portal.example${path}`);
  expect(page_url).toBe(`https://portal.example${expected}`);
});

// TRK-1, CALL-4.
test('identifies the user, then sends the event with its five fields', async () => {
  window.history.replaceState(null, '', `${PAGE}?token=s3cret#file-key`);
  await signInAs('partner');
  trackDownload(facts);
  await queued(2);
  expect(document.querySelector('script[data-portal-tracker]')).toHaveProperty(
    'referrerPolicy',
    'strict-origin',
  );
  await runTracker();
  const [identify, event] = await received(2);
  expect(identify).toEqual({
    type: 'identify',
    identity: {
      email: 'partner@fabrikam.example',
      firstname: 'Paolo',
      lastname: 'Ferri',
      company: 'Fabrikam Manufacturing',
    },
  });
  expect(event).toMatchObject({ type: 'event', name: getConfig().tracking.eventId });
  expect(event?.properties).toEqual({
    download_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    page_url: `${window.location.origin}${PAGE}`,
    product_name: 'HOOPS Communicator',
    product_version: '2026.3.0',
    platform: 'linux',
  });
});

// FRAME-4.
test('identifies the user once per page load, after sign-in', async () => {
  const stop = identifyAfterSignIn();
  expect(document.querySelector('script[data-portal-tracker]')).toBeNull();
  await signInAs('partner');
  await queued(1);
  trackDownload(facts);
  expect(await queued(2)).toMatchObject([
    ['identify', {}],
    ['trackCustomBehavioralEvent', {}],
  ]);
  stop();
});

test('sends the event without identity when the identity request fails', async () => {
  await signInAs('partner');
  await injectFault({ kind: 'body', call: 'getuserhubspotdata', body: { wrong: true } });
  trackDownload(facts);
  expect(await queued(1)).toMatchObject([['trackCustomBehavioralEvent', {}]]);
});

// TRK-5, SES-16.
test('an identity request that is refused does not end the session', async () => {
  await signInAs('partner');
  await injectFault({ kind: 'status', call: 'getuserhubspotdata', status: 401 });
  await identifyVisitor();
  expect(await countFaultHits()).toBe(1);
  expect(sessionStore.getState().status).toBe('signed-in');
});

// TRK-1, TRK-3.
test('an event waits for a failed identity once: the next one is sent before the page is left', async () => {
  await signInAs('partner');
  await injectFault({ kind: 'status', call: 'getuserhubspotdata', status: 404 });
  await identifyVisitor();
  trackDownload(facts);
  // Shorter than any request.
  await new Promise((done) => setTimeout(done));
  expect(window._hsq).toMatchObject([['trackCustomBehavioralEvent', {}]]);
  expect(await countFaultHits()).toBe(1);
});

// TRK-1, TRK-3.
test('an event that waits for the identity is sent when the page is left', async () => {
  await signInAs('partner');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const fetched = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const response = await fetched(...request);
    await held;
    return response;
  });
  trackDownload(facts);
  expect(window._hsq).toBeUndefined();
  window.dispatchEvent(new Event('pagehide'));
  // Shorter than any timer.
  for (let step = 0; step < 10; step++) await Promise.resolve();
  expect(window._hsq).toMatchObject([['trackCustomBehavioralEvent', {}]]);
  // The page comes back from the browser's cache: the event was sent.
  answer();
  expect(await queued(2)).toMatchObject([
    ['trackCustomBehavioralEvent', {}],
    ['identify', {}],
  ]);
});

test('sends nothing before consent if the configuration requires consent', async () => {
  requireConsent();
  await signInAs('partner');
  trackDownload(facts);
  const stop = identifyAfterSignIn();
  await completeRoundTrip();
  expect(window._hsq).toBeUndefined();
  expect(document.querySelector('script[data-portal-tracker]')).toBeNull();

  storeConsent('denied');
  trackDownload(facts);
  await completeRoundTrip();
  expect(window._hsq).toBeUndefined();

  storeConsent('granted');
  trackDownload(facts);
  expect(await queued(2)).toHaveLength(2);
  stop();
});

describe('an onConsent callback', () => {
  const work = jest.fn();
  beforeEach(() => work.mockReset());

  test('runs immediately if consent is not required', () => {
    onConsent(work);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('runs immediately if consent was granted before', () => {
    requireConsent();
    storeConsent('granted');
    onConsent(work);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('runs once when the visitor consents', () => {
    requireConsent();
    onConsent(work);
    expect(work).not.toHaveBeenCalled();
    storeConsent('granted');
    storeConsent('granted');
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('never runs for a visitor who declines', () => {
    requireConsent();
    onConsent(work);
    storeConsent('denied');
    onConsent(work);
    expect(work).not.toHaveBeenCalled();
  });
});

// CFG-4, FRAME-3.
test('does nothing without a configured tracker', async () => {
  setConfig({ ...getConfig(), tracking: { eventId: 'event', requireConsent: false } });
  trackDownload(facts);
  await completeRoundTrip();
  expect(window._hsq).toBeUndefined();
});

// TRK-5.
test('does not throw when the tracker throws', async () => {
  await signInAs('partner');
  window._hsq = {
    push: () => {
      throw new Error('blocked');
    },
  };
  expect(() => trackDownload(facts)).not.toThrow();
  await completeRoundTrip();
});
