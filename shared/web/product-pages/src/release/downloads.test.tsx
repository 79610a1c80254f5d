import { createHash } from 'node:crypto';
import { genericContent, getContent } from '@portal/api/content';
import { contentPath, latestPath, type Product, productByCode, products } from '@portal/catalog';
import { injectContent } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { observeDownloads, openSection, renderProduct, settledRelease } from '../testing';

const { downloaded, keyOf } = observeDownloads();

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
    await settledRelease();
    const version = LATEST[code] ?? '';
    const content = await getContent(contentPath(product, version), genericContent);
    const section = content.sections.find(({ packages }) => packages.length > 0);
    await openSection(section?.name ?? 'a section with packages');
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
  await settledRelease();
  await openSection('Windows');
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
    await settledRelease();
    await openSection('Files');
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

  // PATH-13, NAMES-2.
  test.each([
    ['a parent folder', { filename: '../../secret.zip' }, 'its name is a path that is not valid'],
    // It cannot be part of an address, such as that of the card.
    ['half a character', { filename: 'A\ud800.zip' }, 'its name is a path that is not valid'],
    [
      'an address with half a character',
      { filename: 'x', type: 'raw_link', link: 'https://x.example/\ud800' },
      'its address is not valid',
    ],
    ['a line break', { filename: 'x\n.zip' }, 'its name has a line break or another control character'],
    [
      'a javascript: URL',
      { filename: 'x', type: 'raw_link', link: 'javascript:alert(1)' },
      'its address is not valid',
    ],
    [
      'a URL instead of a key',
      { filename: 'x', link: 'https://evil.example/x.zip' },
      'its link is a path that is not valid',
    ],
  ])('is none if content names %s', async (_, file, reason) => {
    const card = await show(file);
    expect(within(card).queryByRole('button', { name: /^Download/ })).not.toBeInTheDocument();
    expect(card).toHaveTextContent(
      `This file cannot be downloaded, nor is there a command for it: ${reason}.`,
    );
  });
});
