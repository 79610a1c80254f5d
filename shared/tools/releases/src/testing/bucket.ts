import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { end, listen } from '@portal/build/testing/servers';
import { PROBE } from '../store/probe-conditions';
import {
  type Conditions,
  element,
  etagOf,
  KEPT_HEADERS,
  listPage,
  type Refusal,
  refusalOf,
  type StoredObject,
} from './bucket-objects';

/** A bucket of {@link startBucket}. */
export interface Bucket {
  readonly name: string;
  /** Keys of successful writes and deletions, in order. */
  readonly writes: string[];
  /** Number of requests by method. */
  readonly requests: Record<string, number>;
  /** Accepts this many more writes, then rejects all further ones. Default: accepts all. */
  allow(changes: number): void;
  /** Rejects the next writes whose conditions hold, one refusal per write. */
  refuse(...more: Refusal[]): void;
  close(): Promise<void>;
}

/** The value of the header `x-amz-checksum-crc32`. */
const checksumOf = (bytes: Buffer): string =>
  Buffer.from(crc32(bytes).toString(16).padStart(8, '0'), 'hex').toString('base64');

const NO_SUCH_KEY: Refusal = { status: 404, code: 'NoSuchKey' };
const ACCESS_DENIED: Refusal = { status: 403, code: 'AccessDenied' };

interface BucketOptions {
  /** Maximum number of keys per page of a listing. Default: 1000. */
  readonly pageSize?: number;
  /** Conditions of a PUT that it ignores, as some providers do. Default: none. */
  readonly ignores?: readonly (keyof Conditions)[];
  /** Whether the holder of an access key may do something with a key. Default: everybody may do everything. */
  readonly allows?: (request: Authorization) => boolean;
  /** Called before each PUT: whether its connection breaks, and when. Default: never. */
  readonly tears?: () => 'before' | 'after' | undefined;
}

/** A request as IAM sees it. */
export interface Authorization {
  /** The access key that signed it. Signatures are not checked. */
  readonly accessKey: string;
  readonly action: 's3:GetObject' | 's3:PutObject' | 's3:DeleteObject' | 's3:ListBucket';
  /** Empty for a listing. */
  readonly key: string;
  /** Whether the object must not exist (`If-None-Match`). */
  readonly creates: boolean;
}

const ACTIONS: Readonly<Record<string, Authorization['action']>> = {
  GET: 's3:GetObject',
  HEAD: 's3:GetObject',
  PUT: 's3:PutObject',
  DELETE: 's3:DeleteObject',
};

const authorizationOf = ({ method = '', headers }: IncomingMessage, key: string): Authorization => ({
  accessKey: /Credential=([^/]+)\//.exec(headers.authorization ?? '')?.[1] ?? '',
  action: key === '' ? 's3:ListBucket' : (ACTIONS[method] ?? 's3:DeleteObject'),
  key,
  creates: headers['if-none-match'] !== undefined,
});

/**
 * Serves an in-memory S3 bucket over HTTP and sets the client's environment variables to it. It supports:
 * - path-style URLs (`/bucket/key`);
 * - GET and HEAD of an object, with the content type, encoding and caching headers of its PUT;
 * - PUT of an object in one part, with `If-Match` and `If-None-Match: *`, and the client's CRC-32 checksum.
 *   A write is atomic: no reader sees a partial object, and no other write happens between the check of
 *   its condition and the write;
 * - DELETE of an object, without conditions;
 * - ListObjectsV2 with prefix, the delimiter `/` and pages;
 * - errors as S3's XML.
 *
 * It takes the access key of a signature at its word, and asks `allows` what its holder may do. It does not support
 * signatures, ranges, conditional GETs, versions, metadata, and chunked and multipart uploads (they are answered with
 * 501 or ignored), and does not simulate latency. `tears` breaks the connection of a PUT before or after the write.
 * Tests with it show that the client sends the right requests, not that a provider implements them correctly.
 */
export async function startBucket({
  pageSize = 1000,
  ignores = [],
  allows = () => true,
  tears = () => undefined,
}: BucketOptions = {}): Promise<Bucket> {
  const name = 'portal';
  const objects = new Map<string, StoredObject>();
  const writes: string[] = [];
  const requests: Record<string, number> = {};
  const refusals: Refusal[] = [];
  let allowed = Number.POSITIVE_INFINITY;

  /** Of a DELETE, and of a PUT whose conditions hold. */
  const refusalOfWrite = (key: string): Refusal | undefined => {
    // The probe is neither counted nor refused, so that tests can count the writes of a release.
    if (key.endsWith(PROBE)) return undefined;
    if (refusals.length > 0) return refusals.shift();
    if (allowed === 0) return ACCESS_DENIED;
    allowed -= 1;
    writes.push(key);
    return undefined;
  };

  const refuse = (response: ServerResponse, { status, code }: Refusal) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(element('Error', [element('Code', code), element('Message', code)]));

  const send = (response: ServerResponse, { bytes, etag, headers }: StoredObject, isHead: boolean) =>
    response
      .writeHead(200, { ...headers, etag, 'content-length': bytes.length })
      .end(isHead ? undefined : bytes);

  const put = async (key: string, request: IncomingMessage, response: ServerResponse) => {
    const { headers } = request;
    if (headers['content-encoding']?.includes('aws-chunked'))
      return refuse(response, { status: 501, code: 'NotImplemented' });
    const bytes = await buffer(request);
    const checksum = headers['x-amz-checksum-crc32'];
    if (checksum !== undefined && checksum !== checksumOf(bytes))
      return refuse(response, { status: 400, code: 'BadDigest' });
    const torn = tears();
    if (torn === 'before') return response.destroy();
    // No `await` from here to the write, so that it is atomic.
    const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
    const conditions = {
      ifMatch: ignores.includes('ifMatch') ? undefined : ifMatch,
      ifNoneMatch: ignores.includes('ifNoneMatch') ? undefined : ifNoneMatch,
    };
    const refusal = refusalOf(objects.get(key), conditions) ?? refusalOfWrite(key);
    if (refusal !== undefined) return refuse(response, refusal);
    const kept = KEPT_HEADERS.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    const etag = etagOf(bytes);
    objects.set(key, { bytes, etag, headers: Object.fromEntries(kept) });
    return torn === 'after' ? response.destroy() : response.writeHead(200, { etag }).end();
  };

  const remove = (key: string, response: ServerResponse) => {
    const refusal = refusalOfWrite(key);
    if (refusal !== undefined) return refuse(response, refusal);
    objects.delete(key);
    return response.writeHead(204).end();
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://any');
    const [, requestedBucket, ...rest] = pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    if (requestedBucket !== name) return refuse(response, { status: 404, code: 'NoSuchBucket' });
    if (!allows(authorizationOf(request, key))) return refuse(response, ACCESS_DENIED);
    const isHead = request.method === 'HEAD';
    if (request.method === 'PUT' && key !== '') return put(key, request, response);
    if (request.method === 'DELETE' && key !== '') return remove(key, response);
    if (isHead || (request.method === 'GET' && key !== '')) {
      const found = objects.get(key);
      return found === undefined ? refuse(response, NO_SUCH_KEY) : send(response, found, isHead);
    }
    if (request.method === 'GET' && searchParams.get('list-type') === '2')
      return response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(listPage(objects.keys(), searchParams, pageSize));
    return refuse(response, { status: 501, code: 'NotImplemented' });
  };

  const server = createServer((request, response) => {
    const { method = '' } = request;
    requests[method] = (requests[method] ?? 0) + 1;
    handle(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  const port = await listen(server);
  // Any secret works, because signatures are not checked.
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  });
  return {
    name,
    writes,
    requests,
    allow(changes) {
      allowed = changes;
    },
    refuse(...more) {
      refusals.push(...more);
    },
    async close() {
      await end(server);
    },
  };
}
