import { freshPage, injectFault, signInAs } from '@portal/remote-tools/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, recordBodies } from '../testing/account-page';
import { listed, PATH, row, rows } from '../testing/licenses-page';

beforeEach(() => {
  // jsdom has no layout.
  window.HTMLElement.prototype.scrollIntoView = () => undefined;
  return freshPage(PATH);
});
afterEach(() => jest.restoreAllMocks());

const select = (label: string) => screen.getByRole('combobox', { name: label });
const search = () => screen.getByRole('searchbox', { name: 'Search licenses' });
const column = (name: string) => screen.getByRole('columnheader', { name });
const query = () => window.location.search;

async function openLicenses(search = '', account: 'partner' | 'evaluator' = 'evaluator') {
  await signInAs(account);
  const page = openPage(PATH + search);
  await rows();
  return page;
}

// LIC-6.
describe('the table of licenses', () => {
  // Safari takes the roles of elements whose `display` is not a table's; jsdom does not.
  test('says the role of each element', async () => {
    await openLicenses();
    const table = screen.getByRole('table', { name: 'Licenses' });
    expect(table).toHaveAttribute('role');
    expect([...table.querySelectorAll(':is(thead, tbody, tr, th, td):not([role])')]).toEqual([]);
  });

  test('is sorted by a column, the other way round on the second click, and the address says so', async () => {
    const page = await openLicenses('?utm=mail');
    expect(column('Products')).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(within(column('Products')).getByRole('button'));
    await waitFor(() => expect(column('Products')).toHaveAttribute('aria-sort', 'ascending'));
    const ascending = listed();
    expect(ascending).toEqual([...ascending].sort());
    expect(page.path()).toBe(PATH);
    expect(query()).toBe('?utm=mail&sort=product');
    await userEvent.click(within(column('Products')).getByRole('button'));
    await waitFor(() => expect(column('Products')).toHaveAttribute('aria-sort', 'descending'));
    expect(listed()).toEqual([...ascending].reverse());
    expect(query()).toBe('?utm=mail&sort=-product');

    await userEvent.click(within(column('Expiration')).getByRole('button'));
    await waitFor(() => expect(column('Expiration')).toHaveAttribute('aria-sort', 'ascending'));
    expect(column('Products')).toHaveAttribute('aria-sort', 'none');
    expect(listed()[0]).toBe('HOOPS Publish');
  });

  test('is filtered by product, type and expiring, without requesting the licenses again', async () => {
    await openLicenses('', 'partner');
    const bodies = recordBodies();
    await userEvent.selectOptions(select('Type'), 'Evaluation');
    await waitFor(() => expect(query()).toBe('?type=evaluation'));
    await waitFor(() => expect(listed().length).toBeLessThan(11));
    await userEvent.selectOptions(select('Product'), 'Ceetron Envision Web');
    await waitFor(() => expect(listed()).toEqual(['Ceetron Envision Web']));
    expect(query()).toBe('?type=evaluation&product=Ceetron+Envision+Web');
    expect(screen.getByText('1 of 11 licenses')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(listed()).toHaveLength(11));
    // The button is gone. A11Y-8.
    expect(screen.getByText('11 licenses').parentElement).toHaveFocus();
    expect(query()).toBe('');
    expect(select('Product')).toHaveDisplayValue('Any product');
    expect(bodies).toEqual([]);
  });

  // A11Y-8.
  test('shows all again after a search, without requesting the licenses again', async () => {
    await openLicenses('', 'partner');
    const bodies = recordBodies();
    await userEvent.type(search(), 'no such license');
    expect(await screen.findByText('No license matches the search.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(listed()).toHaveLength(11));
    expect(screen.getByText('11 licenses').parentElement).toHaveFocus();
    // By now, a request would have begun.
    await userEvent.selectOptions(select('Type'), 'Evaluation');
    await waitFor(() => expect(screen.getByText('2 of 11 licenses')).toBeVisible());
    expect(bodies).toEqual([]);
  });

  test('opens as the address says', async () => {
    await openLicenses('?expiring=45&sort=-expires&product=communicator');
    expect(listed()).toEqual(['HOOPS Communicator']);
    expect(select('Product')).toHaveDisplayValue('HOOPS Communicator');
    expect(select('Expiring')).toHaveDisplayValue('Within 45 days');
    expect(column('Expiration')).toHaveAttribute('aria-sort', 'descending');
  });

  // UI-11.
  test.each([
    ['1', 'Within 1 day'],
    ['2000', 'Within 2,000 days'],
  ])('says of ?expiring=%s "%s"', async (expiring, label) => {
    await signInAs('evaluator');
    openPage(`${PATH}?expiring=${expiring}`);
    expect(await screen.findByRole('combobox', { name: 'Expiring' })).toHaveDisplayValue(label);
  });

  test('shows all licenses for values that it does not know', async () => {
    await openLicenses('?type=gold&expiring=whenever&sort=key&page=77');
    expect(listed()).toHaveLength(5);
    expect(screen.queryByRole('button', { name: 'Show all' })).not.toBeInTheDocument();
  });

  test('says so when no license is of the product in the address, and leads back to all', async () => {
    await signInAs('evaluator');
    openPage(`${PATH}?product=%3Cb%3Enone`);
    expect(await screen.findByText('No license matches the search.')).toBeVisible();
    expect(select('Product')).toHaveDisplayValue('<b>none');
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(listed()).toHaveLength(5));
  });

  test('has a chip that lists what ends within 30 days', async () => {
    await openLicenses();
    const chip = screen.getByRole('button', { name: '3 expiring soon' });
    expect(chip).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(chip);
    await waitFor(() => expect(listed()).toHaveLength(3));
    expect(query()).toBe('?expiring=30');
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    expect(within(row('HOOPS Publish')).getByText('Expires soon')).toBeVisible();
    await userEvent.click(chip);
    await waitFor(() => expect(listed()).toHaveLength(5));
    expect(query()).toBe('');
  });
});

describe('the search', () => {
  // LIC-11.
  test('leads keyboard users to the first license that it finds', async () => {
    await openLicenses('', 'partner');
    await userEvent.type(search(), 'polygonica{Enter}');
    await waitFor(() =>
      expect(within(row('Polygonica')).getByRole('button', { name: 'Copy Key' })).toHaveFocus(),
    );
    expect(listed()).toEqual(['Polygonica']);
  });

  test('leads to the row of a license without a key', async () => {
    const records = ['HOOPS Publish', 'RealDWG'].map((name) => ({
      key: '',
      expires: 'Never',
      products: [name],
    }));
    await signInAs('staff');
    await injectFault({ call: 'getalllicenses', kind: 'body', body: JSON.stringify(records) });
    openPage(PATH);
    await screen.findByRole('rowheader', { name: 'RealDWG' });
    await userEvent.type(search(), 'real{Enter}');
    await waitFor(() => expect(row('RealDWG')).toHaveFocus());
  });

  // OBS-9.
  test('is never in the address: it may be a key', async () => {
    await openLicenses();
    await userEvent.type(search(), 'AB12-3');
    expect(query()).toBe('');
  });
});

describe('many licenses', () => {
  const records = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      key: `KEY-${index}-0123456789`,
      expires: 'Never',
      products: [index === 1_111 ? 'Polygonica' : 'HOOPS Exchange'],
      headers: [],
    }));

  test('are paged and searchable', async () => {
    await signInAs('staff');
    await injectFault({ call: 'getalllicenses', kind: 'body', body: JSON.stringify(records(1_200)) });
    openPage(PATH);
    expect(await rows()).toHaveLength(50);
    expect(screen.getByText('1,200 licenses')).toBeVisible();
    expect(screen.getByText('1–50 of 1,200 licenses')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('51–100 of 1,200 licenses')).toBeVisible();
    expect(query()).toBe('?page=2');

    fireEvent.change(search(), { target: { value: 'polygonica' } });
    await waitFor(() => expect(listed()).toEqual(['Polygonica']));
    expect(query()).toBe('');
    expect(screen.getByText('1 of 1,200 licenses')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Pages of licenses' })).not.toBeInTheDocument();
    fireEvent.change(search(), { target: { value: 'polygonica nowhere' } });
    expect(await screen.findByText('No license matches the search.')).toBeVisible();
  });

  test('keep the focus on the pager at the last page, where its button does nothing more', async () => {
    await signInAs('staff');
    await injectFault({ call: 'getalllicenses', kind: 'body', body: JSON.stringify(records(120)) });
    openPage(`${PATH}?page=2`);
    expect(await screen.findByText('51–100 of 120 licenses')).toBeVisible();
    const next = screen.getByRole('button', { name: 'Next page' });
    expect(next).not.toHaveAttribute('aria-disabled');
    const scroll = jest.spyOn(window.HTMLElement.prototype, 'scrollIntoView');
    next.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('101–120 of 120 licenses')).toBeVisible();
    // What has the focus stays on the screen. A click leads to the top.
    expect(scroll.mock.calls).toEqual([[{ block: 'nearest' }]]);
    expect(scroll.mock.contexts).toEqual([next]);
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toBeEnabled();
    expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(query()).toBe('?page=3');
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(scroll.mock.contexts).toEqual([next, screen.getByRole('heading', { level: 1 })]);
  });
});
