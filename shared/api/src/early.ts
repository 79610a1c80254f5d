/**
 * Answers that were asked for before the code that wants them had come: by the document's inline
 * script, or for a page that somebody is about to open. Few imports: the inline script carries them.
 */
import { fetchWhole } from '@portal/config';

/** How long an answer waits to be wanted once it is here, in milliseconds; an older one could be out of date. */
const LIFETIME = 60_000;
/** How long the service may take, in milliseconds: as long as a call. API-2. */
const BUDGET = 30_000;

interface Early {
  /** Absent when a call has taken it, or asked itself. */
  readonly answer?: Promise<Response>;
  /** As of `performance.now()`; `Infinity` while the answer is on its way. */
  readonly until: number;
}

declare global {
  interface Window {
    portalAnswers?: Map<string, Early>;
  }
}

const absolute = (url: string) => new URL(url, window.location.href).href;

/** The answers of this page, without those that have waited too long. */
function current(): Map<string, Early> {
  window.portalAnswers ??= new Map();
  for (const [address, { until }] of window.portalAnswers)
    if (until < performance.now()) window.portalAnswers.delete(address);
  return window.portalAnswers;
}

/**
 * Asks for an address now, with the headers that the later call will send.
 * @returns the answer, of which a reader takes a clone.
 */
export function askEarly(url: string, init: RequestInit = {}): Promise<Response> {
  const address = absolute(url);
  const answers = current();
  const known = answers.get(address)?.answer;
  if (known !== undefined) return known;
  const headers = { accept: 'application/json', ...init.headers };
  const answer = fetchWhole(address, { ...init, headers }, BUDGET);
  answers.set(address, { answer, until: Number.POSITIVE_INFINITY });
  const isHere = () => {
    if (answers.get(address)?.answer === answer)
      answers.set(address, { answer, until: performance.now() + LIFETIME });
  };
  // A failure waits as well: whoever wants the answer hears of it.
  answer.then(isHere, isHere);
  return answer;
}

/** The same for code that races the calls; nothing when one of them has asked already. */
export function askUnlessAsked(url: string, init?: RequestInit): Promise<Response> | undefined {
  const known = current().get(absolute(url));
  return known === undefined || known.answer !== undefined ? askEarly(url, init) : undefined;
}

/** The answer that waits for an address; given away once. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const address = absolute(url);
  const answers = current();
  const known = answers.get(address);
  answers.set(address, { until: performance.now() + LIFETIME });
  return known?.answer;
}
