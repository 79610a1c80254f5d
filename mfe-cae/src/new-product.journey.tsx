/**
 * What one catalog entry and one content file give a product. `new-product.test.ts` adds the
 * product to a copy of the workspace and runs this file there; in the workspace itself the product does not exist.
 */
import {
  downloadPagePath,
  productByCode,
  sectionByAccountName,
  splitProductList,
  trackingName,
} from '@portal/catalog';
import { headerMenus, landingGroups } from '@portal/catalog/menus';
import {
  freshPage,
  type InterceptedNavigations,
  injectFault,
  interceptNavigations,
  renderRemote,
  signInAs,
} from '@portal/remote-tools/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { description } from '../remote.config';
import module from './remote';

const SECTION = '/cae/cee_harbor';
const LATEST = `${SECTION}/downloads/latest`;

let navigations: InterceptedNavigations;

beforeEach(async () => {
  await freshPage();
  navigations = interceptNavigations();
});
afterEach(() => navigations.stop());

const show = (path: string) => renderRemote({ description, module }, path);
const settled = () =>
  waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });

async function clickDownload() {
  show(LATEST);
  await settled();
  await userEvent.click(screen.getByRole('button', { name: 'Linux' }));
  const [button] = await screen.findAllByRole('button', { name: /^Download / });
  await userEvent.click(button as HTMLElement);
}

test('its section has routes, a sidebar and the content of its latest version', async () => {
  const page = show(SECTION);
  await settled();
  expect(page.path()).toBe(LATEST);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ceetron Harbor 2026.1.0');
  const sidebar = within(screen.getByRole('navigation', { name: 'Ceetron Harbor' }));
  expect(sidebar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    LATEST,
    `${SECTION}/downloads`,
  ]);
});

test('its older versions are listed', async () => {
  show(`${SECTION}/downloads`);
  await settled();
  await userEvent.click(screen.getByRole('button', { name: '2025' }));
  expect(await screen.findByRole('link', { name: '2025.1.0' })).toHaveAttribute(
    'href',
    `${SECTION}/downloads/2025.1.0`,
  );
});

test('the header and the landing page list it, from the subset that the host loads', () => {
  const item = {
    name: 'Ceetron Harbor',
    description: 'Simulation of Ships',
    href: LATEST,
    icon: 'cee_harbor',
  };
  const { menus } = headerMenus({ docsHost: '/docs', supportUrl: '/support' });
  const withItem = menus.filter(({ columns }) =>
    columns.some(({ links }) => links.some(({ href }) => href === LATEST)),
  );
  expect(withItem.map(({ id }) => id)).toEqual(['products', 'ceetron']);
  expect(landingGroups.find(({ id }) => id === 'ceetron')?.links).toContainEqual(item);
});

test('the account service’s names for it lead to its page', () => {
  const [name = ''] = splitProductList('Ceetron Harbor - Full;RealDWG');
  expect(sectionByAccountName(name)).toBe(productByCode('cee_harbor' as string));
  expect(downloadPagePath(name)).toBe(LATEST);
  expect(trackingName('cee_harbor')).toBe('Ceetron Harbor');
});

test('its downloads need its license', async () => {
  await signInAs('unlicensed');
  await clickDownload();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('You do not currently license this product.');
  expect(within(alert).getAllByRole('listitem')).toHaveLength(2);
  expect(navigations.addresses).toEqual([]);
});

test('a user with its license gets the file', async () => {
  await signInAs('new');
  await injectFault({ kind: 'body', call: 'getuserlicense:cee_harbor', body: { licenses: ['any'] } });
  await clickDownload();
  await waitFor(() => expect(navigations.addresses).toHaveLength(1));
  const response = await fetch(navigations.addresses[0] ?? '');
  expect(response.status).toBe(200);
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
});
