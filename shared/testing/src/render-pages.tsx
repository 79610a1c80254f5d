/** For tests without a window: renders the public pages of a remote as the release tool does. */
import { loadConfig } from '@portal/config';
import { setRenderedUrl } from '@portal/config/render';
import type { RemoteDescription, RenderableRemote } from '@portal/contract';
import { answerCalls } from '@portal/query/preload';
import { createMemoryRouter, Outlet, RouterProvider } from '@portal/router';
import { createPortalRouter, staticSource } from '@portal/shell';
import { type RenderedApp, renderApp } from '@portal/shell/render';
import { startRendering } from '@portal/ui/render';
import { JSDOM } from 'jsdom';
import { startSandbox } from '../jest/sandbox';
import { hydratePage } from './hydrate-page';

const Frame = () => (
  <main>
    <Outlet />
  </main>
);
const Nothing = () => null;

/** A remote and what its `src/render.ts` exports. */
export interface RemoteToRender {
  readonly description: RemoteDescription;
  readonly renderable: RenderableRemote;
}

/** Every visitor is signed out; content comes from the local services. */
const respond = (origin: string) => (url: string) =>
  url.startsWith('/services/content/') ? fetch(origin + url) : Promise.resolve(Response.json({}));

/** Starts the local services and fetches their configuration document. */
export async function localConfig(): Promise<unknown> {
  return (await fetch(`${await startSandbox()}/portal.config.json`)).json();
}

/** Starts the local services and prepares the portal's modules for rendering. Resolves to the services' origin. */
export async function startRenderer(): Promise<string> {
  const origin = await startSandbox();
  answerCalls(respond(origin));
  await loadConfig(fetch(`${origin}/portal.config.json`));
  await startRendering(new JSDOM('', { url: origin }).window);
  return origin;
}

/** Creates the router of a remote in a plain frame, at the address of a page. */
const createRouter = ({ description, renderable }: RemoteToRender, url: URL) =>
  createPortalRouter({
    source: staticSource([{ description, load: async () => renderable.module }]),
    Frame,
    LoadingPage: Nothing,
    UnknownPage: Nothing,
    routes: [],
    createRouter: (routes, options) =>
      createMemoryRouter(routes, { ...options, initialEntries: [url.pathname + url.search] }),
  });

/** Renders a page of a remote in a plain frame. */
export function renderPage(remote: RemoteToRender, url: URL): Promise<RenderedApp> {
  setRenderedUrl(url);
  const router = createRouter(remote, url);
  return renderApp(router, <RouterProvider router={router} />);
}

/** The HTML of a rendered page. @throws if it is a redirect, or what failed. */
export function htmlOf(page: RenderedApp): string {
  if (page.kind === 'page') return page.html;
  throw page.kind === 'failed' ? page.error : new Error(`The page leads to ${page.to}`);
}

/** What React writes before a page: elements that belong in the head. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/;

/** What a page must not have if a visitor without scripts is to read all of it. */
const INCOMPLETE =
  /aria-busy="true"|<script|<template|could not be loaded|<noscript>(?:(?!<\/noscript>).)*<noscript/s;

/** What is wrong with a rendered page. */
function problemsOf(page: RenderedApp): string[] {
  try {
    const html = htmlOf(page);
    const incomplete = INCOMPLETE.exec(html)?.[0];
    return [
      ...(html.match(/<h1/g)?.length === 1 ? [] : ['it does not have exactly one h1']),
      ...(/<title>[^<]+ \| /.test(html) ? [] : ['it has no title']),
      ...(incomplete === undefined ? [] : [`it is not complete: ${incomplete.slice(0, 40)}`]),
    ];
  } catch (error) {
    return [error instanceof Error ? String(error.stack) : String(error)];
  }
}

/** The product of a version's page. */
const productOf = (path = '') => /^(.*\/downloads)\/[^/]+$/.exec(path)?.[1];

/** All paths but versions, and the first two and the last version of each product, whose pages share all code. */
const sampleOf = (paths: readonly string[]): string[] =>
  paths.filter((path, index) => {
    const product = productOf(path);
    return (
      product === undefined ||
      product !== productOf(paths[index - 2]) ||
      product !== productOf(paths[index + 1])
    );
  });

/** Whether a page is no version's, or that of the first version of its product. */
const isFirstOfProduct = (
  [path]: readonly [string, string],
  index: number,
  all: readonly (readonly [string, string])[],
): boolean => productOf(path) === undefined || productOf(path) !== productOf(all[index - 1]?.[0]);

/**
 * Defines the test that every remote with a `src/render.ts` must pass: its public pages can be rendered where there
 * is no window, and a browser takes each of them over without a change. Call it in a test file with `@jest-environment node`.
 * @param expected paths that must be among the public pages.
 * @example checkRenderedPages({ description, renderable }, ['/points/latest']);
 */
export function checkRenderedPages(remote: RemoteToRender, expected: readonly string[]): void {
  // PAGES-1, PAGES-13.
  test(`renders the public pages of ${remote.description.name} without a window`, async () => {
    expect(typeof window).toBe('undefined');
    const origin = await startRenderer();
    const paths = await remote.renderable.pages();
    expect(paths).toEqual(expect.arrayContaining([...expected]));
    const problems: string[] = [];
    const rendered = new Map<string, string>();
    for (const path of sampleOf(paths)) {
      const page = await renderPage(remote, new URL(path, origin));
      if (page.kind === 'page') rendered.set(path, page.html);
      problems.push(...problemsOf(page).map((problem) => `${path}: ${problem}`));
    }
    // After all pages: from here on there is a window. One version of a product has all of its code.
    for (const [path, html] of [...rendered].filter(isFirstOfProduct)) {
      const url = new URL(path, origin);
      const found = await hydratePage(() => createRouter(remote, url), url, html.replace(HOISTED, ''));
      problems.push(...found.map((problem) => `${path}: ${problem}`));
    }
    expect(problems).toEqual([]);
  }, 300_000);
}
