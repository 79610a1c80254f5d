import { freshPage } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPanel } from '../testing/account-page';

beforeEach(() => freshPage('/start'));

describe('the landing panel', () => {
  // LAND-10.
  test('links to support, sales, forum, documentation and knowledge base', async () => {
    openPanel();
    const help = await screen.findByRole('region', { name: 'Help and contact' });
    expect(
      within(help)
        .getAllByRole('link')
        .map((link) => [link.textContent?.replace('opens in a new tab', ''), link.getAttribute('href')]),
    ).toEqual([
      ['Technical Support', '/places/support'],
      ['Developer forum', '/places/forum'],
      ['Documentation', '/places/docs'],
      ['Knowledge base', '/places/knowledge-base'],
    ]);
    await userEvent.click(within(help).getByRole('button', { name: 'Contact Sales' }));
    const dialog = await screen.findByRole('dialog', { name: 'Contact Sales' });
    expect(within(dialog).getByTitle('Contact form')).toHaveAttribute('src', '/places/contact-form');
    expect(within(dialog).getByRole('link', { name: 'sales@vendor.example' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
