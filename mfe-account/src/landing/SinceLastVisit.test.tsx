import { clearFaults, freshPage, injectContent, signInAs } from '@portal/remote-tools/testing';
import { clearReleasesCache } from '@portal/sdk/api/content';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DAY_MS, openPanel } from '../testing/account-page';
import { row, tabs } from '../testing/landing-panel';
import { prefetchPanel } from './load-panel';

const RELEASES = [
  { product: 'realdwg', version: '2026.1.1' },
  { product: 'parasolid', version: '38.1' },
  { product: 'exchange', version: '2026.3.0' },
];

beforeEach(async () => {
  await freshPage('/start');
  await signInAs('partner');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await clearFaults();
});

/** Opens the landing page some days after the first visit, with a list of releases. */
async function visit(day: number, releases = RELEASES): Promise<void> {
  cleanup();
  jest.spyOn(Date, 'now').mockReturnValue(FIRST + day * DAY_MS);
  clearReleasesCache();
  await clearFaults();
  await injectContent('releases_prod_latest.json', releases);
  await act(async () => prefetchPanel());
  openPanel();
  await tabs();
}
const FIRST = Date.now();

const news = () => screen.queryByRole('region', { name: 'New since your last visit' });
const NOTHING = 'No new releases of your products since your last visit.';

const withVersion = (product: string, version: string) =>
  RELEASES.map((release) => (release.product === product ? { product, version } : release));

// LAND-21.
test('a customer reads first which releases came out since the last visit', async () => {
  await visit(0);
  expect(news()).toBeNull();
  expect(screen.queryByText(NOTHING)).toBeNull();

  await visit(1);
  expect(screen.getByText(NOTHING)).toBeVisible();
  expect(screen.queryByText('New')).toBeNull();

  await visit(2, withVersion('realdwg', '2027'));
  const links = within(news() as HTMLElement).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['RealDWG 2027', '/toolkits/realdwg/downloads/latest'],
  ]);
  expect(within(row(/^RealDWG/)).getByText('New')).toBeVisible();
  const region = screen.getByRole('tablist');
  expect(region.compareDocumentPosition(news() as HTMLElement)).toBe(Node.DOCUMENT_POSITION_PRECEDING);

  await visit(3, withVersion('realdwg', '2027'));
  expect(news()).toBeNull();
});

test('what the product’s own pages have shown is not new', async () => {
  await visit(0);
  const seen = { realdwg: { seen: '2027', before: '2026.1.1', at: FIRST + DAY_MS } };
  window.localStorage.setItem('portal.seen-versions', JSON.stringify(seen));
  await visit(2, withVersion('realdwg', '2027'));
  expect(news()).toBeNull();
});

// LAND-21, ALERT-11.
describe('a download that waits for its visitor', () => {
  const wait = (download: unknown) =>
    window.localStorage.setItem('portal-interrupted-download', JSON.stringify(download));
  const download = {
    at: FIRST,
    page: '/toolkits/realdwg/downloads/latest',
    alertKey: '0123456789abcdef0123456789abcdef',
    name: 'RealDWG_2026.exe',
  };

  test('is named, with a way on and one out', async () => {
    wait(download);
    await visit(0);
    expect(screen.getByText('RealDWG_2026.exe')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue the download' })).toHaveAttribute(
      'href',
      `/toolkits/realdwg/downloads/latest#file-${download.alertKey}`,
    );
    // As in the host's frame.
    screen.getByRole('main').tabIndex = -1;
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss the download' }));
    expect(screen.queryByText('RealDWG_2026.exe')).toBeNull();
    // A11Y-8.
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.localStorage.getItem('portal-interrupted-download')).toBeNull();
  });

  test.each([
    ['is forgotten after half an hour', { ...download, at: FIRST - 31 * 60_000 }],
    ['at an address of another site is none', { ...download, page: '//evil.example/' }],
    // Browsers leave the tab out.
    ['at a hidden address of another site is none', { ...download, page: '/\t/evil.example/' }],
    ['without its fields is none', { at: FIRST }],
    ['of nothing is none', null],
  ])('%s', async (_, stored) => {
    wait(stored);
    await visit(0);
    expect(screen.queryByRole('link', { name: 'Continue the download' })).toBeNull();
  });
});
