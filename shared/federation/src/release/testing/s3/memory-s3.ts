import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { listPage } from './list-page';
import { etagOf, KEPT_HEADERS, type Refusal, refusalOf, type StoredObject } from './objects';
import { element, textElement, xmlDocument } from './xml';

/** The largest page of S3's own. */
const PAGE_SIZE = 1000;
/** The checksum of the header `x-amz-checksum-crc32`. */
function checksumOf(bytes: Buffer): string {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(crc32(bytes));
  return four.toString('base64');
}

const NO_SUCH_KEY: Refusal = { status: 404, code: 'NoSuchKey' };

export interface MemoryS3Options {
  /** Name of the one bucket. */
  readonly bucket: string;
  /** Keys on a page of a listing at most. Default: 1000. */
  readonly pageSize?: number;
  /** Asked before a PUT whose conditions hold; a refusal is answered in its place. Default: none. */
  readonly beforeWrite?: (key: string) => Refusal | undefined;
}

/**
 * One bucket of S3 in memory, over HTTP, for tests. What it knows:
 * - addresses with the bucket in the path (`/bucket/key`);
 * - GET and HEAD of an object, with the type, encoding and caching that it was put with;
 * - PUT of an object in one piece, with `If-Match` and `If-None-Match: *`, and the CRC-32 that the client sends
 *   along. An object changes in one step: nobody sees half of it, and between a condition and its write there
 *   is no other write;
 * - ListObjectsV2 with prefix, delimiter and pages;
 * - errors as S3's XML.
 *
 * What it does not: signatures and permissions, DELETE, ranges, conditions of a GET, versions, metadata,
 * chunked and multipart uploads (all answered 501 or not looked at), slowness, answers that are lost. It
 * shows that the client asks for the right things, not that a provider keeps them.
 */
export function memoryS3({ bucket, pageSize = PAGE_SIZE, beforeWrite }: MemoryS3Options) {
  const objects = new Map<string, StoredObject>();

  const refuse = (response: ServerResponse, { status, code }: Refusal) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(xmlDocument(element('Error', [textElement('Code', code), textElement('Message', code)])));

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
    // From here to the write nothing is waited for.
    const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
    const refusal = refusalOf(objects.get(key), { ifMatch, ifNoneMatch }) ?? beforeWrite?.(key);
    if (refusal !== undefined) return refuse(response, refusal);
    const kept = KEPT_HEADERS.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    const etag = etagOf(bytes);
    objects.set(key, { bytes, etag, headers: Object.fromEntries(kept) });
    return response.writeHead(200, { etag }).end();
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://any');
    const [, named, ...rest] = pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    if (named !== bucket) return refuse(response, { status: 404, code: 'NoSuchBucket' });
    const isHead = request.method === 'HEAD';
    if (request.method === 'PUT' && key !== '') return put(key, request, response);
    if (isHead || (request.method === 'GET' && key !== '')) {
      const found = objects.get(key);
      return found === undefined ? refuse(response, NO_SUCH_KEY) : send(response, found, isHead);
    }
    if (request.method === 'GET' && searchParams.get('list-type') === '2')
      return response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(listPage(bucket, objects, searchParams, pageSize));
    return refuse(response, { status: 501, code: 'NotImplemented' });
  };

  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  };
}
