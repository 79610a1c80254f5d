/**
 * Preloaded responses: requested by the document's inline script before the code that uses them has loaded. Keep the
 * imports few, because the inline script contains them.
 */
import { fetchWhole } from '@portal/config';

/** How long a response is kept after it arrived, in milliseconds; later it could be out of date. */
const LIFETIME_MS = 60_000;
/** Timeout of a preload, in milliseconds: the same as of a call. API-2. */
const TIMEOUT_MS = 30_000;

interface PreloadedResponse {
  /** Absent once a call has taken it or has sent the request itself. */
  readonly response?: Promise<Response>;
  /** When to discard it, as of `performance.now()`; `Infinity` while the request is pending. */
  readonly expiresAt: number;
}

declare global {
  interface Window {
    portalPreloads?: Map<string, PreloadedResponse>;
  }
}

const absoluteUrl = (url: string) => new URL(url, window.location.href).href;

/** The preloaded responses of this page, without expired ones. */
function currentPreloads(): Map<string, PreloadedResponse> {
  window.portalPreloads ??= new Map();
  for (const [address, { expiresAt }] of window.portalPreloads)
    if (expiresAt < performance.now()) window.portalPreloads.delete(address);
  return window.portalPreloads;
}

/**
 * Keeps the response of a URL for the code that will take it.
 * @param lifetimeMs how long to keep it after it arrived, in milliseconds. Default: 60,000.
 */
export function keepPreload(
  url: string,
  response: Promise<Response>,
  lifetimeMs: number = LIFETIME_MS,
): Promise<Response> {
  const address = absoluteUrl(url);
  const preloads = currentPreloads();
  preloads.set(address, { response, expiresAt: Number.POSITIVE_INFINITY });
  const startExpiry = () => {
    if (preloads.get(address)?.response === response)
      preloads.set(address, { response, expiresAt: performance.now() + lifetimeMs });
  };
  // A failure is kept as well, and rejects for the call that takes it.
  response.then(startExpiry, startExpiry);
  return response;
}

/**
 * Requests a URL now, with the headers that the later call will send. Shares a pending or unused response.
 * @returns the response; undefined, and nothing is sent, if a call has already requested the URL. Read a clone of it,
 * because a call will read the original.
 */
export function preloadOnce(url: string, init: RequestInit = {}): Promise<Response> | undefined {
  const existing = currentPreloads().get(absoluteUrl(url));
  if (existing !== undefined) return existing.response;
  const headers = { accept: 'application/json', ...init.headers };
  return keepPreload(url, fetchWhole(absoluteUrl(url), { ...init, headers }, TIMEOUT_MS));
}

/** Forgets the response of a URL: its call sends the request itself. @returns whether it is still to be taken. */
export function discardPreload(url: string): boolean {
  const address = absoluteUrl(url);
  return currentPreloads().get(address)?.response !== undefined && currentPreloads().delete(address);
}

/** Forgets all responses: each call sends its request itself. */
export const discardPreloads = (): void => currentPreloads().clear();

/** Answers the calls of a page that is rendered ahead of its visit; `undefined` in a browser. */
let answer: ((url: string) => Promise<Response>) | undefined;

/** For the renderer of pages: answers every GET from now on, in place of the network. */
export function answerCalls(respond: (url: string) => Promise<Response>): void {
  answer = respond;
}

/** Takes the preloaded response of a URL; undefined if there is none or it was taken before. */
export function takePreloaded(url: string): Promise<Response> | undefined {
  if (answer) return answer(url);
  const address = absoluteUrl(url);
  const preloads = currentPreloads();
  const existing = preloads.get(address);
  preloads.set(address, { expiresAt: performance.now() + LIFETIME_MS });
  return existing?.response;
}
