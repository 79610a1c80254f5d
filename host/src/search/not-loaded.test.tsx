import { freshPage, recordReports } from '@portal/testing';
import { toastStore } from '@portal/ui/toasts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSearch } from './testing/render-search';

jest.mock('./SearchDialog', () => {
  throw new Error('no connection');
});

beforeEach(() => freshPage('/page'));

// SEARCH-4.
test('Search whose code cannot be loaded says so, is reported, and can be opened again', async () => {
  const reports = recordReports();
  renderSearch();
  const button = await screen.findByRole('button', { name: 'Search' });
  await userEvent.click(button);
  await waitFor(() =>
    expect(toastStore.getState().toasts).toMatchObject([{ kind: 'error', header: 'Search' }]),
  );
  expect(reports).toMatchObject([{ error: { message: 'no connection' } }]);
  expect(button).toHaveAttribute('aria-busy', 'false');
});
