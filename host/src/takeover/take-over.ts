/** A lazy chunk: takes a rendered page over. Only documents that hold one load it. */
import { getConfig } from '@portal/config';
import { checkSession, sessionStore } from '@portal/session';
import { isFailedPage, type RemoteSource } from '@portal/shell';
import { preloadContent } from '@portal/shell/content';
import { loadMarks } from '@portal/ui';
import type { createBrowserRouter } from '@portal/ui/router';
import type { FirstPageComponent } from '../frame/shell-context';
import { AdoptedPage } from './AdoptedPage';
import { KeptPage } from './KeptPage';

/** The portal's router. */
type Router = ReturnType<typeof createBrowserRouter>;

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

/** Pages are rendered as a visitor without a session sees them. */
async function isVisitor(): Promise<boolean> {
  const initial = sessionStore.getInitialState();
  if (initial.status !== 'unknown' || initial.cached) return false;
  return (await checkSession()).status === 'signed-out';
}

/** Whether the page's code is the release that rendered it. @param part such as `mfe-cae@1.2.0`. */
function isSameRelease(part: string, source: RemoteSource): boolean {
  const name = part.slice(0, part.lastIndexOf('@'));
  if (name === 'host') return true; // The document names its own scripts.
  const status = source.inspector?.remoteStatus.getState()[name];
  return status?.kind === 'ready' && status.from !== 'override' && part === `${name}@${status.version}`;
}

/** How long the frame waits for its page, so that both are hydrated together. Unit: milliseconds. */
const WAIT_MS = 1_500;

interface AdoptOptions {
  /** The element that holds the rendered page, with what rendered it as data attributes. */
  readonly root: HTMLElement;
  readonly source: RemoteSource;
  readonly router: Router;
  /** The response with the configuration, unread; `undefined`: it was not preloaded. */
  readonly config: Promise<Response> | undefined;
}

/** Resolves when the router has loaded the code and the data of its first page. */
const whenSettled = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      const { initialized, navigation } = router.state;
      if (initialized && navigation.state === 'idle') resolve();
    };
    router.subscribe(check);
    check();
  });

/** Resolves when the data is there that loaders gave to their pages while it was pending. */
async function whenDataIsThere({ state }: Router): Promise<void> {
  const values = Object.values(state.loaderData).flatMap((data: unknown) =>
    typeof data === 'object' && data !== null ? [data, ...Object.values(data)] : [],
  );
  await Promise.all(
    values.map((value: unknown) =>
      typeof value === 'object' && value !== null && 'promise' in value ? value.promise : undefined,
    ),
  );
}

async function isPageReady({ root, source, router }: AdoptOptions): Promise<boolean> {
  const { pathname } = window.location;
  await whenSettled(router);
  await whenDataIsThere(router);
  const { location, errors, matches } = router.state;
  const isDrawn = errors === null && !isFailedPage(matches);
  return isDrawn && location.pathname === pathname && isSameRelease(root.dataset.part ?? '', source);
}

/** @throws if it resolves to `false`. */
const mustHold = async (condition: Promise<boolean>): Promise<void> => {
  if (!(await condition)) throw new Error('The rendered page differs');
};

/**
 * Whether the first render of the page equals the rendered one, because everything that it depends on is the same,
 * and all of it is there soon. Never rejects. TAKEOVER-4.
 */
async function canAdopt(options: AdoptOptions): Promise<boolean> {
  if (!isRenderedAddress()) return false;
  const { config = '' } = options.root.dataset;
  // The release tool wrote no content before it was of use here.
  const isStated = document.documentElement.dataset.content !== undefined;
  if (!isStated || options.config === undefined) return false;
  const tooLate = new Promise<false>((resolve) => setTimeout(resolve, WAIT_MS, false));
  const same = Promise.all([
    // First, because the page's loaders take the responses, too.
    mustHold(isSameContent()),
    mustHold(isSameConfig(config, options.config)),
    mustHold(isVisitor()),
    mustHold(isPageReady(options)),
  ]);
  return Promise.race([
    same.then(
      () => true,
      () => false,
    ),
    tooLate,
  ]);
}

/** What to hydrate a document with that holds a rendered page. */
interface Takeover {
  readonly FirstPage: FirstPageComponent;
  /** The router's state for the first render. */
  readonly state: Router['state'];
}

/**
 * Prepares a document that holds a rendered page for hydration. A page whose first render equals the rendered one is
 * hydrated with the frame (TAKEOVER-4); any other one is drawn beside it and then replaces it (TAKEOVER-1).
 * @param options its router has just been created.
 */
export async function takeOver(options: AdoptOptions): Promise<Takeover> {
  const { root, router } = options;
  const { state } = router;
  const isAdopted = await canAdopt(options);
  // A page that is drawn anew needs them soon; if they fail, their space stays empty.
  if (!isAdopted) loadMarks().catch(() => undefined);
  // From now on React itself repeats what is clicked in what it hydrates.
  if (window.portalInput) window.portalInput.within = isAdopted ? null : root.querySelector('[data-page]');
  return isAdopted ? { FirstPage: AdoptedPage, state: router.state } : { FirstPage: KeptPage, state };
}
