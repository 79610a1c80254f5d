/** @jest-environment node */
import { join } from 'node:path';
import { bundledPackages, runWebpack } from '@portal/build';
import { folderForTests, writeFiles } from '@portal/build/testing';
import { readManifest } from '../manifest';
import { release } from '../release';
import { FolderStore } from '../store/folder-store';
import { fakeRemote, removeFolders, scratchFolder } from '../testing/fake-release';
import { originOf, provenanceOf, sbomOf } from './statements';

const folder = folderForTests();
afterAll(removeFolders);

const packageJson = (name: string, license = 'MIT') => JSON.stringify({ name, version: '2.1.0', license });

// PROV-2.
test('the packages of a build are those of which its scripts contain code', async () => {
  writeFiles(folder.path, {
    'main.js':
      "import { used } from 'used';\nimport { never } from '@scope/unused';\nimport './node_modules/.generated/run.js';\nconsole.log(used());",
    'node_modules/.generated/run.js': 'globalThis.deep = 1;',
    'node_modules/used/package.json': packageJson('used'),
    'node_modules/used/esm/package.json': JSON.stringify({ type: 'module' }),
    'node_modules/used/esm/index.js': "import { deep } from 'deep';\nexport const used = () => deep() + 1;",
    'node_modules/used/index.js': "export * from './esm/index.js';",
    'node_modules/used/node_modules/deep/package.json': packageJson('deep', 'ISC'),
    'node_modules/used/node_modules/deep/index.js': 'export const deep = () => globalThis.deep;',
    'node_modules/@scope/unused/package.json': JSON.stringify({
      ...JSON.parse(packageJson('@scope/unused')),
      sideEffects: false,
    }),
    'node_modules/@scope/unused/index.js': 'export const never = 1;',
    'node_modules/installed/package.json': packageJson('installed'),
    'node_modules/installed/index.js': '',
  });
  const stats = await runWebpack({
    context: folder.path,
    mode: 'production',
    entry: './main.js',
    output: { path: join(folder.path, 'dist') },
  });
  expect(bundledPackages(stats)).toEqual([
    { name: 'deep', version: '2.1.0', license: 'ISC' },
    { name: 'used', version: '2.1.0', license: 'MIT' },
  ]);
});

// PROV-2.
test('the SBOM is CycloneDX 1.6 with the packages and what the host provides, and without a time', () => {
  const parts = {
    name: 'mfe-x',
    version: '1.0.0',
    packages: [{ name: '@scope/used', version: '2.1.0', license: 'MIT' }],
    host: { react: '^19.0.0' },
  };
  const sbom = JSON.parse(sbomOf(parts));
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  expect(sbom.metadata).toEqual({ component: expect.objectContaining({ name: 'mfe-x', version: '1.0.0' }) });
  expect(sbom).not.toHaveProperty('serialNumber');
  expect(sbom.components).toEqual([
    expect.objectContaining({
      name: 'react',
      scope: 'excluded',
      properties: [{ name: 'portal:provided-by-host', value: '^19.0.0' }],
    }),
    expect.objectContaining({
      group: '@scope',
      name: 'used',
      purl: 'pkg:npm/%40scope/used@2.1.0',
      licenses: [{ license: { id: 'MIT' } }],
    }),
  ]);
  expect(sbomOf(parts)).toBe(sbomOf(parts));
});

const GITHUB = {
  GITHUB_ACTIONS: 'true',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'vendor/portal',
  GITHUB_WORKFLOW_REF: 'vendor/portal/.github/workflows/release.yml@refs/heads/main',
  GITHUB_SHA: '0a1b2c3d0a1b2c3d0a1b2c3d0a1b2c3d0a1b2c3d',
};

// PROV-1.
test('the provenance names workflow, repository and commit of a pipeline, and is the same for each of its runs', () => {
  const built = (run: string) =>
    provenanceOf({
      name: 'mfe-x',
      version: '1.0.0',
      origin: originOf({ ...GITHUB, GITHUB_RUN_ID: run }),
      files: { 'remotes/mfe-x/1.0.0/entry.js': 'ab' },
      lockFile: { name: 'pnpm-lock.yaml', sha256: 'cd' },
    });
  expect(built('1')).toBe(built('2'));
  expect(JSON.parse(built('1'))).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    predicateType: 'https://slsa.dev/provenance/v1',
    subject: [{ name: 'remotes/mfe-x/1.0.0/entry.js', digest: { sha256: 'ab' } }],
    predicate: {
      buildDefinition: {
        resolvedDependencies: [
          { uri: 'git+https://github.com/vendor/portal', digest: { gitCommit: GITHUB.GITHUB_SHA } },
          { name: 'pnpm-lock.yaml', digest: { sha256: 'cd' } },
          { name: 'node', uri: `pkg:generic/node@${process.versions.node}` },
        ],
      },
      runDetails: {
        builder: { id: 'https://github.com/vendor/portal/.github/workflows/release.yml@refs/heads/main' },
      },
    },
  });
});

test('what no pipeline built says so, and names no commit', () => {
  expect(originOf({})).toEqual({ builder: 'local' });
  expect(originOf({ ...GITHUB, GITHUB_SHA: undefined })).toEqual({ builder: 'local' });
});

// PROV-1, REL-1.
test('the same scripts, built again from another commit, are the same release; it keeps its first provenance', async () => {
  const store = new FolderStore(await scratchFolder());
  const publish = async (commit: string) => {
    const files = { 'provenance.json': `{"commit":"${commit}"}`, 'sbom.cdx.json': '{}' };
    const from = await fakeRemote({ name: 'mfe-x', version: '1.0.0', files });
    return release({ from, to: store, name: 'mfe-x', version: '1.0.0' });
  };
  expect(await publish('one')).toMatchObject({ kind: 'published' });
  expect(await publish('two')).toEqual({ kind: 'known' });
  const stored = await store.read('remotes/mfe-x/1.0.0/provenance.json');
  expect(new TextDecoder().decode(stored?.bytes)).toContain('one');
  expect((await readManifest(store, 'mfe-x', '1.0.0'))?.provenance?.file).toContain('provenance.json');
});
