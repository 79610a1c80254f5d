import { freshPage, signInAs } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { openPanel } from '../testing/account-page';
import { hrefs, row, tabs } from '../testing/landing-panel';

beforeEach(() => freshPage('/start'));

describe('the landing panel', () => {
  // LAND-1.
  test('prompts a visitor to create an account or to log in', async () => {
    openPanel();
    const create = await screen.findByRole('link', { name: 'Create an account' });
    expect(create.getAttribute('href')).toBe(
      `/services/account/signup?redirect_url=${encodeURIComponent(window.location.href)}`,
    );
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByText(/trial/)).not.toBeInTheDocument();
  });

  // LAND-4.
  test('prompts a new user to start a trial of the platforms', async () => {
    await signInAs('new');
    openPanel();
    expect(await screen.findByRole('heading', { name: 'Start a 60-day trial' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Web Platform trial' })).toHaveAttribute(
      'href',
      '/hoops/the-hoops-web-platform/trial',
    );
    expect(screen.getByRole('link', { name: 'Native Platform trial' })).toHaveAttribute(
      'href',
      '/hoops/the-hoops-native-platform/trial',
    );
  });

  // LAND-2, LAND-6.
  test('shows an evaluator the active evaluations with their links', async () => {
    await signInAs('evaluator');
    openPanel();
    expect(await tabs()).toEqual(['Active Evaluations6']);
    expect(screen.getByRole('tab', { name: 'Active Evaluations', selected: true })).toBeVisible();
    expect(hrefs(row(/^HOOPS Communicator/))).toEqual([
      '/hoops/communicator/downloads/latest',
      '/hoops/communicator/trial',
    ]);
    expect(hrefs(row(/^Ceetron Envision Web/))).toEqual([
      '/cae/cee_env_cloud/downloads/latest',
      '/license_generator',
    ]);
    expect(within(row(/^HOOPS Luminate/)).getByText('today')).toBeVisible();
    expect(screen.queryByRole('row', { name: /^HOOPS Visualize/ })).not.toBeInTheDocument();
  });

  test('shows a partner the licensed products', async () => {
    await signInAs('partner');
    openPanel();
    expect(await tabs()).toEqual(['Licensed Products15']);
    expect(hrefs(row(/^RealDWG/))).toEqual(['/toolkits/realdwg/downloads/latest', '/license_generator']);
    expect(screen.getAllByRole('row')).toHaveLength(16);
  });
});
