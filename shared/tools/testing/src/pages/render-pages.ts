import {
  pageAddressFault,
  printableAddress,
  type RemoteDescription,
  type RenderableRemote,
} from '@portal/contract';
import { reasonOf, withTimeLimit } from './failures';
import { htmlOf, prepareRendering, renderPage } from './render-on-server';

/** Imports the `src/render.ts` of a remote. */
export type ImportRenderEntry = () => Promise<{ readonly default: RenderableRemote }>;

/** A page that was rendered on the server. */
export interface ServerPage {
  readonly path: string;
  /** Without what belongs in the head. */
  readonly html: string;
}

/** What is wrong with a page. */
export interface PageProblem {
  /** Path of the page, or what else has the problem. */
  readonly path: string;
  readonly reason: string;
}

export interface ServerPages {
  /** The paths of all public pages. */
  readonly paths: readonly string[];
  readonly pages: readonly ServerPage[];
  readonly problems: readonly PageProblem[];
}

interface Options {
  readonly description: RemoteDescription;
  /** Origin of the local services. */
  readonly origin: string;
  /** A DOM that sanitizes HTML. */
  readonly window: Parameters<typeof prepareRendering>[1];
}

/** What React writes before a page: elements that belong in the head. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/;

/** What a page must not have if a visitor without scripts is to read all of it. */
const INCOMPLETE =
  /aria-busy="true"|<script|<template|could not be loaded|<noscript>(?:(?!<\/noscript>).)*<noscript/s;

/** Names what a server does not have. jest takes "window is not defined" for a wrong test environment. */
const serverReason = (error: unknown): string =>
  reasonOf(error).replace(/^ReferenceError: (\w+) is not defined/, 'ReferenceError: the server has no $1');

/** What is wrong with the HTML of a page. */
function faultsOf(html: string): string[] {
  const incomplete = INCOMPLETE.exec(html)?.[0];
  return [
    ...(html.match(/<h1/g)?.length === 1 ? [] : ['it does not have exactly one h1']),
    ...(/<title>[^<]+ \| /.test(html) ? [] : ['it has no title']),
    ...(incomplete === undefined ? [] : [`it is not complete: ${incomplete.slice(0, 40)}`]),
  ];
}

/** Renders all public pages of a remote, one after the other. Import it where there is no window. PAGES-1. */
export async function renderPages(
  render: ImportRenderEntry,
  { description, origin, window }: Options,
): Promise<ServerPages> {
  const pages: ServerPage[] = [];
  const problems: PageProblem[] = [];
  await prepareRendering(origin, window);
  let renderable: RenderableRemote;
  let paths: readonly string[];
  try {
    renderable = (await render()).default;
    paths = await withTimeLimit(renderable.pages());
  } catch (error) {
    const reason = `it cannot list the public pages on a server: ${serverReason(error)}`;
    return { paths: [], pages, problems: [{ path: 'src/render.ts', reason }] };
  }
  for (const path of paths) {
    const fault = pageAddressFault(path);
    if (fault !== undefined) {
      problems.push({ path: printableAddress(path), reason: `no page can have this address: ${fault}` });
      continue;
    }
    try {
      const rendering = renderPage({ description, renderable }, new URL(path, origin));
      const html = htmlOf(await withTimeLimit(rendering));
      problems.push(...faultsOf(html).map((reason) => ({ path, reason })));
      pages.push({ path, html: html.replace(HOISTED, '') });
    } catch (error) {
      problems.push({ path, reason: `the server cannot draw it: ${serverReason(error)}` });
    }
  }
  return { paths, pages, problems };
}
