import { freshPage, signInAs } from '@portal/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPanel } from '../testing/account-page';
import { tabs } from '../testing/landing-panel';

beforeEach(() => freshPage('/start'));

describe('the landing panel', () => {
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
