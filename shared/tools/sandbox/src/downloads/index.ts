import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { SandboxContext } from '../context';
import { originOf } from '../http/origin';
import { fieldOf, parse } from '../http/parse';
import { DOWNLOADS_PATH } from './links';
import { DOWNLOADS_BUCKET, INSTALLERS_BUCKET } from './objects';

const query = v.object({
  expires: v.pipe(v.string(), v.digits('must be a number')),
  signature: v.string(),
});
const path = v.object({ bucket: v.string(), '*': v.string() });

/** Serves the URLs that the link call returns. They stream real archives and support ranges. */
export function registerDownloadRoutes(app: FastifyInstance, { archives, links }: SandboxContext): void {
  app.get(
    `${DOWNLOADS_PATH}/:bucket/*`,
    // A download has a length, for its progress, and ranges of its own bytes.
    { config: { call: 'download', subject: ({ params }) => fieldOf(params, '*') }, compress: false },
    async (request, reply) => {
      const { bucket, '*': key } = parse(path, request.params, 'path');
      const { expires, signature } = parse(query, request.query, 'query');
      links.check(bucket, key, expires, signature);
      const object = archives.find(bucket, key);
      const { folder, name } = await archives.file(object);

      const etag = `"${object.md5}"`;
      reply.headers({ etag, 'cache-control': 'private, no-store' });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      // The file server compares If-Range only with its own ETag. If ours matches, the condition is met.
      if (request.headers['if-range'] === etag) delete request.raw.headers['if-range'];
      reply.header('content-disposition', attachment(key));
      return reply.sendFile(name, folder, { etag: false, cacheControl: false });
    },
  );
}

/** The Content-Disposition header that saves the file under the last segment of its key. */
function attachment(key: string): string {
  const name = key.split('/').at(-1) ?? key;
  return `attachment; filename="${name.replace(/[^\w.+ -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

const object_key = v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(1000));

const linkRequest = v.variant(
  'bucket_name',
  [
    v.object({ bucket_name: v.literal(DOWNLOADS_BUCKET), object_key }),
    v.object({
      bucket_name: v.literal(INSTALLERS_BUCKET),
      object_key,
      region: v.literal('us-west-1', 'must be us-west-1'),
    }),
  ],
  `must be ${DOWNLOADS_BUCKET} or ${INSTALLERS_BUCKET}`,
);

/**
 * The link call: returns a signed, expiring URL for an existing object. CALL-14, CALL-15.
 * It requires only a session. The portal decides whether the user may download the object.
 */
export function registerLinkRoute(app: FastifyInstance, { sessions, archives, links }: SandboxContext): void {
  app.post(
    '/getpackageinstaller',
    { config: { call: 'getpackageinstaller', subject: ({ body }) => fieldOf(body, 'object_key') } },
    async (request) => {
      sessions.require(request);
      const { bucket_name: bucket, object_key: key } = parse(linkRequest, request.body);
      archives.find(bucket, key);
      return { download_url: originOf(request) + links.sign(bucket, key) };
    },
  );
}
