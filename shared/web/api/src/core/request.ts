import { describeProblem, validate } from '@portal/contract/validation';
import type * as v from 'valibot';
import { mayRetry, type PreloadedAttempt, retryAfterOf, takePreloadedAttempt } from './attempts';
import type { CallOptions } from './call';
import { HttpError, NetworkError, ResponseError, stripQuery } from './errors';

/** Request header of the token. API-7. */
const XSRF_HEADER = 'X-XSRF-TOKEN';

/** The anti-forgery token from the account service's cookie, if there is one. API-7. */
export function xsrfToken(cookies: string = document.cookie): string | undefined {
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1];
  try {
    return token && decodeURIComponent(token);
  } catch {
    return token; // A cookie that is not percent-encoded is sent unchanged.
  }
}

/**
 * Whether a call carries the token: only writes to relative URLs, because the token must not leave the portal's
 * own origin. API-7.
 */
export function carriesXsrf(method: string, url: string): boolean {
  const isRelative = !/^[a-z][a-z\d+.-]*:/i.test(url) && !url.startsWith('//');
  return isRelative && method !== 'GET' && method !== 'HEAD';
}

/** Options of {@link request}. */
export interface RequestOptions<Schema extends v.GenericSchema> {
  /** Only a GET is retried. Default: GET. */
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as the JSON body. Default: no body. */
  readonly json?: unknown;
  /** Added to the URL as its query. Default: none. */
  readonly searchParams?: Readonly<Record<string, string>>;
  /** Sent in addition to `X-XSRF-TOKEN`. Default: none. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Schema of the response body. Default: none, and the body is not read. */
  readonly schema?: Schema;
  /** Aborts the call, retries included. Default: none. */
  readonly signal?: AbortSignal | undefined;
  /** Whether to send cookies to other origins. Default: true, as the account service requires. */
  readonly credentials?: boolean;
}

/** Imports the code that sends requests, on the first call that needs the network. */
const loadCalls = () => import(/* webpackChunkName: "calls" */ './call');

/** Preloads the code that sends requests. */
export function preloadCalls(): void {
  // The next call imports the code again and throws a NetworkError if that fails.
  loadCalls().catch(() => undefined);
}

async function readJson(response: Response, url: string): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new ResponseError(stripQuery(url), ['not valid JSON'], { cause });
  }
}

/** Returns a response that needs no retry. @throws {HttpError} unless its status is 2xx. */
async function requireOk(response: Response, url: string): Promise<Response> {
  if (response.ok) return response;
  const retryAfter = retryAfterOf(response);
  throw new HttpError(response.status, stripQuery(url), await response.text(), { retryAfter });
}

async function send(
  url: string,
  options: CallOptions,
  started: number,
  preloaded: PreloadedAttempt | undefined,
): Promise<Response> {
  const { call } = await loadCalls().catch((cause: unknown) => {
    throw new NetworkError(`${stripQuery(url)} could not be asked`, stripQuery(url), { cause });
  });
  const token = carriesXsrf(options.method ?? 'GET', url) ? xsrfToken() : undefined;
  const headers = { ...options.headers, ...(token && { [XSRF_HEADER]: token }) };
  return call(url, { ...options, headers }, performance.now() - started, preloaded);
}

/**
 * Sends one request to a service. Body and response are JSON, the response is validated. API-1, API-2, API-8.
 * @throws {HttpError | NetworkError | TimeoutError | ResponseError}
 * @example
 * const { success } = await request('/services/example', {
 *   method: 'POST',
 *   json: { answer: 42 },
 *   schema: v.object({ success: v.boolean() }),
 * });
 */
export async function request<Schema extends v.GenericSchema>(
  url: string,
  {
    method = 'GET',
    json,
    searchParams,
    headers,
    schema,
    signal,
    credentials = true,
  }: RequestOptions<Schema> = {},
): Promise<v.InferOutput<Schema>> {
  const started = performance.now();
  const canUsePreload = method === 'GET' && searchParams === undefined;
  const preloaded = canUsePreload ? await takePreloadedAttempt(url, signal) : undefined;
  const response =
    preloaded?.status === 'fulfilled' && !mayRetry(preloaded.value)
      ? await requireOk(preloaded.value, url)
      : await send(
          url,
          {
            method,
            ...(json === undefined ? {} : { json }),
            ...(searchParams === undefined ? {} : { searchParams: { ...searchParams } }),
            headers: { accept: 'application/json', ...headers },
            credentials: credentials ? 'include' : 'same-origin',
            ...(signal === undefined ? {} : { signal }),
          },
          started,
          preloaded,
        );
  if (schema === undefined) return undefined;
  const result = validate(schema, await readJson(response, url));
  if (result.ok) return result.output;
  throw new ResponseError(
    stripQuery(url),
    result.problems.map((problem) => describeProblem(problem, 'answer')),
  );
}
