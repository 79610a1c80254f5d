import { recheckSession } from '@portal/session';
import { freshPage, injectFault, signInAs } from '@portal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { openPanel, signInElsewhere } from '../testing/account-page';
import { tabs } from '../testing/landing-panel';

beforeEach(() => freshPage('/start'));

describe('the landing panel', () => {
  test('removes the rows when the session ends', async () => {
    await signInAs('both');
    openPanel();
    await screen.findByRole('tab', { name: 'Licensed Products' });
    await injectFault({ call: 'session', kind: 'status', status: 401 });
    await act(recheckSession);
    await waitFor(() => expect(screen.queryByRole('tab')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  test('loads the rows when a visitor signs in elsewhere', async () => {
    openPanel();
    await screen.findByRole('link', { name: 'Sign In' });
    await signInElsewhere('partner@fabrikam.example', 'partner');
    expect(await tabs()).toEqual(['Licensed Products15']);
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  });

  test('removes the rows when another user signs in elsewhere', async () => {
    await signInAs('both');
    openPanel();
    await screen.findByRole('tab', { name: 'Licensed Products' });
    await signInElsewhere('partner@fabrikam.example', 'partner');
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  });
});
