import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { SandboxContext } from '../context';
import { originOf } from '../http/origin';
import { parse } from '../http/parse';
import { HttpProblem } from '../http/problem';
import { DOWNLOADS_BUCKET, INSTALLERS_BUCKET } from './buckets';

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
    { config: { call: 'getpackageinstaller', subject: keyOf } },
    async (request) => {
      await sessions.require(request);
      const { bucket_name: bucket, object_key: key } = parse(linkRequest, request.body);
      if (archives.find(bucket, key) === undefined) {
        throw new HttpProblem(404, 'no-such-object', `There is no ${key} in ${bucket}.`);
      }
      return { download_url: originOf(request) + links.sign(bucket, key) };
    },
  );
}

function keyOf({ body }: { body: unknown }): string {
  return typeof body === 'object' && body !== null && 'object_key' in body ? String(body.object_key) : '';
}
