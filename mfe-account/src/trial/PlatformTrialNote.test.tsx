import { freshPage, signInAs } from '@portal/testing';
import { screen } from '@testing-library/react';
import { openPage } from '../testing/account-page';
import { link } from '../testing/trial-page';

beforeEach(() => freshPage());

describe('a trial page', () => {
  // TRI-9.
  test('tells on a product’s page of a running trial of its platform', async () => {
    await signInAs('both');
    openPage('/hoops/exchange/trial');
    const told = await screen.findByText('HOOPS Exchange is part of your trial of the HOOPS Native Platform');
    const note = told.closest<HTMLElement>('[role=note]');
    expect(note).toHaveTextContent(/It runs until \w+ \d+, \d{4}\./);
    expect(link('See its key and installers')).toHaveAttribute(
      'href',
      '/hoops/the-hoops-native-platform/trial',
    );
  });

  // TRI-9.
  test.each(['/hoops/communicator/trial', '/hoops/the-hoops-native-platform/trial'])(
    'tells of no platform at %s, which the running one does not cover',
    async (path) => {
      await signInAs('both');
      openPage(path);
      await screen.findByText(/^Your trial (has not started|runs until)/);
      expect(screen.queryByText(/is part of your trial/)).not.toBeInTheDocument();
    },
  );
});
