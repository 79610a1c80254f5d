import { describeError, isHttpError, request } from '@portal/api/core';
import { contentUrl, getConfig } from '@portal/config';
import { describeProblem, validate } from '@portal/contract/validation';
import { createQueryClient } from '@portal/query';
import * as v from 'valibot';
import { type ReleasesList, releasesList, type VersionIndex, versionIndex } from './schemas';

/** Why a content file could not be used; the page shows a message for each. CALL-21, CONTENT-1. */
const REASONS = {
  'not-found': 'The content file does not exist.',
  'too-large': 'The content file is larger than 1 MB, which the content service does not deliver.',
  'not-base64': 'The content file is not encoded as agreed (base64).',
  'not-json': 'The content file is not valid JSON.',
  'wrong-shape': 'The content file does not have the expected shape.',
  'request-failed': 'The request to the content service failed.',
} as const;

type ContentFailure = keyof typeof REASONS;

/** A content file could not be read. `cause` is the failed call, if one failed. */
class ContentError extends Error {
  override readonly name = 'ContentError';
  /** The failure in sentences, for users. */
  readonly reason: string;

  constructor(
    readonly kind: ContentFailure,
    /** Path below `content-data/`. */
    readonly path: string,
    /** What exactly is wrong with the file or the request. Default: nothing is known of it. */
    detail: string = '',
    options?: ErrorOptions,
  ) {
    const reason = `${REASONS[kind]} ${detail}`.trim();
    super(`${path}: ${reason}`, options);
    this.reason = reason;
  }
}

/** Whether an error is a {@link ContentError}. @param kind the expected kind. Default: any. */
export function isContentError(error: unknown, kind?: ContentFailure): error is ContentError {
  return (
    error instanceof Error &&
    error.name === 'ContentError' &&
    (kind === undefined || ('kind' in error && error.kind === kind))
  );
}

/** Decodes base64 with newlines into text, as UTF-8 bytes. CALL-20. */
function decodeBase64(base64: string, path: string): string {
  try {
    const binary = atob(base64.replace(/\s+/g, ''));
    // Not `Uint8Array.from`, which calls a function for each byte: 40 ms for 400 kB.
    const bytes = new Uint8Array(binary.length);
    for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ContentError('not-base64', path, '', { cause });
  }
}

/** Parses the decoded text. */
function decodeJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ContentError('not-json', path, '', { cause });
  }
}

/** Branch of the content repository; the LTS page alone uses `develop`. CALL-17. */
type ContentRef = 'main' | 'develop';

/** Options of {@link getContent}. */
interface ContentOptions {
  /** Default: `main`. */
  readonly ref?: ContentRef;
  /** Aborts the call. Default: none. */
  readonly signal?: AbortSignal | undefined;
}

/** A service may leave the encoding out: content is base64. CALL-20. */
const envelope = v.object({ content: v.string(), encoding: v.nullish(v.string(), 'base64') });

async function fetchEnvelope(path: string, { ref = 'main', signal }: ContentOptions) {
  const { content } = getConfig();
  try {
    return await request(contentUrl(content, path, ref), {
      schema: envelope,
      headers: content.key === undefined ? {} : { authorization: `token ${content.key}` },
      credentials: false,
      signal,
    });
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'AbortError') throw cause;
    if (isHttpError(cause, 404)) throw new ContentError('not-found', path, '', { cause });
    // Content has no session, so a 401 refuses the portal's key and asks no visitor to sign in.
    const detail = isHttpError(cause, 401) ? 'The server refused the request.' : describeError(cause);
    throw new ContentError('request-failed', path, detail, { cause });
  }
}

/**
 * Fetches, decodes and validates one JSON file of the content repository. CALL-17, CALL-20.
 * @param path below `content-data/`.
 * @throws {ContentError}
 * @example
 * const release = await getContent('cae-product/edv/edv-2026-2-0.json', genericContent);
 */
export async function getContent<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  options: ContentOptions = {},
): Promise<v.InferOutput<Schema>> {
  const { content, encoding } = await fetchEnvelope(path, options);
  if (encoding === 'none') throw new ContentError('too-large', path);
  if (encoding !== 'base64') throw new ContentError('not-base64', path, `Its encoding is "${encoding}".`);
  const result = validate(schema, decodeJson(decodeBase64(content, path), path));
  if (result.ok) return result.output;
  const [problem] = result.problems;
  throw new ContentError('wrong-shape', path, problem && `${describeProblem(problem, 'The document')}.`);
}

const RELEASES_PATH = 'releases_prod_latest.json';

const client = createQueryClient();

/** The latest version of every product. Cached for the page load; a failure is not cached. CONTENT-3, VER-2. */
export const getReleases = (): Promise<ReleasesList> =>
  client.fetchQuery({
    queryKey: ['releases'],
    queryFn: () => getContent(RELEASES_PATH, releasesList),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Clears the cached list, so that the next call requests it again. */
export const clearReleasesCache = (): void => client.clear();

/** Fetches the versions of a product by year. CONTENT-4. */
export const getVersionIndex = (path: string, options?: ContentOptions): Promise<VersionIndex> =>
  getContent(path, versionIndex, options);
