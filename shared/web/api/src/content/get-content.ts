import { describeError, isHttpError, request } from '@portal/api/core';
import { contentUrl, getConfig } from '@portal/config';
import { describeProblem, validate } from '@portal/contract/validation';
import * as v from 'valibot';
import { decodeBase64, decodeJson } from './decode';
import { ContentError } from './errors';

/** Branch of the content repository; the LTS page alone uses `develop`. CALL-17. */
type ContentRef = 'main' | 'develop';

/** Options of {@link getContent}. */
export interface ContentOptions {
  /** Default: `main`. */
  readonly ref?: ContentRef;
  /** Aborts the call. Default: none. */
  readonly signal?: AbortSignal | undefined;
}

const envelope = v.object({ content: v.string(), encoding: v.string() });

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
    throw new ContentError('request-failed', path, describeError(cause), { cause });
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
  throw new ContentError('wrong-shape', path, problem && describeProblem(problem, 'The document'));
}
