/** @jest-environment node */
import {
  autocadOemContent,
  genericContent,
  ifcContent,
  inventorOemContent,
  parasolidContent,
  polygonicaContent,
  trainingContent,
} from '@portal/api/content';
import { products } from '@portal/catalog';
import { parseConfig } from '@portal/config';
import * as v from 'valibot';
import { localConfig } from '..';
import { buildRepository } from './repository';

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
test('the portal accepts every content file', async () => {
  const { main, develop } = await buildRepository();
  for (const [path, content] of [...main, ...develop]) {
    const { issues } = v.safeParse(schemaFor(path), content);
    expect({ path, issues }).toEqual({ path, issues: undefined });
  }
}, 60_000);
