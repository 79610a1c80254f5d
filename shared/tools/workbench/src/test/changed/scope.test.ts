/** @jest-environment node */
import { scopeOf } from './scope';
import { everything, scope, some, specs, workspace } from './testing/workspace';

test('selects the unit tests of the innermost package', () => {
  const path = 'host/deploy/aws/src/stacks.ts';
  expect(scope(path)).toMatchObject({
    unit: some(path, 'host/deploy/aws/src/a.test.ts'),
    browser: some(),
    browsers: some(),
    packages: some(),
    pages: [],
  });
});

test('selects the unit tests of nginx and of containers, too, for their configuration', () => {
  const path = 'host/deploy/portal.conf.template';
  const tests = [
    'host/deploy/aws/src/a.test.ts',
    'shared/tools/workbench/src/container/compose.test.ts',
    'shared/tools/workbench/src/nginx/proxy.test.ts',
  ];
  expect(scope(path).unit).toEqual(some(path, ...tests));
});

test('selects nothing without a change', () => {
  expect(scopeOf([], workspace)).toMatchObject({
    unit: some(),
    browser: some(),
    browsers: some(),
    packages: some(),
    pages: [],
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
  expect(scope(path)).toMatchObject({
    unit: everything(path),
    browser: everything(path),
    browsers: everything(path),
    packages: everything(path),
    pages: 'all',
  });
});

const DOCS = 'shared/tools/workbench/src/docs.test.ts';

test.each([
  'README.md',
  '.github/CONTRIBUTING.md',
  '.github/images/page.webp',
  '.changeset/config.json',
  '.editorconfig',
])('selects the check of documents for %s', (path) => {
  expect(scope(path)).toMatchObject({
    unit: some(DOCS),
    browser: some(),
    browsers: some(),
    packages: some(),
    pages: [],
  });
});

test.each([
  ['.github/workflows/ci.yml', 'workflows/check-workflow'],
  ['.github/SECURITY.md', 'asvs'],
])('selects the other tests that read %s, too', (path, reader) => {
  expect(scope(path).unit).toEqual(some(DOCS, `shared/tools/workbench/src/${reader}.test.ts`));
});

test('selects the check of documents and, because they can run its examples, the package’s tests for its README', () => {
  expect(scope('mfe-a/README.md')).toMatchObject({
    unit: some('mfe-a/src/reads-files.test.ts', 'mfe-a/src/x.test.ts', DOCS),
    browser: some(),
  });
});

describe('a remote', () => {
  test('selects the unit tests that import the file or read files, and the specs that visit it or all remotes', () => {
    expect(scope('mfe-a/src/page.tsx')).toMatchObject({
      unit: some('mfe-a/src/page.tsx', 'mfe-a/src/reads-files.test.ts'),
      browser: specs('journeys/a', 'journeys/shared', 'remotes/dev', 'journeys/pages'),
    });
  });

  test('selects all its unit tests for a file that is no script, whose importers jest does not know', () => {
    expect(scope('mfe-a/src/page.module.css').unit).toEqual(
      some('mfe-a/src/page.module.css', 'mfe-a/src/reads-files.test.ts', 'mfe-a/src/x.test.ts'),
    );
  });

  test('selects the specs of the page with its slot, and those that mention the remote', () => {
    expect(scope('mfe-b/src/panel.tsx').browser).toEqual(
      specs('journeys/b', 'journeys/start', 'remotes/dev', 'journeys/pages', 'release/tool'),
    );
  });
});

describe('a remote whose pages each have a chunk', () => {
  const KEYS = ['journeys/keys', 'journeys/link:1', 'journeys/pages'];

  test('selects the specs that open the page of the file or name it, not those that only load the remote, or test a release or the whole portal', () => {
    expect(scope('mfe-c/src/keys.tsx').browser).toEqual(specs(...KEYS));
    expect(scope('mfe-c/src/try.tsx').browser).toEqual(specs('journeys/try', 'journeys/pages'));
    expect(scope('mfe-c/src/panel.tsx').browser).toEqual(specs('journeys/start', 'journeys/pages'));
    expect(scope('mfe-c/src/keys.tsx').browsers).toEqual(some());
    expect(scope('mfe-c/src/remote.ts').browsers).toEqual(specs('browsers/keys'));
  });

  test('selects the specs of all pages that show the file', () => {
    expect(scope('mfe-c/src/date.ts').browser).toEqual(
      specs('journeys/keys', 'journeys/try', 'journeys/link:1', 'journeys/pages'),
    );
  });

  test.each(['remote.ts', 'elsewhere.tsx'])(
    'selects the specs of all its pages for %s, whose page is unknown',
    (file) => {
      expect(scope(`mfe-c/src/${file}`).browser).toEqual(
        specs(
          'journeys/start',
          'remotes/dev',
          'journeys/keys',
          'journeys/try',
          'journeys/link:1',
          'journeys/link:3',
          'remotes/alone',
          'release/keys',
          'journeys/pages',
        ),
      );
    },
  );

  test('selects the specs of all its pages for a file that was deleted', () => {
    const deleted = scopeOf([{ path: 'mfe-c/src/keys.tsx', deleted: true }], workspace);
    expect(deleted.browser).toEqual(scope('mfe-c/src/remote.ts').browser);
  });
});

test('compares APIs only where the host provides the package, or a package that it consists of', () => {
  expect(scope('mfe-a/src/page.tsx', 'e2e/journeys/a.spec.ts', 'README.md').api).toBe(false);
  expect(scope('shared/web/ui/src/button.tsx').api).toBe(true);
  expect(scope('shared/tools/workbench/src/api/report.ts').api).toBe(true);
  expect(scope('pnpm-lock.yaml').api).toBe(true);
});

describe('a shared package', () => {
  test('selects every spec if the host contains it', () => {
    expect(scope('shared/web/ui/src/button.tsx')).toMatchObject({
      unit: some('shared/web/ui/src/button.tsx'),
      browser: everything('shared/web/ui/src/button.tsx'),
    });
  });

  test('selects the specs of the remotes that contain it, if no other part does', () => {
    expect(scope('shared/pages/src/page.tsx').browser).toEqual(
      specs('journeys/a', 'journeys/shared', 'remotes/dev', 'journeys/pages'),
    );
  });

  test.each([
    'shared/tools/sandbox/src/x.ts',
    'shared/web/catalog/src/x.ts',
    'shared/tools/testing/jest/environment.ts',
  ])('selects every unit test if jest’s environment uses it: %s', (path) =>
    expect(scope(path).unit).toEqual(everything(path)),
  );
});

describe('a unit test', () => {
  test('selects itself and no browser test', () => {
    expect(scope('shared/web/ui/src/z.test.tsx')).toMatchObject({
      unit: some('shared/web/ui/src/z.test.tsx'),
      browser: some(),
    });
  });

  test('selects nothing if it was deleted', () => {
    const deleted = [{ path: 'mfe-a/src/old.test.ts', deleted: true }];
    expect(scopeOf(deleted, workspace)).toMatchObject({
      unit: some(),
      browser: some(),
      browsers: some(),
      packages: some(),
      pages: [],
    });
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
