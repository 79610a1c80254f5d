import { hydratePage } from './hydrate-page';
import type { RemoteUnderTest } from './remote-route-options';
import type { ImportRenderEntry, PageProblem, ServerPages } from './render-pages';

/**
 * Runs work whose imports are evaluated anew, with the globals of Node.js and no window, as on a server. Imports that
 * the work starts and does not wait for are evaluated in the window.
 */
async function withoutWindow<Result>(work: () => Promise<Result>): Promise<Result> {
  const results: Result[] = [];
  const showWindow = hideWindow();
  const { NODE_ENV } = process.env;
  // What the release tool renders with; React's checks for development are made when a page is hydrated.
  Object.assign(process.env, { NODE_ENV: 'production' });
  try {
    await jest.isolateModulesAsync(async () => {
      results.push(await work());
    });
  } finally {
    Object.assign(process.env, { NODE_ENV });
    showWindow();
  }
  const [result] = results;
  return result as Result;
}

interface PagesToCompare {
  readonly remote: RemoteUnderTest;
  /** `undefined`: the remote has no public pages. */
  readonly render: ImportRenderEntry | undefined;
  /** Paths that must be among the public pages. */
  readonly expected: readonly string[];
  /** Origin of the local services. */
  readonly origin: string;
}

/**
 * Renders every public page of a remote without a window, then hydrates each in this one. Continues after a page that
 * has a problem. PAGES-1, PAGES-13.
 */
export async function comparePages({
  remote,
  render,
  expected,
  origin,
}: PagesToCompare): Promise<PageProblem[]> {
  const { paths, pages, problems }: ServerPages =
    render === undefined
      ? { paths: [], pages: [], problems: [] }
      : await withoutWindow(async () => {
          const { renderPages } = await import('./render-pages');
          return renderPages(render, { description: remote.description, origin, window });
        });
  const missing = expected
    .filter((path) => !paths.includes(path))
    .map((path) => ({ path, reason: 'it is none of the public pages' }));
  const different: PageProblem[] = [];
  for (const page of pages) {
    const reason = await hydratePage(remote, page);
    if (reason !== undefined) different.push({ path: page.path, reason });
  }
  return [...missing, ...problems, ...different];
}

/** Problems that are printed. */
const MAX_PRINTED = 10;

/** The first problems, one a line, and how many there are besides. */
export const listProblems = (problems: readonly PageProblem[]): string[] => [
  ...problems.slice(0, MAX_PRINTED).map(({ path, reason }) => `${path}: ${reason}`),
  ...(problems.length > MAX_PRINTED ? [`… and ${problems.length - MAX_PRINTED} more`] : []),
];
