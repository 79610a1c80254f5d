import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROBE } from '../store/probe-conditions';
import { type MemoryS3Options, memoryS3 } from './s3/memory-s3';
import type { Refusal } from './s3/objects';

export type Bucket = Awaited<ReturnType<typeof startBucket>>;

/** Environment of the client. Any secret works, because signatures are not checked. */
const environment = (endpoint: string): NodeJS.ProcessEnv => ({
  AWS_ENDPOINT_URL_S3: endpoint,
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
});

/** Serves a bucket over HTTP and sets the client's environment variables to it. */
export async function startBucket(
  options: Pick<MemoryS3Options, 'pageSize' | 'ignores' | 'allows' | 'tears'> = {},
) {
  const name = 'portal';
  const writes: string[] = [];
  const requests: Record<string, number> = {};
  const refusals: Refusal[] = [];
  let allowed = Number.POSITIVE_INFINITY;
  const server = createServer(
    memoryS3({
      bucket: name,
      ...options,
      beforeWrite(key) {
        // The probe is neither counted nor refused, so that tests can count the writes of a release.
        if (key.endsWith(PROBE)) return undefined;
        if (refusals.length > 0) return refusals.shift();
        if (allowed === 0) return { status: 403, code: 'AccessDenied' };
        allowed -= 1;
        writes.push(key);
        return undefined;
      },
    }),
  );
  server.on('request', ({ method = '' }) => {
    requests[method] = (requests[method] ?? 0) + 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, environment(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  return {
    name,
    /** Keys of successful writes and deletions, in order. */
    writes,
    requests,
    /** Accepts this many more writes, then rejects all further ones. Default: accepts all. */
    allow(changes: number) {
      allowed = changes;
    },
    /** Rejects the next writes whose conditions hold, one refusal per write. */
    refuse(...more: Refusal[]) {
      refusals.push(...more);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
