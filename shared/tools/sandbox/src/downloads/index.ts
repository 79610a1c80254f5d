import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { SandboxContext } from '../context';
import { parse } from '../http/parse';
import { HttpProblem } from '../http/problem';
import { DOWNLOADS_PATH } from './links';

const query = v.object({
  expires: v.pipe(v.string(), v.digits('must be a number')),
  signature: v.string(),
});
const path = v.object({ bucket: v.string(), '*': v.string() });

/** Serves the URLs that the link call returns. They stream real archives and support ranges. */
export function registerDownloadRoutes(app: FastifyInstance, { archives, links }: SandboxContext): void {
  app.get(
    `${DOWNLOADS_PATH}/:bucket/*`,
    { config: { call: 'download', subject: keyOf } },
    async (request, reply) => {
      const { bucket, '*': key } = parse(path, request.params, 'path');
      const { expires, signature } = parse(query, request.query, 'query');
      links.check(bucket, key, expires, signature);
      const object = archives.find(bucket, key);
      if (object === undefined)
        throw new HttpProblem(404, 'no-such-object', `There is no ${key} in ${bucket}.`);
      const { folder, name } = await archives.file(object);

      const etag = `"${object.md5}"`;
      reply.headers({ etag, 'cache-control': 'private, no-store' });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      // The file server compares If-Range only with its own ETag. If ours matches, the condition is met.
      if (request.headers['if-range'] === etag) delete request.raw.headers['if-range'];
      reply.header('content-disposition', attachment(key));
      return reply.sendFile(name, folder, { etag: false });
    },
  );
}

function keyOf({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && '*' in params ? String(params['*']) : '';
}

/** The Content-Disposition header that saves the file under the last segment of its key. */
function attachment(key: string): string {
  const name = key.split('/').at(-1) ?? key;
  return `attachment; filename="${name.replace(/[^\w.+ -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
