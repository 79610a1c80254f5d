import { formatIsoDate } from '@portal/catalog';
import { freshPage, injectFault, recordReports, signInAs } from '@portal/remote-tools/testing';
import { clearReleasesCache } from '@portal/sdk/api/content';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPanel } from '../testing/account-page';
import { hrefs, row, tabs } from '../testing/landing-panel';

beforeEach(() => freshPage('/start'));
afterEach(() => jest.restoreAllMocks());

describe('the landing panel', () => {
  // LAND-12.
  test('shows the newest version of each product, also behind the addresses of the literal link rule', async () => {
    await signInAs('partner');
    openPanel();
    await tabs();
    const cells = (name: RegExp) =>
      within(row(name))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.trim());
    await waitFor(() =>
      expect(cells(/^RealDWG/)).toEqual(['2026.1.1', 'Download RealDWG License key RealDWG']),
    );
    expect(cells(/^HOOPS Visualize/)[0]).toMatch(/^20\d\d\.\d/);
    expect(cells(/^Ceetron Envision Desktop/)[0]).toMatch(/^20\d\d\.\d/);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Product',
      'Newest version',
      'Download and key',
    ]);
  });

  // LAND-12.
  test('shows the rows without versions when the list of releases fails, and reports it', async () => {
    clearReleasesCache();
    const reports = recordReports();
    await signInAs('partner');
    await injectFault({ call: 'content:releases_prod_latest.json', kind: 'status', status: 404 });
    openPanel();
    await tabs();
    await waitFor(() =>
      expect(reports).toMatchObject([
        { error: { message: 'The newest versions could not be looked up', cause: expect.any(Error) } },
      ]),
    );
    const cells = within(row(/^RealDWG/)).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent?.trim())).toEqual([
      '',
      'Download RealDWG License key RealDWG',
    ]);
  });

  // LAND-3.
  test('opens on the licensed products for a user who is both, and changes tabs by keyboard', async () => {
    await signInAs('both');
    openPanel();
    const licensed = await screen.findByRole('tab', { name: 'Licensed Products', selected: true });
    const unknown = row(/^Harbor Toolkit/);
    expect(within(unknown).queryByRole('link')).not.toBeInTheDocument();

    licensed.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Active Evaluations', selected: true })).toHaveFocus();
    expect(hrefs(row(/^HOOPS Visualize/))).toEqual([
      '/hoops/visualize/downloads/latest',
      '/hoops/visualize/trial',
    ]);
    await userEvent.keyboard('{Home}');
    expect(licensed).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{End}');
    expect(screen.getByRole('tab', { name: 'Active Evaluations', selected: true })).toHaveFocus();
    await userEvent.keyboard('x');
    await userEvent.click(licensed);
    expect(screen.getByRole('tabpanel', { name: 'Licensed Products' })).toBeVisible();
  });

  // LAND-5.
  test.each([
    ['its own name', { name: 'Plant viewer pilot' }, 'Plant viewer pilot'],
    ['its name in the CRM', { dealname: 'Plant viewer pilot' }, 'Plant viewer pilot'],
    ['no name', {}, 'Evaluation'],
  ])('shows an evaluation without products by %s, without links', async (_, name, shown) => {
    await signInAs('new');
    const evaluation_end_date = formatIsoDate(new Date());
    const deals = [
      { company: 'Acme', evaluation_end_date, ts3d_product_s__for_this_opportunity: '', ...name },
    ];
    await injectFault({ call: 'licensed_products', kind: 'body', body: { products: [], deals } });
    openPanel();
    expect(await tabs()).toEqual(['Active Evaluations1']);
    expect(within(row(new RegExp(`^${shown}`))).getByText('today')).toBeVisible();
    expect(within(row(new RegExp(`^${shown}`))).queryByRole('link')).not.toBeInTheDocument();
  });

  // DATE-1.
  test.each([String, Number])('reads an end date in milliseconds as %p', async (type) => {
    await signInAs('new');
    const evaluation_end_date = type(new Date().setHours(0, 0, 0, 0));
    const deals = [{ evaluation_end_date, ts3d_product_s__for_this_opportunity: 'HOOPS Exchange' }];
    await injectFault({ call: 'licensed_products', kind: 'body', body: { products: [], deals } });
    openPanel();
    expect(await tabs()).toEqual(['Active Evaluations1']);
    expect(within(row(/^HOOPS Exchange/)).getByText('today')).toBeVisible();
  });

  // LAND-4, LAND-11.
  test('tells a user whose evaluations are over when each ended, with one action', async () => {
    await signInAs('expired');
    openPanel();
    expect(await screen.findByRole('heading', { name: 'Your evaluations have ended' })).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Start a 60-day trial' })).toBeVisible();
    expect(screen.queryByText(/no products and no evaluations/)).not.toBeInTheDocument();
    const ended = screen.getAllByText(/ended on/).map((item) => item.textContent);
    expect(ended).toEqual([
      expect.stringMatching(/^HOOPS Communicator ended on \w+ \d+, \d{4}$/),
      expect.stringMatching(/^HOOPS Exchange ended on /),
      expect.stringMatching(/^HOOPS Publish ended on /),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Ask for an extension' }));
    expect(await screen.findByRole('dialog', { name: 'Ask for an extension' })).toBeVisible();
  });

  // LAND-11.
  test('tells an evaluator of an evaluation that ended lately, below the active ones', async () => {
    await signInAs('evaluator');
    openPanel();
    expect(await tabs()).toEqual(['Active Evaluations6']);
    expect(screen.getByRole('heading', { name: 'Your evaluation has ended' })).toBeVisible();
    expect(screen.getByText(/ended on/)).toHaveTextContent(/^HOOPS Visualize ended on /);
  });
});
