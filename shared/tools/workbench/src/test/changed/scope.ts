import { PROVIDED } from '@portal/contract';
import type { ChangedFile } from './changed-files';
import { documentTests, isDocument } from './documents';
import { ADDRESS, lastWord, matches, patternsOf, patternsWith } from './page-patterns';
import type { TestsOfSpec } from './specs';
import { packageIn, type Workspace, withDependencies, withDependents } from './workspace';

/** Which tests of a kind to run: all of them (`because` names the reason), or the listed files. */
export type Selection =
  | { readonly kind: 'everything'; readonly because: string }
  | { readonly kind: 'some'; readonly files: readonly string[] };

/** The tests that a change can affect. */
export interface Scope {
  /**
   * Unit tests. `files` are sources and tests for jest's `--findRelatedTests`, which runs the listed tests
   * and every test that imports a listed source.
   */
  readonly unit: Selection;
  /** Browser tests. `files` are spec files, or lines of them (`a.spec.ts:12`) where not all tests are affected. */
  readonly browser: Selection;
  /** Tests in other browsers. `files` are spec files in `e2e/browsers`. */
  readonly browsers: Selection;
  /** Tests of the published packages. `files` are spec files in `e2e/packages`. */
  readonly packages: Selection;
  /** Patterns of the pages that walks over all pages visit, or all pages. */
  readonly pages: readonly string[] | 'all';
  /** Whether the APIs of the packages that the host provides can be affected. */
  readonly api: boolean;
}

/** Browser tests, and the pages that those among them visit that walk over all pages. */
type BrowserScope = Pick<Scope, 'browser' | 'pages'>;

/** The scope of one file, with the browser tests of all browsers together. */
type FileScope = Omit<Scope, 'browsers' | 'packages'>;

const some = (files: readonly string[]): Selection => ({ kind: 'some', files });
const NONE = some([]);
const filter = (selection: Selection, keep: (file: string) => boolean): Selection =>
  selection.kind === 'everything' ? selection : some(selection.files.filter(keep));
const everythingFor = (because: string): FileScope => {
  const selection: Selection = { kind: 'everything', because };
  return { unit: selection, browser: selection, pages: 'all', api: true };
};

/** Lists all pages. A spec that imports it visits all. */
const ALL_PAGES = 'e2e/support/pages.ts';
/** Lists all remotes, with a page of each. A spec that imports it loads them; what their pages show is not its subject. */
const ALL_REMOTES = 'e2e/support/remotes.ts';

const SCRIPT = /\.tsx?$/;
const UNIT_TEST = /\.test\.tsx?$/;
const SPEC = /^e2e\/.*\.spec\.ts$/;
/** The package that jest's environment runs, so every unit test may depend on it. */
const JEST_SERVICES = '@portal/sandbox';
/** The configuration of nginx and of containers, and its tests. */
const DEPLOYMENT = 'host/deploy/';
const DEPLOYMENT_TESTS = /^shared\/tools\/workbench\/src\/(nginx|container)\//;
/**
 * Tests whose subject is not a screen, and which visit pages as examples: of commands, releases, whole remotes and other
 * browsers, and those with this tag, such as a walk that looks for leaks.
 */
const NOT_OF_SCREENS = /^e2e\/(release|remotes|browsers)\//;
const WHOLE_PORTAL = /\btag: '@whole-portal'/;
/** What compares the APIs of the packages that the host provides. */
const API = /^shared\/tools\/workbench\/src\/(api|compatibility\/deprecated)[/.]/;
const isProvided = (name: string) =>
  PROVIDED.some((module) => module === name || module.startsWith(`${name}/`));
/** Files that are not part of any page, and the browser tests that use them. */
const TOOLS: readonly (readonly [files: RegExp, specs: RegExp | null])[] = [
  [/^e2e\/bench\/|^shared\/tools\/workbench\/src\/bench\.ts$/, null],
  // The gallery and its examples.
  [/^shared\/(web\/ui\/(gallery|src\/examples)|tools\/workbench\/src\/gallery)[/.]|\.examples\.tsx$/, null],
  [/^host\/deploy\/aws\//, null],
  [/^(host\/deploy|shared\/tools\/workbench\/src\/nginx)\//, /^e2e\/release\//],
  [/^shared\/tools\/testing\//, /^e2e\/(release|packages)\//],
  [/^shared\/(published\/|tools\/workbench\/src\/(packages\/|publish-packages\.ts))/, /^e2e\/packages\//],
  [
    /^shared\/tools\/workbench\/src\/(dev|release|new-remote|test|compatibility|check-remotes|matrix)[/.]/,
    /^e2e\/(release|remotes|packages)\//,
  ],
];

/** The tests that a condition holds for: the spec, if it holds for all of its tests. */
const testsWhere = (specs: Workspace['specs'], condition: (tests: TestsOfSpec) => boolean) =>
  specs.flatMap(({ path, tests }) => {
    const found = tests.filter(condition);
    return found.length === tests.length ? [path] : found.flatMap(({ names }) => names);
  });

/** Whether a test visits a page of these patterns. @param names texts that tell it, too. Default: none. */
function visits({ text, imports }: TestsOfSpec, patterns: readonly string[], names: readonly string[] = []) {
  const words = [...names, ...patterns.map(lastWord)];
  return (
    imports.includes(ALL_PAGES) ||
    words.some((word) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'i').test(text)) ||
    [...text.matchAll(ADDRESS)].some(([, address = '']) =>
      patterns.some((pattern) => matches(address, pattern)),
    )
  );
}

/** The tests of the screens that pages of these patterns show. */
const testsOfScreens = ({ specs }: Workspace, patterns: readonly string[]): readonly string[] =>
  testsWhere(
    specs.filter(({ path }) => !NOT_OF_SCREENS.test(path)),
    (test) => !WHOLE_PORTAL.test(test.text) && visits(test, patterns),
  );

/** The tests that visit a page of these remotes, or all remotes. */
function scopeOfRemotes(workspace: Workspace, names: readonly string[]): BrowserScope {
  const pages = workspace.remotes.filter(({ name }) => names.includes(name)).flatMap(patternsOf);
  const browser = testsWhere(
    workspace.specs,
    (test) => test.imports.includes(ALL_REMOTES) || visits(test, pages, names),
  );
  return { browser: some(browser), pages };
}

const onAllPages = (browser: Selection): BrowserScope => ({ browser, pages: 'all' });

function browserTests(file: ChangedFile, folder: string, workspace: Workspace): BrowserScope {
  const { path, deleted } = file;
  const { specs, packages, remotes } = workspace;
  if (UNIT_TEST.test(path) || path.endsWith('.md')) return { browser: NONE, pages: [] };
  if (SPEC.test(path)) return onAllPages(some(deleted ? [] : [path]));
  const [, users] = TOOLS.find(([files]) => files.test(path)) ?? [];
  if (users === null) return { browser: NONE, pages: [] };
  if (users !== undefined)
    return onAllPages(some(specs.map((spec) => spec.path).filter((spec) => users.test(spec))));
  const everything: Selection = { kind: 'everything', because: path };
  if (folder === 'e2e') {
    const importers = specs.filter(({ imports }) => imports.includes(path)).map((spec) => spec.path);
    return onAllPages(importers.length > 0 ? some(importers) : everything);
  }
  const remote = remotes.find(({ name }) => name === folder);
  const pages = remote === undefined || deleted ? undefined : patternsWith(remote, path);
  if (pages !== undefined) return { browser: some(testsOfScreens(workspace, pages)), pages };
  const affected = withDependents(packageIn(folder, packages), packages);
  const shownBy = affected.filter((name) => remotes.some((remote) => remote.name === name));
  const onEveryPage = affected.some((name) => name === 'host' || name === 'e2e');
  return onEveryPage || shownBy.length === 0 ? onAllPages(everything) : scopeOfRemotes(workspace, shownBy);
}

function unitTests({ path, deleted }: ChangedFile, folder: string, workspace: Workspace): Selection {
  if (UNIT_TEST.test(path)) return some(deleted ? [] : [path]);
  if (folder === 'e2e') return path.endsWith('.md') ? some(documentTests(path)) : NONE;
  const ofDeployment = folder === 'host' && path.startsWith(DEPLOYMENT);
  const own = workspace.unitTests.filter(
    (test) => test.startsWith(`${folder}/`) || (ofDeployment && DEPLOYMENT_TESTS.test(test)),
  );
  if (path.endsWith('.md')) return some([...own, ...documentTests(path)]);
  const jest = withDependencies(JEST_SERVICES, workspace.packages);
  const inJest =
    path.startsWith('shared/tools/testing/jest/') || jest.includes(packageIn(folder, workspace.packages));
  // The importers of a deleted file are unknown, because they no longer import it.
  if (inJest || deleted) return { kind: 'everything', because: path };
  // jest follows the imports of scripts.
  const others = SCRIPT.test(path) ? own.filter((test) => workspace.fileReaders.includes(test)) : own;
  return some([path, ...others]);
}

/** The tests that one changed file can affect. */
function scopeOfFile(file: ChangedFile, workspace: Workspace): FileScope {
  const { path } = file;
  // The innermost package: `host/deploy/aws` is inside `host`.
  const [folder] = workspace.packages
    .map((each) => each.folder)
    .filter((each) => path.startsWith(`${each}/`))
    .sort((first, second) => second.length - first.length);
  if (folder === undefined)
    return isDocument(path)
      ? { unit: some(documentTests(path)), browser: NONE, pages: [], api: false }
      : everythingFor(path);
  // A manifest determines what is installed, and the dependencies between packages.
  if (path === `${folder}/package.json`) return everythingFor(path);
  return {
    unit: unitTests(file, folder, workspace),
    ...browserTests(file, folder, workspace),
    api:
      API.test(path) ||
      withDependents(packageIn(folder, workspace.packages), workspace.packages).some(isProvided),
  };
}

const union = (first: Selection, second: Selection): Selection => {
  if (first.kind === 'everything') return first;
  if (second.kind === 'everything') return second;
  return some([...new Set([...first.files, ...second.files])]);
};

const isForOtherBrowsers = (spec: string): boolean => spec.startsWith('e2e/browsers/');
const isForPackages = (spec: string): boolean => spec.startsWith('e2e/packages/');

/** Separates the browser tests by what runs them. */
const separate = ({ browser, ...others }: FileScope): Scope => ({
  ...others,
  browser: filter(browser, (spec) => !isForOtherBrowsers(spec) && !isForPackages(spec)),
  browsers: filter(browser, isForOtherBrowsers),
  packages: filter(browser, isForPackages),
});

/** The scope of `npm test` without `--changed`. */
export const ALL_TESTS: Scope = separate(everythingFor('the missing --changed'));

/**
 * Determines the tests that a change can affect, from the workspace's manifests and the imports of the
 * browser tests. An unknown file, such as a file at the root, can affect all tests.
 */
export function scopeOf(files: readonly ChangedFile[], workspace: Workspace): Scope {
  const joined = files
    .map((file) => scopeOfFile(file, workspace))
    .reduce<FileScope>(
      (all, next) => ({
        unit: union(all.unit, next.unit),
        browser: union(all.browser, next.browser),
        pages:
          all.pages === 'all' || next.pages === 'all' ? 'all' : [...new Set([...all.pages, ...next.pages])],
        api: all.api || next.api,
      }),
      { unit: NONE, browser: NONE, pages: [], api: false },
    );
  return separate(joined);
}
