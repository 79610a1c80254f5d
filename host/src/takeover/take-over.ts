/** A lazy chunk: takes a rendered page over. Only documents that hold one load it. */
import { getConfig } from '@portal/config';
import { checkSession, sessionStore } from '@portal/session';
import type { FirstPage, RemoteSource, RouteOptions } from '@portal/shell';
import { preloadContent } from '@portal/shell/content';
import { isFailedPage, loadFirstPage } from '@portal/shell/first-page';
import { loadMarks } from '@portal/ui';
import type { FirstPageComponent } from '../frame/shell-context';
import { AdoptedPage } from './AdoptedPage';
import { KeptPage } from './KeptPage';

/**
 * Whether the document is that of an address. The history may have led to another one since, whose page is not the
 * rendered one: that would stay if the other could not be loaded, and what was clicked in it would happen in the other.
 */
export function isOfDocument({ pathname }: Pick<Location, 'pathname'>): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || new URL(entry.name).pathname === pathname;
}

/** The address that the page was rendered for, without query and hash. */
function isRenderedAddress(): boolean {
  const { pathname, search, hash } = window.location;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return search === '' && hash === '' && canonical !== undefined && new URL(canonical).pathname === pathname;
}

/** The SHA-256 of a response's body, in hexadecimal digits. @throws where the browser has no `crypto.subtle`. */
async function hashOf(body: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the page was rendered with this configuration, and at this origin. */
async function isSameConfig(expected: string, config: Promise<Response>): Promise<boolean> {
  const text = `${window.location.origin}\n${await (await config).text()}`;
  return (await hashOf(new TextEncoder().encode(text))).startsWith(expected);
}

/** Whether the content is what the page was rendered from. The responses are those that the page's loaders take. */
async function isSameContent(): Promise<boolean> {
  const same = await Promise.all(
    preloadContent(getConfig().content).map(async ({ hash, response }) => {
      const copy = (await response)?.clone();
      if (copy === undefined) return false;
      if (copy.status === 404) return hash === 'missing';
      return copy.ok && (await hashOf(await copy.arrayBuffer())).startsWith(hash);
    }),
  );
  return same.every(Boolean);
}

/** Whether this browser knows of a session, so that its user sees another page. */
function hasSession(): boolean {
  const initial = sessionStore.getInitialState();
  return initial.status !== 'unknown' || Boolean(initial.cached);
}

/** Pages are rendered as a visitor without a session sees them. */
const isVisitor = async (): Promise<boolean> => (await checkSession()).status === 'signed-out';

/** Whether the page's code is the release that rendered it. @param part such as `mfe-cae@1.2.0`. */
function isSameRelease(part: string, source: RemoteSource): boolean {
  const name = part.slice(0, part.lastIndexOf('@'));
  if (name === 'host') return true; // The document names its own scripts.
  const status = source.inspector?.remoteStatus.getState()[name];
  return status?.kind === 'ready' && status.from !== 'override' && part === `${name}@${status.version}`;
}

/** How long the frame waits for its page, so that both are hydrated together. Unit: milliseconds. */
const WAIT_MS = 1_500;

/** Options of {@link takeOver}. */
interface TakeoverOptions {
  /** The element that holds the rendered page, with what rendered it as data attributes. */
  readonly root: HTMLElement;
  readonly routes: RouteOptions;
  /** The response with the configuration, unread; `undefined`: it was not preloaded. */
  readonly config: Promise<Response> | undefined;
}

/** Resolves when the data is there that loaders gave to their pages while it was pending. */
async function whenDataIsThere({ state }: FirstPage): Promise<void> {
  const isObject = (value: unknown) => typeof value === 'object' && value !== null;
  const loaded = Object.values(state.loaderData).filter(isObject);
  const values: unknown[] = loaded.flatMap((data: object) => [data, ...Object.values(data)]);
  await Promise.all(values.map((value) => isObject(value) && 'promise' in value && value.promise));
}

/** @throws if it resolves to `false`. */
const mustHold = async (condition: Promise<boolean>): Promise<void> => {
  if (!(await condition)) throw new Error('The rendered page differs');
};

/** Whether a page is the one that was rendered: at the document's address, complete, and of the same release. */
const isSamePage = (
  { state: { location, matches } }: FirstPage,
  { root, routes }: TakeoverOptions,
): boolean =>
  isOfDocument(location) && !isFailedPage(matches) && isSameRelease(root.dataset.part ?? '', routes.source);

/** What becomes of a rendered page. */
type Outcome =
  /** It is hydrated with the page, which was loaded without the router: its first render equals the rendered one. */
  | { readonly kind: 'adopted'; readonly first: FirstPage }
  /** It is hydrated without it. `first`: the page, where it has been loaded. */
  | { readonly kind: 'kept'; readonly first?: FirstPage };

const KEPT: Outcome = { kind: 'kept' };

/**
 * Compares what the page depends on, then the page. It is loaded only if all else is the same: otherwise the router
 * loads it, and its content would be requested twice.
 * @throws if something that it depends on is different, or cannot be loaded.
 */
async function comparePage(options: TakeoverOptions, isLate: () => boolean): Promise<Outcome> {
  const { root, routes, config } = options;
  // The release tool wrote no content before it was of use here.
  const isStated = document.documentElement.dataset.content !== undefined;
  if (!isRenderedAddress() || !isStated || config === undefined || hasSession()) return KEPT;
  const same = [isSameContent(), isSameConfig(root.dataset.config ?? '', config), isVisitor()];
  await Promise.all(same.map(mustHold));
  if (isLate()) return KEPT;
  const first = await loadFirstPage(routes);
  await whenDataIsThere(first);
  return { kind: isSamePage(first, options) ? 'adopted' : 'kept', first };
}

/**
 * Adopts a page if everything that it depends on is the same, and all of it is there soon. Never rejects. TAKEOVER-4.
 */
function compare(options: TakeoverOptions): Promise<Outcome> {
  let isLate = false;
  const timeout = new Promise<Outcome>((resolve) => {
    setTimeout(() => {
      isLate = true;
      resolve(KEPT);
    }, WAIT_MS);
  });
  return Promise.race([comparePage(options, () => isLate).catch(() => KEPT), timeout]);
}

/** How a document that holds a rendered page is hydrated. */
export type Takeover = Outcome & {
  readonly FirstPage: FirstPageComponent;
  /** Where input is still recorded from the hydration on: React itself repeats what is clicked in what it hydrates. */
  readonly recordsWithin: Element | null;
};

/**
 * Prepares a document that holds a rendered page for hydration. A page whose first render equals the rendered one is
 * hydrated with the frame (TAKEOVER-4); any other one is drawn beside it and then replaces it (TAKEOVER-1).
 */
export async function takeOver(options: TakeoverOptions): Promise<Takeover> {
  const outcome = await compare(options);
  if (outcome.kind === 'adopted') return { ...outcome, FirstPage: AdoptedPage, recordsWithin: null };
  // A page that is drawn anew needs them soon; if they fail, their space stays empty.
  loadMarks().catch(() => undefined);
  return { ...outcome, FirstPage: KeptPage, recordsWithin: options.root.querySelector('[data-page]') };
}
