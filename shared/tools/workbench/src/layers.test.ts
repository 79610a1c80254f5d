/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, normalize } from 'node:path';
import { sharedFolders } from '@portal/build/shared-packages';
import { readFiles } from './rules/check-rules';

/** The groups of shared packages. A package may import packages of its own group and of earlier ones. */
const GROUPS = ['contract', 'web', 'tools', 'published'] as const;

/**
 * The layers within a group. A package may import packages of earlier layers, never of its own or later layers. The
 * tests check manifests, because pnpm lets a package import only what its manifest lists.
 */
const LAYERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  web: [
    ['catalog', 'config'],
    ['query', 'search-index', 'ui'],
    ['api'],
    ['observability'],
    ['session'],
    ['download-button'],
    ['product-pages'],
    ['shell'],
  ],
  tools: [
    ['isolation'],
    ['build'],
    ['document'],
    ['releases'],
    ['feeds'],
    ['rendered-pages'],
    ['sandbox'],
    ['testing'],
    ['workbench'],
  ],
};

/** What the code of a remote may import of this workspace: what every remote has, and what only product remotes need. */
const OF_REMOTES = ['@portal/sdk', '@portal/catalog', '@portal/product-pages'];

/** What the tests of a remote may import: what every remote has, and pages without a window. */
const OF_THEIR_TESTS = ['@portal/remote-tools', '@portal/testing'];

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const root = process.cwd();
const folders = sharedFolders(root);
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));

const groupOf = (folder: string): number => (GROUPS as readonly string[]).indexOf(folder.split('/')[1] ?? '');
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
const isOfWorkspace = (name: string) =>
  name.startsWith('@portal/') || name === 'host' || remotes.includes(name);

/** The folders of the shared packages with these names. */
const foldersOf = (names: object = {}): string[] =>
  folders.filter((folder) => Object.hasOwn(names, `@portal/${basename(folder)}`));

/** The folders of the shared packages that a package depends on. */
const dependenciesOf = (folder: string): string[] => foldersOf(manifestOf(folder).dependencies);

const IMPORT = /(?:\bfrom |\bimport |\bimport\((?:\s*\/\*.*?\*\/)?\s*)'([^']+)'/g;
const isOfTests = (path: string) => /\.(test|journey)\.tsx?$|(^|\/)testing(\/|\.tsx?$)/.test(path);

interface Import {
  /** The importing file, from its package's folder. */
  readonly path: string;
  readonly name: string;
}

/** Every import in the sources of the shared packages, by folder. */
let imports: ReadonlyMap<string, readonly Import[]>;
beforeAll(async () => {
  const files = (await readFiles(root)).filter(({ path }) => /\.tsx?$/.test(path));
  imports = new Map(
    folders.map((folder) => [
      folder,
      files
        .filter(({ path }) => path.startsWith(`${folder}/`))
        .flatMap(({ path, text }) =>
          [...text.matchAll(IMPORT)].map(([, name = '']) => ({ path: path.slice(folder.length + 1), name })),
        ),
    ]),
  );
});
const importsOf = (folder: string): readonly Import[] => imports.get(folder) ?? [];

test('every shared package is in a group, and at most 24 are there', () => {
  expect(folders.filter((folder) => groupOf(folder) < 0)).toEqual([]);
  expect(folders.length).toBeLessThanOrEqual(24);
});

describe.each(folders)('%s', (folder) => {
  test('depends on no later group', () => {
    expect(dependenciesOf(folder).filter((one) => groupOf(one) > groupOf(folder))).toEqual([]);
  });

  test('of later groups, its tests and nothing else import the kit for tests', () => {
    const later = foldersOf(manifestOf(folder).devDependencies).filter(
      (one) => groupOf(one) > groupOf(folder),
    );
    expect(['shared/tools/testing']).toEqual(expect.arrayContaining(later));
    const inCode = importsOf(folder).filter(
      ({ path, name }) =>
        !isOfTests(path) && later.some((one) => `${name}/`.startsWith(`@portal/${basename(one)}/`)),
    );
    expect(inCode).toEqual([]);
  });

  test('reaches into no other package by a path in its code', () => {
    const wrong = importsOf(folder).filter(
      ({ path, name }) =>
        !isOfTests(path) && name.startsWith('.') && normalize(join(path, '..', name)).startsWith('..'),
    );
    expect(wrong).toEqual([]);
  });
});

describe.each(Object.entries(LAYERS))('in the group %s', (group, layers) => {
  const layerOf = (name: string): number => layers.findIndex((layer) => layer.includes(name));

  test('every package has a layer', () => {
    const inGroup = folders
      .filter((folder) => folder.startsWith(`shared/${group}/`))
      .map((folder) => basename(folder));
    expect(inGroup.sort()).toEqual(layers.flat().sort());
  });

  test.each(layers.flat())('%s imports only earlier layers', (name) => {
    const wrong = dependenciesOf(`shared/${group}/${name}`)
      .filter((folder) => folder.startsWith(`shared/${group}/`))
      .filter((folder) => layerOf(basename(folder)) >= layerOf(name));
    expect(wrong).toEqual([]);
  });
});

test('the host consists of packages for browsers: of no tool, and with it of none of the local services', () => {
  const ofHost = dependenciesOf('host');
  expect(ofHost.length).toBeGreaterThan(5);
  expect(ofHost.filter((folder) => groupOf(folder) > GROUPS.indexOf('web'))).toEqual([]);
});

test('the packages that remotes import consist of packages for browsers, too', () => {
  const own = foldersOf(Object.fromEntries(OF_REMOTES.map((name) => [name, ''])));
  expect(own).toHaveLength(OF_REMOTES.length);
  const tools = own.flatMap(dependenciesOf).filter((folder) => groupOf(folder) > GROUPS.indexOf('web'));
  expect(tools).toEqual([]);
});

test.each(remotes)(
  '%s imports the portal by the names that a remote in a repository of its own has',
  (name) => {
    const { dependencies = {}, devDependencies = {} } = manifestOf(name);
    const inWorkspace = (names: object) => Object.keys(names).filter((one) => isOfWorkspace(one));
    expect(OF_REMOTES).toEqual(expect.arrayContaining(inWorkspace(dependencies)));
    expect(OF_THEIR_TESTS).toEqual(expect.arrayContaining(inWorkspace(devDependencies)));
  },
);

// Tests read files of the workspace by their paths from its root.
test.each(['host', ...remotes])(
  'the tests of %s run in the folder of the workspace, as together with all others',
  (name) => {
    expect(manifestOf(name).scripts?.test).toBe(`cd .. && jest ${name}/`);
  },
);
