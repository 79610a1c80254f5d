import { checkModule } from '@portal/contract';
import { laterParts } from '@portal/contract/later-parts';
import { describeLeaks } from '@portal/isolation';
import { findChanges, takeSnapshot } from '@portal/isolation/page';
import type { RouteObject } from '@portal/ui/router';
import { act, screen, waitFor } from '@testing-library/react';
import { skipDelays } from './delays';
import { injectContent } from './faults';
import { leaksOfStyles, PageWatch } from './leaks';
import type { RemoteUnderTest } from './pages/remote-route-options';
import type { ImportRenderEntry } from './pages/render-pages';
import { renderWithRouter } from './render-remote';
import { freshPage, signInAs } from './visitor';

/** Options of {@link checkRemote}. */
export interface CheckOptions {
  /** Paths to render, signed out and signed in. */
  readonly paths: readonly string[];
  /** Demo account to sign in with. Default: `partner`. */
  readonly account?: string;
  /** Content files, by path relative to `content-data/`, that replace or complete those of the local services. Default: none. */
  readonly content?: Readonly<Record<string, unknown>>;
  /**
   * Imports what lists the public pages: `() => import('./render')`. Default: the remote's `src/render.ts`. A remote
   * without one has no public pages.
   */
  readonly render?: ImportRenderEntry;
  /** Paths that must be among the public pages. Default: none. */
  readonly publicPaths?: readonly string[];
}

/** The page with the shell and the kit, and without the remote if the test file imports that later. */
const beforeRemote = takeSnapshot();

/** How long the public pages of a remote may take, in milliseconds. */
const PAGES_LIMIT_MS = 300_000;

const renderOfRemote = (): ImportRenderEntry | undefined => {
  const path = renderEntry;
  return path === undefined ? undefined : () => import(path);
};

/** The routes and all of their descendants. */
const flatten = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...flatten(route.children ?? [])]);

/** Loads axe, which is a global once it is loaded. Most tests need none. */
const loadAxe = async () => (await import('axe-core')).default;

/** Runs axe; returns its serious and critical violations, one line each. */
export async function findA11yViolations(container: HTMLElement): Promise<string[]> {
  const axe = await loadAxe();
  // jsdom has no layout or colors; the browser tests check these rules.
  const { violations } = await axe.run(container, {
    rules: {
      'color-contrast': { enabled: false },
      'label-content-name-mismatch': { enabled: false },
      region: { enabled: false },
    },
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(', ')})`);
}

/**
 * Defines the tests that every remote must pass: its module matches its description, its paths are relative, every
 * lazy route and slot resolves, its pages render signed out and signed in without accessibility violations, it leaks
 * nothing into the rest of the page, and its public pages are the same on a server and in a browser. All public pages are
 * rendered and hydrated, which takes 0.1 s each. Call it in the remote's test file, and import it before the remote's
 * module.
 * @example
 * checkRemote({ description, module }, { paths: ['/points'] });
 */
export function checkRemote(
  { description, module }: RemoteUnderTest,
  { paths, account = 'partner', content = {}, render = renderOfRemote(), publicPaths = [] }: CheckOptions,
): void {
  describe(`${description.name} as a remote`, () => {
    const check = checkModule(module, description);
    const routes = check.ok ? flatten(Object.values(module.routes).flat()) : [];
    const { acceptedLeaks } = description;
    const imported = findChanges(beforeRemote);

    test('fits its description', () => {
      expect(check).toEqual({ ok: true, module });
    });

    test('has relative paths only', () => {
      expect(routes.map(({ path }) => path ?? '').filter((path) => path.startsWith('/'))).toEqual([]);
    });

    // ISOLATION-2, ISOLATION-3, ISOLATION-4.
    test('can load every lazy route and slot, and that changes nothing else on the page', async () => {
      const watch = new PageWatch(description);
      const parts = check.ok ? laterParts(module) : [];
      const loaded = await Promise.allSettled(parts.map((load) => load()));
      const leaks = [...imported, ...(await watch.end('after the code was loaded'))];
      expect(loaded.filter(({ status }) => status === 'rejected')).toEqual([]);
      expect(describeLeaks(leaks, acceptedLeaks)).toEqual([]);
    });

    // ISOLATION-1.
    test('has styles that apply inside of it only', async () => {
      expect(describeLeaks(await leaksOfStyles(description), acceptedLeaks)).toEqual([]);
    });

    const openPage = async (path: string) => {
      const origin = await freshPage(path);
      for (const [file, json] of Object.entries(content)) await injectContent(file, json);
      return origin;
    };

    // PAGES-1, PAGES-13.
    test(
      'draws every public page on a server, and the same in a browser',
      async () => {
        const { comparePages, listProblems } = await import('./pages/compare-pages');
        const origin = await openPage('/');
        const remote = { description, module };
        const problems = await comparePages({ remote, render, expected: publicPaths, origin });
        expect(listProblems(problems)).toEqual([]);
      },
      PAGES_LIMIT_MS,
    );

    // ISOLATION-2, ISOLATION-3, ISOLATION-4.
    const checkPage = async (path: string, { isVisitedTwice }: { readonly isVisitedTwice: boolean }) => {
      // Before the page is watched: both change globals.
      skipDelays();
      await loadAxe();
      const watch = new PageWatch(description);
      const { container, unmount, router } = renderWithRouter({ description, module }, path);
      const isShown = () =>
        waitFor(() => {
          expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
          expect(container.querySelector('[aria-busy="true"]')).toBeNull();
        });
      const leave = () => act(() => router.navigate('/start'));
      await isShown();
      const violations = await findA11yViolations(container);
      await leave();
      if (isVisitedTwice) {
        watch.left();
        await act(() => router.navigate(path));
        await isShown();
        await leave();
      }
      const leaks = await watch.end(`after ${path} was left`);
      unmount();
      expect(violations).toEqual([]);
      expect(describeLeaks(leaks, acceptedLeaks)).toEqual([]);
    };

    test.each(paths.map((path) => [path]))('renders %s for a visitor', async (path) => {
      await openPage(path);
      await checkPage(path, { isVisitedTwice: false });
    });

    test.each(paths.map((path) => [path]))(`renders %s for ${account}`, async (path) => {
      await openPage(path);
      await signInAs(account);
      // What a package starts on each visit shows on the second one. Once a page is enough: a visit takes its time.
      await checkPage(path, { isVisitedTwice: true });
    });
  });
}
