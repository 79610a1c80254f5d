import { productByCode } from '@portal/catalog';
import { clearFaults, injectContent } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshProductPage, openProduct } from '../testing';
import { INDEX, versionsOf } from './testing/older-versions-page';
import { clearSummaries } from './Versions';

const exchange = productByCode('exchange');
const FOLDER = 'hoops-product/hoops-exchange';
const rowOf = (version: string) => screen.getByRole('row', { name: new RegExp(`^${version}`) });

beforeEach(async () => {
  await freshProductPage('/hoops/exchange/downloads');
  clearSummaries();
  await injectContent('releases_prod_latest.json', [{ product: 'exchange', version: '2024.10.0' }]);
  await injectContent(INDEX.exchange, [
    {
      year: 2024,
      versions: ['2024.10.0', '2024.9.0', '2024.3.0', '2024.2.0'],
      dates: { '2024.10.0': '2024-11-02' },
    },
  ]);
  await injectContent(`${FOLDER}/hoops-exchange-2024.10.0.json`, {
    title: 'x',
    date: '2024-11-03',
    notes: [
      'Rebuild.',
      { body: '<p>Reads <b>AP242</b>.</p>Also:<ul><li>IFC<br>4.3</li></ul>', type: 'news' },
    ],
  });
  await injectContent(`${FOLDER}/hoops-exchange-2024.9.0.json`, {
    title: 'Exchange 2024.9.0',
    date: '2024-09-01',
    notes: 'Fixed a crash.',
  });
  await injectContent(`${FOLDER}/hoops-exchange-2024.3.0.json`, { title: 'x', date: '2024-03-01' });
});
afterEach(() => {
  jest.restoreAllMocks();
  return clearFaults();
});

// OLD-7, OLD-8.
test('says of each version its date, what is new, and which is the latest', async () => {
  await openProduct(exchange, '/hoops/exchange/downloads');
  await versionsOf('2024');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Version',
    'Date',
    'What is new',
    'Release notes',
  ]);
  await waitFor(() =>
    expect(rowOf('2024.10.0')).toHaveTextContent(/Nov 2, 2024Reads AP242\. Also: IFC 4\.3 ?Notes$/),
  );
  await waitFor(() => expect(rowOf('2024.9.0')).toHaveTextContent(/Sep 1, 2024Fixed a crash\.Notes$/));
  await waitFor(() => expect(rowOf('2024.3.0')).toHaveTextContent(/Mar 1, 2024—Notes$/));
  // A version without content has a row, too.
  expect(rowOf('2024.2.0')).toHaveTextContent(/^2024\.2\.0Notes$/);
  await waitFor(() => expect(within(rowOf('2024.10.0')).getByText('Latest')).toBeVisible());
  expect(screen.getAllByText('Latest')).toHaveLength(1);
});

// OLD-8: a year with many versions holds up neither a slow phone nor what its visitor asks for meanwhile.
test('what is new is requested for four versions at once', async () => {
  const versions = Array.from({ length: 9 }, (_, index) => `2024.${index}.0`);
  await clearFaults();
  await injectContent(INDEX.exchange, [{ year: 2024, versions }]);
  for (const version of versions)
    await injectContent(`${FOLDER}/hoops-exchange-${version}.json`, {
      title: 'x',
      notes: `News of ${version}.`,
    });
  const request = window.fetch;
  let [open, most] = [0, 0];
  jest.spyOn(window, 'fetch').mockImplementation(async (...call) => {
    if (!/exchange-2024/.test(call[0] instanceof Request ? call[0].url : String(call[0])))
      return request(...call);
    most = Math.max(most, ++open);
    return request(...call).finally(() => open--);
  });
  await openProduct(exchange, '/hoops/exchange/downloads');
  await versionsOf('2024');
  for (const version of versions)
    await waitFor(() => expect(rowOf(version)).toHaveTextContent(`News of ${version}.`));
  expect(most).toBe(4);
});

test('links to the notes of the very version', async () => {
  await openProduct(exchange, '/hoops/exchange/downloads');
  await versionsOf('2024');
  await userEvent.click(within(rowOf('2024.9.0')).getByRole('link', { name: 'Notes' }));
  expect(await screen.findByRole('heading', { name: 'Exchange 2024.9.0' })).toBeVisible();
  expect(window.location.pathname).toBe('/hoops/exchange/downloads/2024.9.0');
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Fixed a crash\.$/));
});

// NEWS-2.
test('marks what is new since the last visit on this machine', async () => {
  const hour = 60 * 60_000;
  const visit = { seen: '2024.9.0', before: '2024.9.0', at: Date.now() - hour };
  window.localStorage.setItem('portal.seen-versions', JSON.stringify({ exchange: visit }));
  await openProduct(exchange, '/hoops/exchange/downloads');
  await versionsOf('2024');
  expect(within(rowOf('2024.10.0')).getByText('New since your last visit')).toBeVisible();
  expect(screen.getAllByText('New since your last visit')).toHaveLength(1);
});
