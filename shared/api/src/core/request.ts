import ky, { isHTTPError, type KyInstance } from 'ky';
import * as v from 'valibot';
import { earlyFetch } from './early-fetch';
import { AnswerError, HttpError, NetworkError, TimeoutError } from './errors';
import { carriesXsrf, XSRF_HEADER, xsrfToken } from './xsrf';

/** How long a call may take, retries included, in milliseconds. Decisions §2. */
const TIMEOUT = 30_000;
/** GETs alone are repeated, on network errors, 429 and 5xx. Decisions §2. */
const RETRY = {
  limit: 2,
  methods: ['get'],
  statusCodes: [429, 500, 502, 503, 504],
  backoffLimit: 3_000,
} as const;

export interface RequestOptions<Schema extends v.GenericSchema> {
  /** Default: GET. */
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as the JSON body. */
  readonly json?: unknown;
  readonly searchParams?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the answer must be. Without one the body is not read. */
  readonly schema?: Schema;
  readonly signal?: AbortSignal | undefined;
  /** Whether cookies go along. Default: true, as the account service needs. */
  readonly credentials?: boolean;
}

/** How much of an error's body is kept, in characters. */
const LONGEST_BODY = 2_000;

const client: KyInstance = ky.create({
  fetch: earlyFetch,
  timeout: TIMEOUT,
  totalTimeout: TIMEOUT,
  retry: { ...RETRY, methods: [...RETRY.methods], statusCodes: [...RETRY.statusCodes] },
});

/** The address without its query, for messages and reports. */
const bare = (url: string) => url.split('?', 1)[0] ?? url;

/** Names the reason of a call that gave no usable answer; aborts stay as they are. */
function failure(url: string, cause: unknown): unknown {
  if (isHTTPError(cause)) {
    const body = typeof cause.data === 'string' ? cause.data : JSON.stringify(cause.data ?? '');
    return new HttpError(cause.response.status, bare(url), body.slice(0, LONGEST_BODY), { cause });
  }
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'AbortError') return cause;
  if (name === 'TimeoutError')
    return new TimeoutError(`${bare(url)} did not answer in time`, bare(url), { cause });
  return new NetworkError(`${bare(url)} could not be reached`, bare(url), { cause });
}

async function readJson(response: Response, url: string): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new AnswerError(bare(url), ['not valid JSON'], { cause });
  }
}

/**
 * One call to a service: JSON in and out, bounded, checked. Spec P§7, decisions §2.
 * @throws {HttpError | NetworkError | TimeoutError | AnswerError}
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
  const token = carriesXsrf(method, url) ? xsrfToken() : undefined;
  const response = await client(url, {
    method,
    ...(json === undefined ? {} : { json }),
    ...(searchParams === undefined ? {} : { searchParams: { ...searchParams } }),
    headers: {
      accept: 'application/json',
      ...headers,
      ...(token === undefined ? {} : { [XSRF_HEADER]: token }),
    },
    credentials: credentials ? 'include' : 'same-origin',
    ...(signal === undefined ? {} : { signal }),
  }).catch((cause: unknown) => {
    throw failure(url, cause);
  });
  if (schema === undefined) return undefined;
  const result = v.safeParse(schema, await readJson(response, url));
  if (result.success) return result.output;
  throw new AnswerError(
    bare(url),
    result.issues.map((issue) => `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`),
  );
}
