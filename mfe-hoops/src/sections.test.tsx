import { hoopsProducts, platformSection, productByCode, sidebarFor, visualizeSection } from '@portal/catalog';
import { freshPage, renderRemote } from '@portal/remote-tools/testing';
import { getConfig } from '@portal/sdk/config';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { description } from '../remote.config';
import module from './remote';

const remote = { description, module };
const sections = [...hoopsProducts, visualizeSection, platformSection].filter(
  ({ section }) => section !== null,
);

beforeEach(() => freshPage());

const settled = () =>
  waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });

/** The path that each section's root redirects to. NAV-2, NAV-3. */
const HOMES: Readonly<Record<string, string>> = {
  communicator: '/hoops/communicator/downloads/latest',
  exchange: '/hoops/exchange/downloads/latest',
  publish: '/hoops/publish/downloads/latest',
  luminate: '/hoops/luminate/downloads/latest',
  '3df': '/hoops/visualize/3df/downloads/latest',
  hps: '/hoops/visualize/hps/downloads/latest',
  hwp: '/hoops/the-hoops-web-platform',
  hnp: '/hoops/the-hoops-native-platform',
  tabletopdf: '/hoops/tabletopdf/downloads/latest',
  hpdv: '/hoops/hpdv/downloads/latest',
  visualize: '/hoops/visualize',
  'the-hoops-platform': '/hoops/the-hoops-platform',
};

test('lists every section in the table', () => {
  expect(Object.keys(HOMES).sort()).toEqual(sections.map(({ code }) => code).sort());
});

test.each(sections.map((section) => [section.section as string, section] as const))(
  '%s: redirects its root and unknown paths to its home, with its sidebar',
  async (path, section) => {
    for (const address of [path, `${path}/nowhere`, `${path}/nowhere/deeper`]) {
      const page = renderRemote(remote, address);
      await settled();
      expect([address, page.path()]).toEqual([address, HOMES[section.code]]);
      const sidebar = within(screen.getByRole('navigation', { name: section.name }));
      const expected = sidebarFor(section, getConfig()).map(({ name, href }) => [name, href]);
      const links = sidebar.getAllByRole('link');
      expect(
        links.map((link) => [link.textContent?.replace('opens in a new tab', ''), link.getAttribute('href')]),
      ).toEqual(expected);
      page.unmount();
    }
  },
);

test.each([
  ['/hoops/visualize/downloads/latest', '/hoops/visualize/hps/downloads/latest'],
  ['/hoops/unheard-of', '/start'],
  ['/hoops/unheard-of/downloads/latest', '/start'],
  ['/hoops', '/start'],
])('%s redirects to %s', async (from, to) => {
  const page = renderRemote(remote, from);
  await waitFor(() => expect(page.path()).toBe(to));
  if (to !== '/start') await settled();
});

test('redirects the legacy path of a CAE product to another remote', async () => {
  const page = renderRemote(remote, '/hoops/cee_env_desktop/downloads/latest');
  await waitFor(() => expect(page.path()).toBe('/cae/cee_env_desktop/downloads/latest'));
});

// SIDE-13, UI-5.
test('marks the current link, opens external links in a new tab, and internal links without a page load', async () => {
  const page = renderRemote(remote, '/hoops/communicator/downloads/latest');
  await settled();
  const sidebar = within(screen.getByRole('navigation', { name: 'HOOPS Communicator' }));
  expect(sidebar.getByRole('link', { name: 'Product Downloads' })).toHaveAttribute('aria-current', 'page');
  expect(sidebar.getByRole('link', { name: 'Roadmap' })).toHaveAttribute('target', '_blank');
  await userEvent.click(sidebar.getByRole('link', { name: 'Older Versions' }));
  expect(await screen.findByRole('heading', { name: 'HOOPS Communicator Older Versions' })).toBeVisible();
  await settled();
  expect(page.path()).toBe('/hoops/communicator/downloads');
  expect(sidebar.getByRole('link', { name: 'Older Versions' })).toHaveAttribute('aria-current', 'page');
});

// VER-3.
test('shows the detail page of hwp and hnp at downloads, hwp with its fallback version', async () => {
  const page = renderRemote(remote, '/hoops/the-hoops-web-platform/downloads');
  await settled();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2024.8.0');
  expect(screen.getByRole('button', { name: 'View my License' })).toBeVisible();
  page.unmount();
  renderRemote(remote, '/hoops/the-hoops-native-platform/downloads');
  await settled();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2026.3.0');
});

// PROD-4.
test.each(['tabletopdf', 'hpdv'])('%s has no "View my License"', async (code) => {
  renderRemote(remote, `/hoops/${code}/downloads/latest`);
  await settled();
  expect(screen.getByRole('navigation', { name: productByCode(code)?.name })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'View my License' })).not.toBeInTheDocument();
});
