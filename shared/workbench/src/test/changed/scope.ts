import type { ChangedFile } from './changed-files';
import { dependenciesOf, dependentsOf, packageIn } from './packages';
import type { RemoteAddresses, Workspace } from './workspace';

/** Which tests of a kind to run: all of them, and the file that is the reason, or the listed files. */
export type Selection =
  | { readonly kind: 'everything'; readonly because: string }
  | { readonly kind: 'some'; readonly files: readonly string[] };

/** What a change can have broken. */
export interface Scope {
  /**
   * Unit tests: `files` are sources and tests for jest's `--findRelatedTests`, which runs a test that is
   * listed and every test that imports a listed source.
   */
  readonly unit: Selection;
  /** Browser tests: `files` are spec files. */
  readonly browser: Selection;
  /** The same of the journeys that run in other browsers, which are specs in `e2e/browsers`. */
  readonly browsers: Selection;
}

/** The scope of one file, whose browser tests are not told apart yet. */
type FileScope = Pick<Scope, 'unit' | 'browser'>;

const some = (files: readonly string[]): Selection => ({ kind: 'some', files });
const NONE = some([]);
const both = (selection: Selection): FileScope => ({ unit: selection, browser: selection });

/** Files of `e2e` that list every remote or page: a spec that imports one visits the pages of all. */
const OF_ALL_REMOTES = ['e2e/support/remotes.ts', 'e2e/support/pages.ts'];

/** Documents, and settings that only the repository's host and editors read. */
const DOCUMENT = /\.md$|^\.(github|changeset)\/|^\.editorconfig$/;
/** Checks the links of every document. */
const DOCUMENT_TEST = 'shared/workbench/src/docs.test.ts';

const UNIT_TEST = /\.test\.tsx?$/;
const SPEC = /^e2e\/.*\.spec\.ts$/;
/** Starts the services for jest's environment, so every unit test may depend on it. */
const JEST_SERVICES = '@portal/sandbox';
/** Parts that no page contains, and the browser tests that use them. The other packages are built into pages. */
const TOOLS: readonly (readonly [files: RegExp, specs: RegExp | null])[] = [
  [/^e2e\/bench\/|^shared\/workbench\/src\/bench\.ts$/, null],
  [/^host\/deploy\//, /^e2e\/release\//],
  [/^shared\/testing\//, /^e2e\/release\//],
  [/^shared\/workbench\/src\/(dev|release|new-remote|test)[/.]/, /^e2e\/(release|remotes)\//],
];

/** The parts of addresses that name a remote's pages in a spec: the fixed start of what it owns, and its slots' pages. */
const addressesOf = ({ owns, slots = [] }: RemoteAddresses): readonly string[] => [
  ...owns.map((pattern) => pattern.replace(/[:*].*$/, '')),
  ...slots.map((slot) => `/${slot.split('.')[0]}`),
];

/** The spec files that visit a page of these remotes, or all remotes. */
function specsOfRemotes({ specs, remotes }: Workspace, names: readonly string[]): readonly string[] {
  const marks = remotes
    .filter(({ name }) => names.includes(name))
    .flatMap((remote) => [remote.name, ...addressesOf(remote)]);
  return specs
    .filter(
      ({ text, imports }) =>
        imports.some((file) => OF_ALL_REMOTES.includes(file)) || marks.some((mark) => text.includes(mark)),
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
  const own = workspace.unitTests.filter((test) => test.startsWith(`${folder}/`));
  if (path.endsWith('.md')) return some([...own, DOCUMENT_TEST]);
  const jest = [...dependenciesOf(JEST_SERVICES, workspace.packages), JEST_SERVICES];
  const inJest =
    path.startsWith('shared/testing/jest/') || jest.includes(packageIn(folder, workspace.packages));
  // What imported a file that is gone, only the new state of those files tells.
  return inJest || deleted ? { kind: 'everything', because: path } : some([path, ...own]);
}

/** What one file can have broken. */
function scopeOfFile(file: ChangedFile, workspace: Workspace): FileScope {
  const { path } = file;
  const folder = workspace.packages.map((one) => one.folder).find((one) => path.startsWith(`${one}/`));
  if (folder === undefined)
    return DOCUMENT.test(path)
      ? { unit: some([DOCUMENT_TEST]), browser: NONE }
      : both({ kind: 'everything', because: path });
  // It decides what is installed, and which packages depend on which.
  if (path === `${folder}/package.json`) return both({ kind: 'everything', because: path });
  return { unit: unitTests(file, folder, workspace), browser: browserTests(file, folder, workspace) };
}

const join = (one: Selection, other: Selection): Selection => {
  if (one.kind === 'everything') return one;
  if (other.kind === 'everything') return other;
  return some([...new Set([...one.files, ...other.files])]);
};

const inOtherBrowsers = (spec: string): boolean => spec.startsWith('e2e/browsers/');

const filter = (selection: Selection, keep: (file: string) => boolean): Selection =>
  selection.kind === 'everything' ? selection : some(selection.files.filter(keep));

/**
 * What a change can have broken, by the workspace's manifests and the imports of the browser tests. What is
 * unknown, such as a file at the root, has broken everything.
 */
export function scopeOf(files: readonly ChangedFile[], workspace: Workspace): Scope {
  const { unit, browser } = files
    .map((file) => scopeOfFile(file, workspace))
    .reduce(
      (all, one) => ({ unit: join(all.unit, one.unit), browser: join(all.browser, one.browser) }),
      both(NONE),
    );
  return {
    unit,
    browser: filter(browser, (spec) => !inOtherBrowsers(spec)),
    browsers: filter(browser, inOtherBrowsers),
  };
}
