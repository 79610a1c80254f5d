import { caeProducts } from '@portal/catalog';
import {
  freshPage,
  type InterceptedNavigations,
  interceptNavigations,
  renderRemote,
  signInAs,
} from '@portal/remote-tools/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { description } from '../remote.config';
import module from './remote';

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

async function clickFirstDownload(code: string) {
  show(`/cae/${code}/downloads/latest`);
  await settled();
  await userEvent.click(screen.getByRole('button', { name: 'Windows' }));
  const [button] = await screen.findAllByRole('button', { name: /^Download / });
  await userEvent.click(button as HTMLElement);
}

test.each(caeProducts.map(({ code }) => [code]))(
  '%s: redirects root and unknown paths to its downloads, which have View my License',
  async (code) => {
    for (const path of [`/cae/${code}`, `/cae/${code}/nowhere`, `/cae/${code}/trial`]) {
      const page = show(path);
      await settled();
      expect(page.path()).toBe(`/cae/${code}/downloads/latest`);
      expect(screen.getByRole('button', { name: 'View my License' })).toBeVisible();
      page.unmount();
    }
  },
);

test.each(['/cae', '/cae/unheard-of', '/cae/unheard-of/downloads/latest'])(
  '%s redirects to /start',
  async (path) => {
    const page = show(path);
    await waitFor(() => expect(page.path()).toBe('/start'));
  },
);

// PROD-2.
test.each(['cee_sam', 'cee_sam_eval'])('%s requires a license, and offers two options', async (code) => {
  await signInAs('unlicensed');
  await clickFirstDownload(code);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('You do not currently license this product.');
  expect(within(alert).getAllByRole('listitem')).toHaveLength(2);
  expect(navigations.addresses).toEqual([]);
});

// PROD-5.
test('checks the license of cee_sam_eval itself', async () => {
  await signInAs('both'); // licensed for the evaluation build only
  await clickFirstDownload('cee_sam_eval');
  await waitFor(() => expect(navigations.addresses).toHaveLength(1));
});

test.each(['cee_env_desktop', 'cee_env_cloud', 'edv', 'eda'])('%s needs no license', async (code) => {
  await signInAs('new');
  await clickFirstDownload(code);
  await waitFor(() => expect(navigations.addresses).toHaveLength(1));
});

test('shows Envision Cloud as Ceetron Envision Web', async () => {
  show('/cae/cee_env_cloud/downloads');
  await settled();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ceetron Envision Web Older Versions');
});

// LIMIT-3.
test('shows the time limit of the demo viewer', async () => {
  show('/cae/edv/downloads/latest');
  await settled();
  expect(screen.getByText('License information').parentElement).toHaveTextContent(/30 days/);
});
