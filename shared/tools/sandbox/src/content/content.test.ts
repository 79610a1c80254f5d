/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import {
  autocadOemContent,
  genericContent,
  ifcContent,
  inventorOemContent,
  parasolidContent,
  polygonicaContent,
  trainingContent,
} from '@portal/api/content';
import { filesIn } from '@portal/build/files-in';
import {
  contentPath,
  type Product,
  productByCode,
  products,
  resolveVersion,
  versionIndexPath,
} from '@portal/catalog';
import { parseConfig } from '@portal/config';
import * as v from 'valibot';
import { localConfig } from '..';
import { formatObjects, OBJECT_LIST } from '../downloads/objects';
import { sandboxRoot } from '../paths';
import { contentFile } from './product-content';
import { buildRepository, type Repository } from './repository';

let built: Repository;
beforeAll(async () => {
  built = await buildRepository();
}, 60_000);

test.each([
  ['content-data', 'main'],
  ['branches/develop/content-data', 'develop'],
] as const)('%s is what the tables say: run the content script after a change', async (folder, branch) => {
  const root = join(sandboxRoot, folder);
  const files = (await filesIn(root)).map((file) => relative(root, file));
  expect(files.sort()).toEqual([...built[branch].keys()].sort());
  for (const [path, content] of built[branch]) {
    expect(JSON.parse(await readFile(join(root, path), 'utf8'))).toEqual(content);
  }
});

test('the list of objects has the sums and sizes of what is served', async () => {
  expect(await readFile(join(sandboxRoot, OBJECT_LIST), 'utf8')).toBe(formatObjects(built.objects));
});

test('every file in products/ is the content of a product', async () => {
  const files = await readdir(join(__dirname, 'products'));
  expect(files.sort()).toEqual(products.map(contentFile).sort());
});

const indexOf = (code: string) =>
  built.main.get(versionIndexPath(productByCode(code) as Product)) as { year: number; versions: string[] }[];

test.each(products.map(({ code }) => code))(
  '%s has versions, newest year first, all with content',
  (code) => {
    const index = indexOf(code);
    const years = index.map(({ year }) => year);
    expect(years[0]).toBeGreaterThanOrEqual(2024);
    expect(years).toEqual([...years].sort((first, second) => second - first));
    for (const version of index.flatMap(({ versions }) => versions)) {
      const path = contentPath(productByCode(code) as Product, version);
      expect({ path, exists: built.main.has(path) }).toEqual({ path, exists: true });
    }
  },
);

test.each(['communicator', 'exchange', 'publish', 'hps', '3df', 'cee_sam', 'autocad_oem', 'realdwg'])(
  '%s goes back to 2018',
  (code) => {
    expect(indexOf(code).map(({ year }) => year)).toEqual([
      2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018,
    ]);
  },
);

test.each(products.map(({ code }) => code))('the latest version of %s has content', (code) => {
  const product = productByCode(code) as Product;
  const releases = built.main.get('releases_prod_latest.json') as { product: string; version: string }[];
  const latest = resolveVersion(product, 'latest', releases);
  expect(latest.kind === 'resolved' && built.main.has(contentPath(product, latest.version))).toBe(true);
});

test.each(products.map(({ code }) => code))(
  'the license block of %s says that the package needs a license exactly where it does',
  (code) => {
    const product = productByCode(code) as Product;
    const contents = [...built.main].filter(
      ([path]) => path.startsWith(`${product.contentFolder}/`) && !path.endsWith('-version.json'),
    );
    expect(contents).not.toEqual([]);
    for (const [path, content] of contents) {
      const { license_information } = content as { license_information?: unknown };
      const needed = JSON.stringify(license_information ?? '').includes('needs a license');
      expect({ path, needed }).toEqual({ path, needed: product.needsLicense });
    }
  },
);

test('links named sales lead to the contact form', () => {
  const links = [...built.main.values(), ...built.develop.values()].flatMap((content) => [
    ...JSON.stringify(content).matchAll(/<a href=\\"([^"\\]*)\\">([^<]*)<\/a>/g),
  ]);
  const sales = links.flatMap(([, href, name]) => (/sales/i.test(name ?? '') ? [href] : []));
  expect(new Set(sales)).toEqual(new Set(['/places/contact-form']));
});

test('hwp is not listed, and its fallback has content', () => {
  expect(built.main.get('releases_prod_latest.json')).not.toContainEqual(
    expect.objectContaining({ product: 'hwp' }),
  );
  expect(built.main.has('hoops-product/the-hoops-web-platform/the-hoops-web-platform-2024.8.0.json')).toBe(
    true,
  );
});

test.each([
  'hoops-product/hoops-communicator/hoops-communicator-2024_sp1_u1.json',
  'cae-product/cee_sam/cee_sam-2026-2-0.json',
  'cae-product/cee_sam/cee_sam-2023-1_u1.json',
  'partner-product/realdwg/realdwg-2025-1-1.json',
  'partner-product/realdwg/realdwg-2024-update-1.json',
  'partner-product/realdwg/realdwg-2026.1.1.json',
  'partner-product/siemens-parasolid/siemens-parasolid-37-0.json',
  'partner-product/autocad_oem/autocad_oem-2025.json',
  'partner-product/autocad_oem/autocad_oem-2025.1.1.json',
  'ifc-product/ifc_reader/ifc_reader-2023.json',
  'hoops-product/hoops-visualize-hps/online-training.json',
])('%s lies where VER-10 looks for it', (path) => {
  expect(built.main.has(path)).toBe(true);
});

test('the LTS release is on develop only', () => {
  expect([...built.develop.keys()]).toEqual([
    'hoops-product/hoops-visualize-3df/hoops-visualize-3df-27.json',
  ]);
  expect(built.main.has('hoops-product/hoops-visualize-3df/hoops-visualize-3df-27.json')).toBe(false);
});

test('no content file is too large for the contents API', () => {
  for (const content of built.main.values()) expect(JSON.stringify(content).length).toBeLessThan(900_000);
});

test('notes come in all three forms, and blank', () => {
  const notes = [...built.main.values()].flatMap((content) => ('notes' in content ? [content.notes] : []));
  const forms = new Set(notes.map(formOf));
  expect([...forms].sort()).toEqual(['bodies', 'nothing', 'text', 'texts']);
});

function formOf(notes: unknown): string {
  if (typeof notes === 'string') return 'text';
  const first: unknown = Array.isArray(notes) ? notes[0] : undefined;
  if (typeof first === 'object') return 'bodies';
  return first === '' ? 'nothing' : 'texts';
}

// The portal's schemas accept everything that the sandbox serves.

const LAYOUTS = {
  generic: genericContent,
  polygonica: polygonicaContent,
  parasolid: parasolidContent,
  'autocad-oem': autocadOemContent,
  'inventor-oem': inventorOemContent,
} as const;

// CONTENT-1. Copies of two schemas that the portal does not export.
const releasesList = v.array(v.object({ product: v.string(), version: v.string() }));
const versionIndex = v.array(
  v.object({ year: v.number(), versions: v.array(v.string()), message: v.optional(v.string()) }),
);

/** The portal's schema for a content file. */
function schemaFor(path: string): v.GenericSchema {
  if (path.startsWith('ifc-product/')) return ifcContent;
  if (path === 'releases_prod_latest.json') return releasesList;
  if (path.endsWith('-version.json')) return versionIndex;
  if (path.endsWith('/online-training.json')) return trainingContent;
  const product = products.find(({ contentFolder }) => path.startsWith(`${contentFolder}/`));
  if (product === undefined) throw new Error(`${path} belongs to no product.`);
  return LAYOUTS[product.layout];
}

test('the portal accepts the default configuration', () => {
  expect(() => parseConfig(localConfig)).not.toThrow();
});

// CONTENT-4, CONTENT-5, CONTENT-6, CONTENT-7, CONTENT-8, CONTENT-9, CONTENT-10, CONTENT-11, CONTENT-12, CONTENT-13, BOX-4.
test('the portal accepts every content file', () => {
  for (const [path, content] of [...built.main, ...built.develop]) {
    const { issues } = v.safeParse(schemaFor(path), content);
    expect({ path, issues }).toEqual({ path, issues: undefined });
  }
});
