import { freshPage, injectFault, signInAs } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../testing/account-page';
import { cards, PATH } from '../testing/licenses-page';

beforeEach(() => freshPage(PATH));

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
    window.HTMLElement.prototype.scrollIntoView = () => undefined;
    openPage(PATH);
    expect(await cards()).toHaveLength(25);
    expect(screen.getByText('1,200 licenses')).toBeVisible();
    expect(screen.getByText('1–25 of 1,200')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('26–50 of 1,200')).toBeVisible();

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search licenses' }), 'polygonica');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.getByText('1 of 1,200 licenses')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Pages of licenses' })).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search licenses' }), ' nowhere');
    expect(await screen.findByText('No license matches the search.')).toBeVisible();
  });
});
