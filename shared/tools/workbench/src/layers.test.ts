/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sharedFolders } from '@portal/build/shared-folders';

/** The groups of shared packages. A package may import packages of its own group and of earlier ones. */
const GROUPS = ['contract', 'web', 'tools', 'published'] as const;

/**
 * The layers within the group `web`. A package may import packages of earlier layers, never of its own or later
 * layers. The tests check manifests, because pnpm lets a package import only what its manifest lists.
 */
const LAYERS: readonly (readonly string[])[] = [
  ['catalog', 'config'],
  ['query', 'search-index', 'ui'],
  ['api'],
  ['observability'],
  ['session'],
  ['download-button'],
  ['product-pages'],
  ['shell'],
];

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const root = process.cwd();
const folders = sharedFolders(root);
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));

const groupOf = (folder: string): number => (GROUPS as readonly string[]).indexOf(folder.split('/')[1] ?? '');
const layerOf = (name: string): number => LAYERS.findIndex((layer) => layer.includes(name));

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
const isOfWorkspace = (name: string) =>
  name.startsWith('@portal/') || name === 'host' || remotes.includes(name);

/** The folders of the shared packages that a package depends on. */
function dependenciesOf(folder: string): string[] {
  const names = Object.keys(manifestOf(folder).dependencies ?? {});
  return folders.filter((one) => names.includes(`@portal/${basename(one)}`));
}

test('every shared package is in a group, and at most 24 are there', () => {
  expect(folders.filter((folder) => groupOf(folder) < 0)).toEqual([]);
  expect(folders.length).toBeLessThanOrEqual(24);
});

test.each(folders)('%s imports no later group', (folder) => {
  const wrong = dependenciesOf(folder).filter((dependency) => groupOf(dependency) > groupOf(folder));
  expect(wrong).toEqual([]);
});

test('assigns every package of the group web to a layer', () => {
  const inWeb = folders
    .filter((folder) => folder.startsWith('shared/web/'))
    .map((folder) => basename(folder));
  expect(inWeb.sort()).toEqual(LAYERS.flat().sort());
});

test.each(LAYERS.flat())('shared/web/%s imports only earlier layers', (name) => {
  const wrong = dependenciesOf(`shared/web/${name}`)
    .map((folder) => basename(folder))
    .filter((dependency) => dependency !== 'contract' && layerOf(dependency) >= layerOf(name));
  expect(wrong).toEqual([]);
});

/** What the code of a remote may import of this workspace: what every remote has, and what only product remotes need. */
const OF_REMOTES = ['@portal/sdk', '@portal/catalog', '@portal/product-pages'];

/** What the tests of a remote may import: what every remote has, and pages without a window. */
const OF_THEIR_TESTS = ['@portal/remote-tools', '@portal/testing'];

test.each(remotes)(
  '%s imports the portal by the names that a remote in a repository of its own has',
  (name) => {
    const { dependencies = {}, devDependencies = {} } = manifestOf(name);
    const inWorkspace = (names: object) => Object.keys(names).filter((one) => isOfWorkspace(one));
    expect(OF_REMOTES).toEqual(expect.arrayContaining(inWorkspace(dependencies)));
    expect(OF_THEIR_TESTS).toEqual(expect.arrayContaining(inWorkspace(devDependencies)));
  },
);
