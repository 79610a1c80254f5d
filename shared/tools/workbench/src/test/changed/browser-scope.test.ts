/** @jest-environment node */
import { everything, scope, some, specs, workspace } from './testing/workspace';

const allOf = (folder: string) =>
  workspace.specs.map(({ path }) => path).filter((path) => path.startsWith(`e2e/${folder}/`));

test('selects only the changed spec', () => {
  expect(scope('e2e/journeys/a.spec.ts')).toMatchObject({
    unit: some(),
    browser: specs('journeys/a'),
    browsers: some(),
    packages: some(),
    pages: 'all',
  });
});

test('walks over the pages that show the changed file', () => {
  expect(scope('mfe-a/src/x.ts').pages).toEqual(['/a/*', '/shared/:x/a']);
  expect(scope('mfe-c/src/keys.tsx').pages).toEqual(['/keys']);
  expect(scope('mfe-c/src/panel.tsx').pages).toEqual(['/start']);
  expect(scope('mfe-c/src/keys.tsx', 'mfe-b/src/page.tsx').pages).toEqual(['/keys', '/b/*', '/start']);
  expect(scope('mfe-a/src/x.test.ts').pages).toEqual([]);
  expect(scope('mfe-b/src/page.tsx', 'shared/pages/src/Page.tsx').pages).toEqual([
    '/b/*',
    '/start',
    '/a/*',
    '/shared/:x/a',
  ]);
  expect(scope('mfe-c/src/keys.tsx', 'host/src/main.ts').pages).toBe('all');
  expect(scope('mfe-c/src/keys.tsx', 'e2e/journeys/a.spec.ts').pages).toBe('all');
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
  'shared/web/ui/src/button/Button.examples.tsx',
  'shared/web/ui/src/examples/examples.tsx',
  'shared/web/ui/gallery/gallery.tsx',
  'shared/tools/workbench/src/gallery.ts',
])('selects no specs for %s, which the gallery alone shows', (path) => {
  expect(scope(path).browser).toEqual(some());
});

test('selects no specs for the bench, and for a command the specs that run it', () => {
  expect(scope('e2e/bench/run.ts').browser).toEqual(some());
  expect(scope('shared/tools/workbench/src/bench.ts').browser).toEqual(some());
  expect(scope('host/deploy/portal.conf.template').browser).toEqual(some(...allOf('release')));
  expect(scope('shared/tools/workbench/src/nginx/start-nginx.ts').browser).toEqual(some(...allOf('release')));
  const commands = [...allOf('remotes'), ...allOf('release')];
  expect(scope('shared/tools/workbench/src/dev/serve.ts').browser).toEqual(some(...commands));
  const build = 'shared/tools/workbench/src/build/part.ts';
  expect(scope(build).browser).toEqual(everything(build));
});

test('separates the specs for other browsers', () => {
  const { browser, browsers } = scope('mfe-b/src/page.tsx');
  expect(browsers).toEqual(specs('browsers/b'));
  expect(browser).toEqual(
    specs('journeys/b', 'journeys/start', 'remotes/dev', 'journeys/pages', 'release/tool'),
  );
  expect(scope('e2e/browsers/support/tab.ts')).toMatchObject({
    unit: some(),
    browser: some(),
    browsers: specs('browsers/keys', 'browsers/b'),
    packages: some(),
    pages: 'all',
  });
});

test.each([
  'shared/published/sdk/src/index.ts',
  'shared/tools/workbench/src/packages/bundle.ts',
  'e2e/packages/support/team.ts',
])('separates the tests of the published packages, and selects them for %s', (path) => {
  expect(scope(path)).toMatchObject({
    browser: some(),
    browsers: some(),
    packages: specs('packages/publish'),
  });
});
