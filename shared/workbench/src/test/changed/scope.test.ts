/** @jest-environment node */
import type { ChangedFile } from './changed-files';
import { type Scope, scopeOf } from './scope';
import type { Workspace } from './workspace';

const spec = (path: string, text: string, imports: readonly string[] = []) => ({
  path: `e2e/${path}.spec.ts`,
  text,
  imports: imports.map((file) => `e2e/${file}.ts`),
});

const workspace: Workspace = {
  packages: [
    { name: 'host', folder: 'host', dependencies: ['@portal/ui'] },
    { name: '@portal/deploy-aws', folder: 'host/deploy/aws', dependencies: [] },
    { name: 'e2e', folder: 'e2e', dependencies: ['@portal/sandbox'] },
    { name: 'mfe-a', folder: 'mfe-a', dependencies: ['@portal/ui', '@portal/pages'] },
    { name: 'mfe-b', folder: 'mfe-b', dependencies: ['@portal/ui'] },
    { name: '@portal/catalog', folder: 'shared/catalog', dependencies: [] },
    { name: '@portal/pages', folder: 'shared/pages', dependencies: ['@portal/ui'] },
    { name: '@portal/sandbox', folder: 'shared/sandbox', dependencies: ['@portal/catalog'] },
    { name: '@portal/sdk', folder: 'shared/sdk', dependencies: ['@portal/ui'] },
    { name: '@portal/testing', folder: 'shared/testing', dependencies: ['@portal/sandbox'] },
    { name: '@portal/ui', folder: 'shared/ui', dependencies: [] },
    { name: '@portal/workbench', folder: 'shared/workbench', dependencies: ['@portal/sandbox'] },
  ],
  remotes: [
    { name: 'mfe-a', owns: ['/a/*', '/shared/:x/a'] },
    { name: 'mfe-b', owns: ['/b/*'], slots: ['start.aside'] },
  ],
  specs: [
    spec('journeys/a', "open('/a/page')", ['support/fixtures']),
    spec('journeys/shared', "open('/shared/c')", ['support/fixtures']),
    spec('journeys/b', "open('/b/page')", ['support/fixtures']),
    spec('journeys/start', "open('/start')", ['support/fixtures']),
    spec('remotes/dev', 'for (const remote of remotes)', ['support/fixtures', 'support/remotes']),
    spec('release/tool', "release('mfe-b')", ['release/support/tool']),
    spec('browsers/b', "open('/b/page')", ['browsers/support/tab']),
    spec('packages/publish', "publish('mfe-points')", ['packages/support/team', 'release/support/tool']),
  ],
  unitTests: [
    'host/deploy/aws/src/a.test.ts',
    'mfe-a/src/x.test.ts',
    'mfe-b/src/y.test.ts',
    'shared/ui/src/z.test.tsx',
    'shared/workbench/src/nginx/proxy.test.ts',
  ],
};

const scope = (...paths: readonly string[]): Scope =>
  scopeOf(
    paths.map((path): ChangedFile => ({ path, deleted: false })),
    workspace,
  );
const everything = (because: string) => ({ kind: 'everything', because });
const some = (...files: readonly string[]) => ({ kind: 'some', files });
const specs = (...names: readonly string[]) => some(...names.map((name) => `e2e/${name}.spec.ts`));
const allOf = (folder: string) =>
  workspace.specs.map(({ path }) => path).filter((path) => path.startsWith(`e2e/${folder}/`));

test('selects the unit tests of the innermost package', () => {
  const path = 'host/deploy/aws/src/stacks.ts';
  expect(scope(path)).toEqual({
    unit: some(path, 'host/deploy/aws/src/a.test.ts'),
    browser: some(),
    browsers: some(),
    packages: some(),
  });
});

test('selects nothing without a change', () => {
  expect(scopeOf([], workspace)).toEqual({
    unit: some(),
    browser: some(),
    browsers: some(),
    packages: some(),
  });
});

test.each([
  'package.json',
  'pnpm-lock.yaml',
  'jest.config.mjs',
  'unknown-file.ts',
  '.ci/run',
  'shared/new-package/src/index.ts',
  'mfe-a/package.json',
])('selects everything for %s, which can affect anything', (path) => {
  expect(scope(path)).toEqual({
    unit: everything(path),
    browser: everything(path),
    browsers: everything(path),
    packages: everything(path),
  });
});

const DOCS = 'shared/workbench/src/docs.test.ts';

test.each([
  'README.md',
  '.github/CONTRIBUTING.md',
  '.github/workflows/ci.yml',
  '.github/images/page.webp',
  '.changeset/config.json',
  '.editorconfig',
])('selects the check of documents for %s', (path) => {
  expect(scope(path)).toEqual({ unit: some(DOCS), browser: some(), browsers: some(), packages: some() });
});

test('selects the check of documents and, because they can run its examples, the package’s tests for its README', () => {
  expect(scope('mfe-a/README.md')).toMatchObject({
    unit: some('mfe-a/src/x.test.ts', DOCS),
    browser: some(),
  });
});

describe('a remote', () => {
  test('selects the unit tests that import the file, the remote’s own, and the specs that visit it or all remotes', () => {
    expect(scope('mfe-a/src/page.tsx')).toMatchObject({
      unit: some('mfe-a/src/page.tsx', 'mfe-a/src/x.test.ts'),
      browser: specs('journeys/a', 'journeys/shared', 'remotes/dev'),
    });
  });

  test('selects the specs of the page with its slot, and those that mention the remote', () => {
    expect(scope('mfe-b/src/panel.tsx').browser).toEqual(
      specs('journeys/b', 'journeys/start', 'remotes/dev', 'release/tool'),
    );
  });
});

describe('a shared package', () => {
  test('selects every spec if the host contains it', () => {
    expect(scope('shared/ui/src/button.tsx')).toMatchObject({
      unit: some('shared/ui/src/button.tsx', 'shared/ui/src/z.test.tsx'),
      browser: everything('shared/ui/src/button.tsx'),
    });
  });

  test('selects the specs of the remotes that contain it, if no other part does', () => {
    expect(scope('shared/pages/src/page.tsx').browser).toEqual(
      specs('journeys/a', 'journeys/shared', 'remotes/dev'),
    );
  });

  test.each(['shared/sandbox/src/x.ts', 'shared/catalog/src/x.ts', 'shared/testing/jest/environment.ts'])(
    'selects every unit test if jest’s environment uses it: %s',
    (path) => expect(scope(path).unit).toEqual(everything(path)),
  );
});

describe('a unit test', () => {
  test('selects itself and no browser test', () => {
    expect(scope('shared/ui/src/z.test.tsx')).toMatchObject({
      unit: some('shared/ui/src/z.test.tsx'),
      browser: some(),
    });
  });

  test('selects nothing if it was deleted', () => {
    const deleted = [{ path: 'mfe-a/src/old.test.ts', deleted: true }];
    expect(scopeOf(deleted, workspace)).toEqual({
      unit: some(),
      browser: some(),
      browsers: some(),
      packages: some(),
    });
  });
});

describe('browser tests', () => {
  test('selects only the changed spec', () => {
    expect(scope('e2e/journeys/a.spec.ts')).toEqual({
      unit: some(),
      browser: specs('journeys/a'),
      browsers: some(),
      packages: some(),
    });
  });

  test('selects the specs that import the changed file', () => {
    expect(scope('e2e/release/support/tool.ts').browser).toEqual(specs('release/tool'));
    expect(scope('e2e/support/remotes.ts').browser).toEqual(specs('remotes/dev'));
  });

  test('selects all specs for a file of e2e that none imports', () => {
    const path = 'e2e/playwright.config.ts';
    expect(scope(path)).toMatchObject({ unit: some(), browser: everything(path) });
  });

  test.each([
    'shared/ui/src/button/Button.examples.tsx',
    'shared/ui/src/examples/compose.tsx',
    'shared/ui/gallery/Layout.tsx',
    'shared/workbench/src/gallery.ts',
    'shared/workbench/src/gallery/gallery-server.ts',
  ])('are none for %s, which the gallery alone shows', (path) => {
    expect(scope(path).browser).toEqual(some());
  });

  test('selects no specs for the bench, and for a command the specs that run it', () => {
    expect(scope('e2e/bench/run.ts').browser).toEqual(some());
    expect(scope('shared/workbench/src/bench.ts').browser).toEqual(some());
    const configuration = 'host/deploy/portal.conf.template';
    expect(scope(configuration).browser).toEqual(some(...allOf('release')));
    const nginxTests = 'shared/workbench/src/nginx/proxy.test.ts';
    const serverTests = ['host/deploy/aws/src/a.test.ts', nginxTests];
    expect(scope(configuration).unit).toEqual(some(configuration, ...serverTests));
    expect(scope('shared/workbench/src/nginx/start-nginx.ts').browser).toEqual(some(...allOf('release')));
    const commands = [...allOf('remotes'), ...allOf('release')];
    expect(scope('shared/workbench/src/dev/serve.ts').browser).toEqual(some(...commands));
    const build = 'shared/workbench/src/build/part.ts';
    expect(scope(build).browser).toEqual(everything(build));
  });
});

test('separates the specs for other browsers', () => {
  const { browser, browsers } = scope('mfe-b/src/page.tsx');
  expect(browsers).toEqual(specs('browsers/b'));
  expect(browser).toEqual(specs('journeys/b', 'journeys/start', 'remotes/dev', 'release/tool'));
  expect(scope('e2e/browsers/support/tab.ts')).toEqual({
    unit: some(),
    browser: some(),
    browsers: specs('browsers/b'),
    packages: some(),
  });
});

test.each([
  'shared/sdk/src/index.ts',
  'shared/workbench/src/packages/bundle.ts',
  'e2e/packages/support/team.ts',
])('separates the tests of the published packages, and selects them for %s', (path) => {
  expect(scope(path)).toMatchObject({
    browser: some(),
    browsers: some(),
    packages: specs('packages/publish'),
  });
});

test('selects all unit tests for a deleted source, because its importers are unknown', () => {
  const path = 'mfe-a/src/gone.ts';
  expect(scopeOf([{ path, deleted: true }], workspace).unit).toEqual(everything(path));
});

test('selects the union for several files, and everything if one file requires it', () => {
  expect(scope('mfe-a/src/x.test.ts', 'mfe-b/src/y.test.ts', 'e2e/journeys/a.spec.ts')).toMatchObject({
    unit: some('mfe-a/src/x.test.ts', 'mfe-b/src/y.test.ts'),
    browser: specs('journeys/a'),
  });
  expect(scope('mfe-a/src/x.test.ts', 'tsconfig.json').unit).toEqual(everything('tsconfig.json'));
});
