import { defineRemote, describeRemote } from '@portal/contract';
import type { StaticRemote } from '@portal/shell';
import { freshPage, signInAs } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortal } from '../../frame/testing/render-portal';

const description = describeRemote({
  name: 'panel',
  title: 'Panel',
  owner: { team: 'Panel' },
  owns: [],
  slots: ['start.aside'],
});

/** A remote that only provides the content of the landing page's slot. */
const panelRemote: StaticRemote = {
  description,
  load: async () =>
    defineRemote(description, {
      routes: {},
      slots: { 'start.aside': async () => ({ default: () => <p>The panel</p> }) },
    }),
};

const main = () => within(screen.getByRole('main'));
const group = (name: string) => main().getByRole('button', { name });

beforeEach(() => freshPage('/start'));

test('greets a visitor to the Developer Zone', async () => {
  await renderPortal('/start');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to the Developer Zone');
  expect(document.title).toBe('Home | Developer Zone');
});

// START-1.
test('greets a signed-in user by name', async () => {
  await signInAs('evaluator');
  await renderPortal('/start');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Eva Lindqvist');
});

// START-2.
test('opens one of the four groups at a time, and closes it on the next click', async () => {
  await renderPortal('/start');
  const expanded = () =>
    ['HOOPS', 'CEETRON', 'OEM', 'Modelers'].filter(
      (name) => group(name).getAttribute('aria-expanded') === 'true',
    );
  expect(expanded()).toEqual([]);
  await userEvent.click(group('CEETRON'));
  expect(expanded()).toEqual(['CEETRON']);
  await userEvent.click(group('HOOPS'));
  expect(expanded()).toEqual(['HOOPS']);
  expect(main().queryByRole('link', { name: 'Ceetron SAM' })).not.toBeInTheDocument();
  await userEvent.click(group('HOOPS'));
  expect(expanded()).toEqual([]);
});

// START-2, UI-3.
test.each([
  ['HOOPS', 'HOOPS Communicator', '/hoops/communicator/downloads/latest'],
  ['CEETRON', 'Ceetron Envision Web', '/cae/cee_env_cloud/downloads/latest'],
  ['OEM', 'Inventor OEM', '/platform-products/inventor_oem'],
  ['Modelers', 'Parasolid', '/toolkits/siemens-parasolid'],
])('%s shows its links at once; %s leads to its page', async (title, product, href) => {
  await renderPortal('/start');
  await userEvent.click(group(title));
  expect(main().getByRole('link', { name: product })).toHaveAttribute('href', href);
});

// START-3, START-4.
test.each([
  ['before the products for a signed-in user', 'evaluator', Node.DOCUMENT_POSITION_FOLLOWING],
  ['after the products for a visitor', null, Node.DOCUMENT_POSITION_PRECEDING],
])('the panel comes %s', async (_, account, position) => {
  if (account !== null) await signInAs(account);
  await renderPortal('/start', [panelRemote]);
  const panel = await screen.findByText('The panel');
  expect(panel.compareDocumentPosition(screen.getByRole('heading', { name: 'Products' }))).toBe(position);
});
