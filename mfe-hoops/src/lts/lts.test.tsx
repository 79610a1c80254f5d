import { clearFaults, freshPage, injectFault, renderRemote, signInAs } from '@portal/remote-tools/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { description } from '../../remote.config';
import module from '../remote';

const PAGE = '/hoops/visualize/3df/lts/download';
const show = () => renderRemote({ description, module }, PAGE);
const viewMyLicense = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'View my License' }));

beforeEach(() => freshPage(PAGE));

// LTS-1, LIMIT-4, CALL-17.
test('shows release 27 from the branch develop, with its support period', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'HOOPS Visualize 3DF LTS 27' })).toBeVisible();
  expect(screen.getByText('Supported for four years')).toBeVisible();
  expect(screen.getByText(/^Support for this release ends on/)).toHaveTextContent(
    'ends on October 20, 2027.',
  );
  expect(document.title).toBe('HOOPS Visualize 3DF LTS Downloads | Developer Zone');
});

// As on the other download pages.
test('shows no skeleton of a release that arrives at once', async () => {
  const skeletons: Node[] = [];
  const observer = new MutationObserver(() =>
    skeletons.push(...document.querySelectorAll('[aria-busy="true"]')),
  );
  observer.observe(document.body, { childList: true, subtree: true });
  show();
  await screen.findByText('Supported for four years');
  observer.disconnect();
  expect(skeletons).toEqual([]);
});

test('View my License: prompts a visitor to log in', async () => {
  show();
  await viewMyLicense();
  expect(await screen.findByText('Please log in.')).toBeVisible();
});

// LTS-2, ALERT-4.
test('View my License: shows that a license of HOOPS Visualize is missing, with three options', async () => {
  await signInAs('unlicensed');
  show();
  await viewMyLicense();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('You do not currently license this product.');
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Contact support/),
    expect.stringMatching(/^Get a 60-day evaluation/),
    expect.stringMatching(/^Contact sales/),
  ]);
});

test('View my License: links users with a license to the license page', async () => {
  await signInAs('partner');
  const page = show();
  await viewMyLicense();
  await waitFor(() => expect(page.path()).toBe('/license_generator'));
});

test('shows that the release is not available', async () => {
  await injectFault({ kind: 'status', call: 'content', status: 404 });
  show();
  expect(await screen.findByText('This version is not available.')).toBeVisible();
});

test('shows that it could not be loaded, and can retry', async () => {
  await injectFault({ kind: 'body', call: 'content', body: { wrong: true } });
  show();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await clearFaults();
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'HOOPS Visualize 3DF LTS 27' })).toBeVisible();
});
