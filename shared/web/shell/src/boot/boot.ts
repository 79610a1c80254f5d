/**
 * The inline script that starts the page. It requests what would otherwise wait for code to load
 * (configuration, shard, session, content), and preloads the scripts of the page's remote. It runs before
 * every other request, so it must stay small. In a rendered page it stands after the content, which needs none of it.
 */
import {
  accountServiceUrl,
  CONFIG_URL,
  fetchTwice,
  isSafeUrl,
  type PortalConfig,
  SESSION_CHANNEL,
  SESSION_PATH,
  scriptOrigins,
  trimTrailingSlash,
} from '@portal/config';
import { firstSegment, type RegistryShard } from '@portal/contract';
import { discardPreload, keepPreload, preloadOnce } from '@portal/query/preload';
import { storedOverrides } from '../overrides/stored';
import { type PreloadFile, shardUrl } from './boot-requests';
import { visitorId } from './choose-release';
import { pageFiles, preloadChunk, preloadScript } from './preload';
import { preloadContent } from './preload-content';
import { allowScriptOrigins, installTrustedTypes } from './trusted-types';

declare global {
  interface Window {
    /** Settles once the page's requests have started. Undefined: they started at once. */
    portalStarted?: Promise<void>;
  }
}

/** Milliseconds after which a page starts even if the browser has not painted it: its tab may have been left. */
const MAX_WAIT_MS = 1_000;

const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, MAX_WAIT_MS);
  });

/**
 * Starts the page's requests: behind a rendered page after its first paint, which needs none of them, otherwise at
 * once. The host's script waits for `window.portalStarted`, so it never runs before. PAGES-13.
 * @param start is told when the host's scripts have loaded, which the document defers.
 */
export function startAfterPaint(start: (hostLoaded: Promise<unknown>) => void): void {
  const hostLoaded = new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', resolve, { once: true }),
  );
  const isRendered = document.querySelector('#root[data-part]') !== null;
  // A page in the background is not painted until its tab is shown.
  if (isRendered && document.visibilityState === 'visible')
    window.portalStarted = painted().then(() => start(hostLoaded));
  else start(hostLoaded);
}

/**
 * Starts the page's requests.
 * @param hostLoaded resolves once the host's scripts have loaded.
 */
export function boot(hostLoaded: Promise<unknown>): void {
  installTrustedTypes();
  window.portalBoot = { trust: allowScriptOrigins };
  const path = window.location.pathname;
  const fetchFirst = (url: string) => fetchTwice(url, { priority: 'high' });
  const shardAddress = shardUrl(firstSegment(path));
  const shardResponse = keepPreload(shardAddress, fetchFirst(shardAddress), Number.POSITIVE_INFINITY);
  const configResponse = fetchFirst(CONFIG_URL);
  const shard = readJsonClone<RegistryShard>(shardResponse);
  const config = readJsonClone<PortalConfig>(configResponse)
    .then((found) => (found === null ? UNKNOWN : readBootConfig(found)))
    .catch(() => UNKNOWN);
  const trusted = config.then(({ scriptOrigins: origins }) => allowScriptOrigins(origins));
  // Resolves once the configured script origins are trusted.
  const trustedConfig = keepPreload(
    CONFIG_URL,
    trusted.then(() => configResponse),
    Number.POSITIVE_INFINITY,
  );
  preloadHost(path);
  const isUser = preloadSession(config);
  /**
   * Preloads the scripts of the page's remotes, except remotes with an override, because the page loads another build.
   * What visitors see in slots waits for the host's scripts, without which no control of the page reacts; what a
   * signed-in user sees there, such as the user's products, does not. PRELOAD-2.
   */
  const preloadCode = async () => {
    const found = await shard;
    if (found === null) return;
    const scripts = window.portalScripts ?? {};
    const files = pageFiles(found, path, visitorId(), scripts, storedOverrides() ?? '');
    const hostFiles = Object.values(scripts).flat();
    const preload = (wanted: readonly PreloadFile[]) => {
      // First, because preloads of a remote whose server hangs may hold all connections that a browser opens to a host.
      for (const file of wanted.filter((one) => hostFiles.includes(one))) preloadChunk(file);
      for (const file of wanted.filter((one) => !hostFiles.includes(one))) preloadScript(file, trusted);
    };
    preload(files.page);
    await Promise.race([hostLoaded, isUser.then((is) => (is ? undefined : hostLoaded))]);
    preload(files.slots);
  };
  // Nothing is validated here, so any field may be missing. The shell validates the same responses and reports errors.
  Promise.all([
    preloadCode(),
    // Pages of a signed-in user send requests at once, and none equals a rendered page, which alone reacts without the
    // router.
    isUser.then((is) => is && preloadOfHost(['calls', 'router'])),
    config.then(({ content }) => content && preloadContent(content)),
    trustedConfig,
  ]).catch(() => undefined);
}

type BootConfig = ReturnType<typeof readBootConfig>;

const UNKNOWN: BootConfig = { scriptOrigins: [] };

/**
 * Reads what the inline script uses of the configuration. Nothing has been validated yet, so a service whose address is
 * missing or unsafe is left out and not requested. The shell validates the same response and reports errors.
 * @throws if it lacks a field that cannot be left out.
 */
function readBootConfig(found: PortalConfig) {
  const { accountHost, content } = found;
  return {
    ...(isSafeUrl(accountHost) && { accountHost: trimTrailingSlash(accountHost) }),
    ...(isSafeUrl(content.apiBase) && {
      content: { ...content, apiBase: trimTrailingSlash(content.apiBase) },
    }),
    /** Origins that scripts may come from, besides the portal's own. */
    scriptOrigins: scriptOrigins(found),
  };
}

/** Parses a clone of the response; null on failure. The shell reads the original and reports the error. */
const readJsonClone = <T>(pending: Promise<Response>): Promise<T | null> =>
  pending
    .then((response) => (response.ok ? (response.clone().json() as Promise<T>) : null))
    .catch(() => null);

/**
 * Forgets the session's response when another tab says that the session has changed, until the page's own code has taken
 * it and follows the other tabs itself. SES-18.
 */
function followTabs(url: string): void {
  try {
    const channel = new BroadcastChannel(SESSION_CHANNEL);
    channel.onmessage = () => discardPreload(url) || channel.close();
  } catch {
    // This browser has no other tabs.
  }
}

/** Requests the session. @returns whether a user is signed in. */
async function preloadSession(config: Promise<BootConfig>): Promise<boolean> {
  const { accountHost } = await config;
  if (accountHost === undefined) return false;
  const url = accountServiceUrl({ accountHost }, SESSION_PATH);
  const response = preloadOnce(url, { credentials: 'include' });
  followTabs(url);
  const body = response && (await readJsonClone<{ readonly user?: unknown }>(response));
  return Boolean(body?.user);
}

/**
 * Preloads what a page needs of the host: its own script, those that take a rendered page over, and the router, which a
 * page needs to react unless it equals its rendered one. Pages are rendered without query and hash.
 */
function preloadHost(path: string): void {
  const isRendered = document.documentElement.dataset.content !== undefined;
  const { search, hash } = window.location;
  const keys = [path];
  if (isRendered) keys.push('takeover');
  if (!isRendered || search + hash) keys.push('router');
  preloadOfHost(keys);
}

/** Preloads scripts of the host by their keys. */
function preloadOfHost(keys: readonly string[]): void {
  for (const key of keys) for (const file of window.portalScripts?.[key] ?? []) preloadChunk(file);
}
