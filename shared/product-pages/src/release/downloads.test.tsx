import { createHash } from 'node:crypto';
import { clearReleasesCache, genericContent, getContent } from '@portal/api/content';
import { contentPath, latestPath, type Product, productByCode, products } from '@portal/catalog';
import { type InterceptedNavigations, interceptNavigations } from '@portal/download-button/testing';
import { freshPage, injectContent, signInAs } from '@portal/testing';
import { toastStore } from '@portal/toasts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderProduct, settledHeading } from '../testing';

let navigations: InterceptedNavigations;

beforeEach(async () => {
  await freshPage();
  clearReleasesCache();
  await signInAs('partner');
  navigations = interceptNavigations();
});
afterEach(() => {
  navigations.stop();
  jest.restoreAllMocks();
});

const open = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
};

/** Clicks the Download button of a card and returns the URL that the browser was sent to. */
async function downloaded(card: HTMLElement): Promise<string> {
  const before = navigations.addresses.length;
  await userEvent.click(within(card).getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(navigations.addresses.length).toBe(before + 1));
  return navigations.addresses.at(-1) ?? '';
}
const keyOf = (address: string) =>
  decodeURIComponent(new URL(address).pathname).replace(/^\/services\/downloads\/[^/]+\//, '');

const generic = products.filter(({ layout, section }) => layout === 'generic' && section !== null);

/** The version that each product's latest resolves to in the local services. VER-2, VER-3. */
const LATEST: Readonly<Record<string, string>> = {
  communicator: '2026.3.0',
  exchange: '2026.3.0',
  publish: '2026.3.0',
  luminate: '2026.2.0',
  '3df': '2026.3.0',
  hps: '2026.3.0',
  hwp: '2024.8.0',
  hnp: '2026.3.0',
  tabletopdf: '2026_sp1',
  hpdv: '2026.2.0',
  cee_env_desktop: '2026.2.0',
  cee_env_cloud: '2026.2.0',
  cee_sam: '2026.2.0',
  cee_sam_eval: '2026.2.0',
  edv: '2026.2.0',
  eda: '2026.2.0',
  realdwg: '2026.1.1',
};

test('the test table has every product of the generic layout', () => {
  expect(Object.keys(LATEST).sort()).toEqual(generic.map(({ code }) => code).sort());
});

// PATH-1.
test.each(generic.map((product) => [product.code, product] as const))(
  '%s: the latest release downloads, and its MD5 sum matches the card',
  async (code, product) => {
    renderProduct(product, latestPath(product) ?? '');
    await settledHeading();
    const version = LATEST[code] ?? '';
    const content = await getContent(contentPath(product, version), genericContent);
    const section = content.sections.find(({ packages }) => packages.length > 0);
    await open(section?.name ?? 'a section with packages');
    const card = screen.getByRole('group', { name: section?.packages[0]?.filename });
    const address = await downloaded(card);
    expect(keyOf(address)).toBe(
      `packages/${product.packagePath}/${version}/${section?.packages[0]?.filename}`,
    );
    const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());
    expect(within(card).getByText(createHash('md5').update(bytes).digest('hex'))).toBeVisible();
  },
);

/** Route versions that VER-5, VER-6 and VER-7 rewrite for content and package paths. */
const VERSIONS: readonly (readonly [code: string, inAddress: string, inPackages: string])[] = [
  ['communicator', '2024_sp1_u1', '2024_sp1_u1'],
  ['communicator', '2024%20SP1%20U1', '2024_sp1_u1'],
  ['communicator', '2026.1.0', '2026.1.0'],
  ['tabletopdf', '2025_SP1_U1', '2025_sp1_u1'],
  ['cee_env_desktop', '2026.2.0', '2026.2.0'],
  ['edv', '2025.3.0', '2025.3.0'],
  ['realdwg', '2025.1.1', '2025.1.1'],
  ['realdwg', '2024_update_1', '2024_update_1'],
  ['realdwg', '2023_1_2', '2023_1_2'],
  ['realdwg', '2026.1', '2026.1'],
];

test.each(VERSIONS)('%s: downloads/%s downloads from packages/…/%s', async (code, inAddress, inPackages) => {
  const product = productByCode(code) as Product;
  renderProduct(product, `${product.section}/downloads/${inAddress}`);
  await settledHeading();
  await open('Windows');
  const [card] = screen.getAllByRole('group');
  expect(keyOf(await downloaded(card as HTMLElement))).toContain(
    `packages/${product.packagePath}/${inPackages}/`,
  );
});

describe('the download target of a card', () => {
  const product = productByCode('communicator');
  const show = async (file: object) => {
    await injectContent('hoops-product/hoops-communicator/', {
      title: 'Release',
      date: '',
      version: '',
      sections: [{ name: 'Files', files: [file] }],
    });
    renderProduct(product, '/hoops/communicator/downloads/2026.3.0');
    await settledHeading();
    await open('Files');
    return screen.getByRole('group');
  };

  test('is its link if it has one', async () => {
    const card = await show({ filename: 'Data.zip', link: 'packages/hoops_datasets.zip' });
    expect(keyOf(await downloaded(card))).toBe('packages/hoops_datasets.zip');
  });

  // DL-6.
  test('is the URL of a raw link', async () => {
    const card = await show({ filename: 'Viewer', type: 'raw_link', link: 'https://store.example/viewer' });
    expect(await downloaded(card)).toBe('https://store.example/viewer');
  });

  test('is the installers bucket if the key starts with "releases"', async () => {
    const key = 'releases/2024.6.0/HOOPS_Web_Platform_2024.6.0_Windows.exe';
    const card = await show({ filename: 'Setup.exe', link: key });
    expect(await downloaded(card)).toContain(`/portal-installers/${key}`);
  });

  // PATH-13.
  test.each([
    ['a parent folder', { filename: '../../secret.zip' }],
    ['a javascript: URL', { filename: 'x', type: 'raw_link', link: 'javascript:alert(1)' }],
    ['a URL instead of a key', { filename: 'x', link: 'https://evil.example/x.zip' }],
  ])('is none if content names %s', async (_, file) => {
    const card = await show(file);
    expect(within(card).queryByRole('button', { name: 'Download' })).not.toBeInTheDocument();
    expect(card).toHaveTextContent('cannot be downloaded');
  });
});

// PAGE-8, PATH-9.
describe('generated links', () => {
  const product = productByCode('hps');
  const show = async (flags: object) => {
    await injectContent('hoops-product/hoops-visualize-hps/', {
      title: 'Release',
      date: '',
      version: '',
      sections: [{ name: 'Generated', ...flags }],
    });
    renderProduct(product, '/hoops/visualize/hps/downloads/2026.3.0');
    await settledHeading();
    await open('Generated');
    return screen.getByRole('group');
  };
  const click = (card: HTMLElement) =>
    userEvent.click(within(card).getByRole('button', { name: 'Download' }));
  const onSystem = (userAgent: string) =>
    jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);

  test.each([
    [
      'generate_hdv_link',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
      'packages/hdv/2026.3.0/HOOPS_Demo_Viewer_2026.3.0_Windows.exe',
    ],
    [
      'generate_hdv_link',
      'Mozilla/5.0 (Linux; Android 14)',
      'packages/hdv/2026.3.0/HOOPS_Demo_Viewer_2026.3.0_Android.apk',
    ],
    [
      'generate_hpdv_link',
      'Mozilla/5.0 (X11; Linux x86_64)',
      'packages/hpdv/2026.2.0/HOOPS_Parasolid_Demo_Viewer_2026.2.0_Linux.tar.gz',
    ],
  ])('%s on %s downloads the latest viewer for that system', async (flag, userAgent, key) => {
    onSystem(userAgent);
    expect(keyOf(await downloaded(await show({ [flag]: true })))).toBe(key);
  });

  test.each([
    [
      'generate_hdv_link',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
      'There is no HOOPS Demo Viewer for your operating system.',
    ],
    [
      'generate_hpdv_link',
      'Mozilla/5.0 (Linux; Android 14)',
      'There is no HOOPS Parasolid Demo Viewer for your operating system.',
    ],
    ['generate_hdv_link', 'Toaster/1.0', 'There is no HOOPS Demo Viewer for your operating system.'],
  ])('%s on %s says that there is none for it', async (flag, userAgent, text) => {
    onSystem(userAgent);
    await click(await show({ [flag]: true }));
    await waitFor(() =>
      expect(toastStore.getState().toasts).toMatchObject([
        { kind: 'error', header: 'Download failed', body: text },
      ]),
    );
    expect(navigations.addresses).toEqual([]);
  });

  test('a viewer that the releases list does not name is not available', async () => {
    await injectContent('releases_prod_latest.json', [{ product: 'hps', version: '2026.3.0' }]);
    await click(await show({ generate_hdv_link: true }));
    await waitFor(() =>
      expect(toastStore.getState().toasts).toMatchObject([
        { kind: 'error', body: 'HOOPS Demo Viewer is not available at the moment.' },
      ]),
    );
    expect(navigations.addresses).toEqual([]);
  });

  test('generate_hmf_to_hsf_link downloads the converter', async () => {
    const card = await show({ generate_hmf_to_hsf_link: true });
    expect(keyOf(await downloaded(card))).toBe('packages/visualize/hmf_to_hsf/hmf_to_hsf.zip');
  });
});
