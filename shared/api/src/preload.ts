/**
 * Answers that were asked for before the code that wants them had come: by the document's inline
 * script, or for a page that somebody is about to open. Few imports: the inline script carries them.
 */
import { fetchWhole } from '@portal/config';

/** How long an answer waits to be wanted once it is here, in milliseconds; an older one could be out of date. */
const LIFETIME_MS = 60_000;
/** How long the service may take, in milliseconds: as long as a call. API-2. */
const TIMEOUT_MS = 30_000;

interface PreloadedResponse {
  /** Absent when a call has taken it, or asked itself. */
  readonly answer?: Promise<Response>;
  /** As of `performance.now()`; `Infinity` while the answer is on its way. */
  readonly until: number;
}

declare global {
  interface Window {
    portalPreloads?: Map<string, PreloadedResponse>;
  }
}

const absolute = (url: string) => new URL(url, window.location.href).href;

/** The answers of this page, without those that have waited too long. */
function current(): Map<string, PreloadedResponse> {
  window.portalPreloads ??= new Map();
  for (const [address, { until }] of window.portalPreloads)
    if (until < performance.now()) window.portalPreloads.delete(address);
  return window.portalPreloads;
}

/**
 * Asks for an address now, with the headers that the later call will send.
 * @returns the answer, of which a reader takes a clone.
 */
export function preload(url: string, init: RequestInit = {}): Promise<Response> {
  const address = absolute(url);
  const answers = current();
  const known = answers.get(address)?.answer;
  if (known !== undefined) return known;
  const headers = { accept: 'application/json', ...init.headers };
  const answer = fetchWhole(address, { ...init, headers }, TIMEOUT_MS);
  answers.set(address, { answer, until: Number.POSITIVE_INFINITY });
  const isHere = () => {
    if (answers.get(address)?.answer === answer)
      answers.set(address, { answer, until: performance.now() + LIFETIME_MS });
  };
  // A failure waits as well: whoever wants the answer hears of it.
  answer.then(isHere, isHere);
  return answer;
}

/** The same for code that races the calls; nothing when one of them has asked already. */
export function preloadOnce(url: string, init?: RequestInit): Promise<Response> | undefined {
  const known = current().get(absolute(url));
  return known === undefined || known.answer !== undefined ? preload(url, init) : undefined;
}

/** The answer that waits for an address; given away once. */
export function takePreloaded(url: string): Promise<Response> | undefined {
  const address = absolute(url);
  const answers = current();
  const known = answers.get(address);
  answers.set(address, { until: performance.now() + LIFETIME_MS });
  return known?.answer;
}
