import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';

/** A bucket on this machine. */
export interface Bucket {
  readonly name: string;
  /** Requests that changed something, as `PUT key`. */
  readonly writes: string[];
  /** Takes so many more changes, then refuses every other one. Default: all. */
  allow(changes: number): void;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly etag: string | undefined;
}

const answer = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);

function head(port: number, incoming: IncomingMessage): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const path = new URL(incoming.url ?? '', 'http://any').pathname;
    request({ port, path, method: 'HEAD' }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, etag: response.headers.etag });
    })
      .on('error', reject)
      .end();
  });
}

/** Whether the conditions of a PUT hold, as S3 documents them. */
async function conditionsHold(port: number, incoming: IncomingMessage): Promise<boolean> {
  const { 'if-match': match, 'if-none-match': noneMatch } = incoming.headers;
  if (match === undefined && noneMatch === undefined) return true;
  const there = await head(port, incoming);
  if (noneMatch === '*') return there.status === 404;
  return there.etag === match;
}

/**
 * s3rver with a gate before it. s3rver 3.7.1 takes every PUT, whatever its conditions are; the gate answers
 * those whose `If-Match` or `If-None-Match` does not hold with 412. One request at a time, for s3rver lets
 * readers see an object while it is being written.
 */
export async function startBucket(directory: string): Promise<Bucket> {
  const name = 'portal';
  const s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    // The address that the client signs is the gate's.
    allowMismatchedSignatures: true,
    vhostBuckets: false,
    configureBuckets: [{ name, configs: [] }],
  });
  const { port } = await s3.run();
  const writes: string[] = [];
  let allowed = Number.POSITIVE_INFINITY;
  let turn = Promise.resolve();

  const pass = (incoming: IncomingMessage, response: ServerResponse) =>
    new Promise<void>((resolve, reject) => {
      const { url = '', method = 'GET', headers } = incoming;
      const onward = request({ port, path: url, method, headers }, (reply) => {
        response.writeHead(reply.statusCode ?? 500, reply.headers);
        reply.pipe(response).on('close', resolve);
      });
      onward.on('error', reject);
      incoming.pipe(onward);
    });

  const write = async (incoming: IncomingMessage, response: ServerResponse) => {
    if (!(await conditionsHold(port, incoming))) return void answer(response, 412, 'PreconditionFailed');
    if (allowed === 0) return void answer(response, 403, 'AccessDenied');
    allowed -= 1;
    writes.push(new URL(incoming.url ?? '', 'http://any').pathname.replace(`/${name}/`, ''));
    await pass(incoming, response);
  };

  const gate: Server = createServer((incoming, response) => {
    const work = incoming.method === 'PUT' ? write : pass;
    turn = turn.then(() => work(incoming, response)).catch(() => void response.destroy());
  });
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  process.env.AWS_ENDPOINT_URL_S3 = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;
  process.env.AWS_REGION = 'eu-central-1';
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  // The credentials that s3rver knows.
  process.env.AWS_ACCESS_KEY_ID = 'S3RVER';
  process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER';

  return {
    name,
    writes,
    allow(changes) {
      allowed = changes;
    },
    async close() {
      gate.closeAllConnections();
      await new Promise((resolve) => gate.close(resolve));
      await s3.close();
    },
  };
}
