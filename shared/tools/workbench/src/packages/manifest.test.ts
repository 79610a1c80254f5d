/** @jest-environment node */
import { publishedDocument, publishedManifest } from './manifest';

const source = {
  name: '@portal/sdk',
  version: '1.0.0',
  description: 'Code',
  license: 'UNLICENSED',
  dependencies: { '@portal/ui': 'workspace:*', '@types/react': 'catalog:' },
  peerDependencies: { react: 'catalog:' },
};

// SDK-1.
test('a published manifest names npm versions: what the files import, what is found by name, and peers', () => {
  const manifest = publishedManifest(source, { version: '1.2.0', imports: ['react', 'zustand', 'zustand'] });
  expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:/);
  expect(manifest).toMatchObject({ version: '1.2.0', license: 'UNLICENSED', type: 'module' });
  const { dependencies, peerDependencies } = manifest as Record<string, Record<string, string>>;
  expect(Object.keys(dependencies ?? {})).toEqual(['@types/react', 'zustand']);
  expect(dependencies?.zustand).toMatch(/^\d+\.\d+\.\d+$/);
  expect(peerDependencies?.react).toMatch(/^\^\d+\.\d+\.\d+$/);
});

test('a package without a version in the catalog is named', () => {
  expect(() => publishedManifest(source, { version: '1.2.0', imports: ['left-pad'] })).toThrow(/left-pad/);
});

test('a published document links to what is published only', () => {
  const text =
    '[the tool](../../tools/releases/README.md#release) [the guide](../sdk/GUIDE.md) [RULES.md](RULES.md) [a](#b)';
  expect(publishedDocument(text)).toBe(
    'the tool (in the portal’s repository) [the guide](../sdk/GUIDE.md) RULES.md (in the portal’s repository) [a](#b)',
  );
});
