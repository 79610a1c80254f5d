import { freshPage, renderRemote } from '@portal/remote-tools/testing';
import { getConfig, setConfig } from '@portal/sdk/config';
import { screen, within } from '@testing-library/react';
import { description } from '../remote.config';
import module from './remote';

const show = (path: string) => renderRemote({ description, module }, path);

beforeEach(() => freshPage());

// HOOPS-1.
test('embeds CADFlow in a frame of 2000 px, with a link to it', async () => {
  show('/hoops/cadflow');
  expect(await screen.findByRole('heading', { level: 1, name: 'HOOPS CADFlow' })).toBeVisible();
  const frame = screen.getByTitle('HOOPS CADFlow');
  expect(frame).toHaveAttribute('height', '2000');
  expect(frame).toHaveAttribute('src', '/places/cadflow');
  expect(screen.getByRole('link', { name: /new tab/ })).toHaveAttribute('href', '/places/cadflow');
  expect(document.title).toBe('HOOPS CADFlow | Developer Zone');
});

// HOOPS-2.
test('lists the configured web demos and the demo viewers', async () => {
  show('/hoops/demos');
  expect(await screen.findByRole('link', { name: 'Launch Web Viewer' })).toHaveAttribute(
    'href',
    '/places/demos/web-viewer',
  );
  for (const name of ['HOOPS Demo Viewer', 'HOOPS Parasolid Demo Viewer'])
    expect(
      within(screen.getByRole('group', { name })).getByRole('button', { name: /^Download / }),
    ).toBeVisible();
});

// HOOPS-2.
test('lists a demo as often as the configuration names it', async () => {
  const demo = { title: 'Viewer', description: 'In your browser.', url: '/places/demos/viewer' };
  setConfig({ ...getConfig(), demos: [demo, { ...demo, title: 'Viewer, again' }] });
  show('/hoops/demos');
  expect(await screen.findByRole('link', { name: 'Launch Viewer, again' })).toBeVisible();
});

// MISS-5, HOOPS-2.
test('the demo page says that no web demos are listed', async () => {
  setConfig({ ...getConfig(), demos: [] });
  show('/hoops/demos');
  expect(await screen.findByText('No web demos are listed yet.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Launch/ })).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'HOOPS Demo Viewer' })).toBeVisible();
});

// HOOPS-3.
test.each([
  ['/hoops/the-hoops-platform', '/hoops/the-hoops-web-platform', '/hoops/the-hoops-native-platform'],
  [
    '/hoops/the-hoops-platform/downloads',
    '/hoops/the-hoops-web-platform/downloads',
    '/hoops/the-hoops-native-platform/downloads',
  ],
])('%s offers the web and the native platform', async (path, web, native) => {
  show(path);
  expect(await screen.findByRole('link', { name: /^The HOOPS Web Platform/ })).toHaveAttribute('href', web);
  expect(screen.getByRole('link', { name: /^The HOOPS Native Platform/ })).toHaveAttribute('href', native);
});

// HOOPS-4.
test.each(['/hoops/visualize', '/hoops/visualize/3df', '/hoops/visualize/hps'])(
  '%s/graphics-cards recommends devices for every system',
  async (section) => {
    show(`${section}/graphics-cards`);
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    const cells = (row: HTMLElement) =>
      [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);
    expect(rows.map(cells)).toEqual([
      ['System', 'Graphics interface', 'Video memory'],
      ['Windows', 'DirectX 10.1 or later', '1 GB or more'],
      ['Linux and OSX', 'OpenGL 3.2 or later', '1 GB or more'],
      ['iOS and Android', 'OpenGL-ES', 'Shared with the system'],
    ]);
  },
);

// HOOPS-5.
test('links Visualize to both of its interfaces', async () => {
  show('/hoops/visualize');
  expect(await screen.findByRole('link', { name: 'HOOPS Visualize HPS downloads' })).toHaveAttribute(
    'href',
    '/hoops/visualize/hps/downloads/latest',
  );
  expect(screen.getByRole('link', { name: 'HOOPS Visualize 3DF downloads' })).toHaveAttribute(
    'href',
    '/hoops/visualize/3df/downloads/latest',
  );
});
