import type { ChangedFile } from './changed-files';
import { dependenciesOf, dependentsOf, packageIn, type RemoteAddresses, type Workspace } from './workspace';

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
  /** Browser tests. `files` are spec files. */
  readonly browser: Selection;
  /** Tests in other browsers. `files` are spec files in `e2e/browsers`. */
  readonly browsers: Selection;
  /** Tests of the published packages. `files` are spec files in `e2e/packages`. */
  readonly packages: Selection;
}

/** The scope of one file, with the browser tests of all browsers together. */
type FileScope = Pick<Scope, 'unit' | 'browser'>;

const some = (files: readonly string[]): Selection => ({ kind: 'some', files });
const NONE = some([]);
const both = (selection: Selection): FileScope => ({ unit: selection, browser: selection });

/** Files of `e2e` that list all remotes or pages. A spec that imports one visits the pages of all remotes. */
const OF_ALL_REMOTES = ['e2e/support/remotes.ts', 'e2e/support/pages.ts'];

/** Documents, and settings that only GitHub and editors read. */
const DOCUMENT = /\.md$|^\.(github|changeset)\/|^\.editorconfig$/;
/** The test that checks the links of all documents. */
const DOCUMENT_TEST = 'shared/tools/workbench/src/docs.test.ts';

const UNIT_TEST = /\.test\.tsx?$/;
const SPEC = /^e2e\/.*\.spec\.ts$/;
/** The package that jest's environment runs, so every unit test may depend on it. */
const JEST_SERVICES = '@portal/sandbox';
/** The configuration of nginx, and its tests. */
const DEPLOYMENT = 'host/deploy/';
const DEPLOYMENT_TESTS = 'shared/tools/workbench/src/nginx/';
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

/** Path prefixes of a remote's pages, to search for in specs: the fixed start of its patterns, and its slots' pages. */
const addressesOf = ({ owns, slots = [] }: RemoteAddresses): readonly string[] => [
  ...owns.map((pattern) => pattern.replace(/[:*].*$/, '')),
  ...slots.map((slot) => `/${slot.split('.')[0]}`),
];

/** The spec files that visit a page of these remotes, or all remotes. */
function specsOfRemotes({ specs, remotes }: Workspace, names: readonly string[]): readonly string[] {
  const searchTexts = remotes
    .filter(({ name }) => names.includes(name))
    .flatMap((remote) => [remote.name, ...addressesOf(remote)]);
  return specs
    .filter(
      ({ text, imports }) =>
        imports.some((file) => OF_ALL_REMOTES.includes(file)) ||
        searchTexts.some((searchText) => text.includes(searchText)),
    )
    .map(({ path }) => path);
}

function browserTests(file: ChangedFile, folder: string, workspace: Workspace): Selection {
  const { path, deleted } = file;
  const { specs, packages, remotes } = workspace;
  if (UNIT_TEST.test(path) || path.endsWith('.md')) return NONE;
  if (SPEC.test(path)) return some(deleted ? [] : [path]);
  const [, users] = TOOLS.find(([files]) => files.test(path)) ?? [];
  if (users === null) return NONE;
  if (users !== undefined) return some(specs.map((spec) => spec.path).filter((spec) => users.test(spec)));
  const everything: Selection = { kind: 'everything', because: path };
  if (folder === 'e2e') {
    const importers = specs.filter(({ imports }) => imports.includes(path)).map((spec) => spec.path);
    return importers.length > 0 ? some(importers) : everything;
  }
  const affected = dependentsOf(packageIn(folder, packages), packages);
  const shownBy = affected.filter((name) => remotes.some((remote) => remote.name === name));
  const onEveryPage = affected.some((name) => name === 'host' || name === 'e2e');
  return onEveryPage || shownBy.length === 0 ? everything : some(specsOfRemotes(workspace, shownBy));
}

function unitTests({ path, deleted }: ChangedFile, folder: string, workspace: Workspace): Selection {
  if (UNIT_TEST.test(path)) return some(deleted ? [] : [path]);
  if (folder === 'e2e') return path.endsWith('.md') ? some([DOCUMENT_TEST]) : NONE;
  const ofDeployment = folder === 'host' && path.startsWith(DEPLOYMENT);
  const own = workspace.unitTests.filter(
    (test) => test.startsWith(`${folder}/`) || (ofDeployment && test.startsWith(DEPLOYMENT_TESTS)),
  );
  if (path.endsWith('.md')) return some([...own, DOCUMENT_TEST]);
  const jest = [...dependenciesOf(JEST_SERVICES, workspace.packages), JEST_SERVICES];
  const inJest =
    path.startsWith('shared/tools/testing/jest/') || jest.includes(packageIn(folder, workspace.packages));
  // The importers of a deleted file are unknown, because they no longer import it.
  return inJest || deleted ? { kind: 'everything', because: path } : some([path, ...own]);
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
    return DOCUMENT.test(path)
      ? { unit: some([DOCUMENT_TEST]), browser: NONE }
      : both({ kind: 'everything', because: path });
  // A manifest determines what is installed, and the dependencies between packages.
  if (path === `${folder}/package.json`) return both({ kind: 'everything', because: path });
  return { unit: unitTests(file, folder, workspace), browser: browserTests(file, folder, workspace) };
}

const union = (first: Selection, second: Selection): Selection => {
  if (first.kind === 'everything') return first;
  if (second.kind === 'everything') return second;
  return some([...new Set([...first.files, ...second.files])]);
};

const isForOtherBrowsers = (spec: string): boolean => spec.startsWith('e2e/browsers/');
const isForPackages = (spec: string): boolean => spec.startsWith('e2e/packages/');

const filter = (selection: Selection, keep: (file: string) => boolean): Selection =>
  selection.kind === 'everything' ? selection : some(selection.files.filter(keep));

/**
 * Determines the tests that a change can affect, from the workspace's manifests and the imports of the
 * browser tests. An unknown file, such as a file at the root, can affect all tests.
 */
export function scopeOf(files: readonly ChangedFile[], workspace: Workspace): Scope {
  const { unit, browser } = files
    .map((file) => scopeOfFile(file, workspace))
    .reduce(
      (all, next) => ({ unit: union(all.unit, next.unit), browser: union(all.browser, next.browser) }),
      both(NONE),
    );
  return {
    unit,
    browser: filter(browser, (spec) => !isForOtherBrowsers(spec) && !isForPackages(spec)),
    browsers: filter(browser, isForOtherBrowsers),
    packages: filter(browser, isForPackages),
  };
}
