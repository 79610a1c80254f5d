import { describeProblem, validate } from '@portal/validation';
import type * as v from 'valibot';
import type { CallOptions } from './call';
import { AnswerError, HttpError, NetworkError, stripQuery } from './errors';
import { type PreloadedAttempt, takePreloadedAttempt } from './preloaded-attempt';
import { mayRetry, retryAfterOf } from './retry-rules';
import { carriesXsrf, XSRF_HEADER, xsrfToken } from './xsrf';

/** Options of {@link request}. */
export interface RequestOptions<Schema extends v.GenericSchema> {
  /** Only a GET is retried. Default: GET. */
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as the JSON body. Default: no body. */
  readonly json?: unknown;
  /** Added to the address as its query. Default: none. */
  readonly searchParams?: Readonly<Record<string, string>>;
  /** Sent besides `X-XSRF-TOKEN`. Default: none. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What the answer must be. Without one the body is not read. */
  readonly schema?: Schema;
  /** Aborts the call, retries included. Default: none. */
  readonly signal?: AbortSignal | undefined;
  /** Whether cookies go along. Default: true, as the account service needs. */
  readonly credentials?: boolean;
}

/** The code of a call, which comes with the first one that needs the network. */
const calls = () => import(/* webpackChunkName: "calls" */ './call');

/** Gets the code of calls, for when the first one is made. */
export function prepareCalls(): void {
  // A call that needs it asks again, and fails by name.
  calls().catch(() => undefined);
}

async function readJson(response: Response, url: string): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new AnswerError(stripQuery(url), ['not valid JSON'], { cause });
  }
}

/** A response that needs no other attempt. @throws {HttpError} unless its status is 2xx. */
async function accepted(response: Response, url: string): Promise<Response> {
  if (response.ok) return response;
  const retryAfter = retryAfterOf(response);
  throw new HttpError(response.status, stripQuery(url), await response.text(), { retryAfter });
}

async function send(
  url: string,
  options: CallOptions,
  started: number,
  early: PreloadedAttempt | undefined,
): Promise<Response> {
  const { call } = await calls().catch((cause: unknown) => {
    throw new NetworkError(`${stripQuery(url)} could not be asked`, stripQuery(url), { cause });
  });
  const token = carriesXsrf(options.method ?? 'GET', url) ? xsrfToken() : undefined;
  const headers = { ...options.headers, ...(token && { [XSRF_HEADER]: token }) };
  return call(url, { ...options, headers }, performance.now() - started, early);
}

/**
 * One call to a service: JSON in and out, bounded, checked. API-1, API-2, API-8.
 * @throws {HttpError | NetworkError | TimeoutError | AnswerError}
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
  const plain = method === 'GET' && searchParams === undefined;
  const early = plain ? await takePreloadedAttempt(url, signal) : undefined;
  const response =
    early?.kind === 'answered' && !mayRetry(early.response)
      ? await accepted(early.response, url)
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
          early,
        );
  if (schema === undefined) return undefined;
  const result = validate(schema, await readJson(response, url));
  if (result.ok) return result.output;
  throw new AnswerError(
    stripQuery(url),
    result.problems.map((problem) => describeProblem(problem, 'answer')),
  );
}
