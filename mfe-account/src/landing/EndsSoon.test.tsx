import { freshPage, injectFault, recordReports, signInAs } from '@portal/remote-tools/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { License } from '../licenses/licenses';
import { openPanel } from '../testing/account-page';
import { endingSoon } from './EndsSoon';

const license = (days: number, ...products: string[]): License => ({
  index: 0,
  key: 'K',
  type: 'Evaluation',
  expiration: {
    kind: days < 0 ? 'expired' : days <= 30 ? 'soon' : 'later',
    day: new Date(2026, 10, 20),
    days,
  },
  products,
  headers: [],
});
const FULL: License = { ...license(0, 'RealDWG'), type: 'Full', expiration: { kind: 'never' } };

beforeEach(() => freshPage('/start'));
afterEach(() => jest.restoreAllMocks());

// LAND-20.
test('what ends soon is each product of licenses and evaluations once, the next one first', () => {
  const licenses = [license(25, 'Parasolid', 'HOOPS Publish'), license(31, 'A'), license(-1, 'B'), FULL];
  const evaluations = [
    { product: 'HOOPS Publish', daysLeft: 12 },
    { product: 'HOOPS Luminate', daysLeft: 0 },
    { product: 'HOOPS Exchange', daysLeft: 30 },
    { product: 'HOOPS Communicator', daysLeft: 31 },
  ];
  expect(endingSoon(licenses, evaluations)).toEqual([
    { product: 'HOOPS Luminate', days: 0 },
    { product: 'HOOPS Publish', days: 12 },
    { product: 'Parasolid', days: 25 },
    { product: 'HOOPS Exchange', days: 30 },
  ]);
  expect(endingSoon([], [])).toEqual([]);
});

// LAND-20.
test('a license that names no product ends soon, too', () => {
  expect(endingSoon([license(3)], [])).toEqual([{ product: 'A license', days: 3 }]);
});

const line = () => screen.findByText(/^Ends soon:/).then((title) => title.closest('p'));
const urlOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));
const NOTHING = 'Nothing ends within the next 30 days.';

// LAND-20.
describe('the landing panel', () => {
  test('says what ends soon, and leads to it', async () => {
    await signInAs('both');
    await injectFault({
      call: 'getalllicenses',
      kind: 'body',
      body: JSON.stringify([{ key: 'K', expires: new Date().toISOString(), products: ['RealDWG'] }]),
    });
    openPanel();
    await waitFor(async () => expect(await line()).toHaveTextContent(/^Ends soon: RealDWG today, /));
    expect(await line()).toHaveTextContent(/, Ceetron Access in 18 days and 1 more\. See/);
    expect(screen.getByRole('link', { name: 'See what ends within 30 days' })).toHaveAttribute(
      'href',
      '/license_generator?expiring=30&sort=expires',
    );
  });

  test('says that nothing ends soon', async () => {
    await signInAs('oem');
    openPanel();
    expect(await screen.findByText(NOTHING)).toBeVisible();
  });

  test('tells the evaluations when the licenses cannot be listed', async () => {
    const reports = recordReports();
    await signInAs('evaluator');
    await injectFault({ call: 'getalllicenses', kind: 'status', status: 500 });
    openPanel();
    expect(await line()).toHaveTextContent(/^Ends soon: HOOPS Luminate today, /);
    await waitFor(() =>
      expect(reports).toMatchObject([{ error: { message: 'The licenses could not be listed' } }]),
    );
    expect(await line()).toHaveTextContent(/HOOPS Luminate today/);
  });

  test('says nothing to a user without licenses', async () => {
    await signInAs('new');
    await injectFault({ call: 'getalllicenses', kind: 'body', body: '[]' });
    const fetched = jest.spyOn(globalThis, 'fetch');
    openPanel();
    await screen.findByRole('heading', { name: 'Start a 60-day trial' });
    const listing = () =>
      fetched.mock.calls.findIndex(([request]) => urlOf(request).endsWith('/getalllicenses'));
    await waitFor(() => expect(listing()).not.toBe(-1));
    await fetched.mock.results[listing()]?.value;
    await act(async () => void (await fetch('/services/health'))); // the list is read and drawn by then
    expect(screen.queryByText(NOTHING)).not.toBeInTheDocument();
    expect(screen.queryByText(/Ends soon/)).not.toBeInTheDocument();
  });
});
