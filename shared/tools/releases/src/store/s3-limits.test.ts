/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import { end, listen } from '@portal/build/testing/servers';
import { type Bucket, startBucket } from '../testing/bucket';
import { connect, type S3Limits } from './s3-client';
import { S3Store } from './s3-store';
import { bytesOf } from './store';

/** Fewer attempts than the SDK makes by itself. */
const LIMITS: S3Limits = { connectMs: 1_000, idleMs: 60_000, requestMs: 60, attempts: 2 };

let bucket: Bucket;
let server: Server;
/** Requests that the provider received. */
let received: number;
/** What it does with each; the default never responds. */
let respond: RequestListener;

beforeEach(async () => {
  // Sets the credentials and the region.
  bucket = await startBucket();
  received = 0;
  respond = () => undefined;
  server = createServer((request, response) => {
    received += 1;
    respond(request, response);
  });
  process.env.AWS_ENDPOINT_URL_S3 = `http://127.0.0.1:${await listen(server)}`;
});
afterEach(async () => {
  await end(server);
  await bucket.close();
});

const openStore = (limits: Partial<S3Limits> = {}) =>
  new S3Store({ bucket: 'portal', prefix: '' }, { ...LIMITS, ...limits });

// REL-25.
test.each([
  ['reading', (store: S3Store) => store.read('a')],
  ['writing', (store: S3Store) => store.create('a', bytesOf('text'))],
  ['listing', (store: S3Store) => store.list('a')],
  ['deleting', (store: S3Store) => store.remove(['a'])],
])('%s from a provider that never responds ends after as many attempts as are allowed', async (_, use) => {
  // As the client counts them: on a busy machine, the provider may not have seen the first one yet.
  await expect(use(openStore())).rejects.toMatchObject({ name: 'TimeoutError', $metadata: { attempts: 2 } });
});

// REL-25: the connection's limit has no test of its own, because every address of a test answers.
test('clients have all limits by default', async () => {
  const client = await connect();
  respond = (_, response) => response.writeHead(200).end('text');
  await client.getObject({ Bucket: 'portal', Key: 'a' });
  const handler = client.config.requestHandler as unknown as { httpHandlerConfigs(): unknown };
  expect(await client.config.maxAttempts()).toBe(3);
  expect(handler.httpHandlerConfigs()).toMatchObject({
    connectionTimeout: 5_000,
    socketTimeout: 30_000,
    requestTimeout: 120_000,
    throwOnRequestTimeout: true,
  });
});

// REL-25.
test('a provider that is silent once is asked again', async () => {
  respond = (_, response) => {
    if (received > 1) response.writeHead(200, { etag: '"1"' }).end('text');
  };
  // Time for the second request on a busy machine.
  const store = openStore({ requestMs: 1_000 });
  expect(await store.read('a')).toEqual({ bytes: bytesOf('text'), tag: '"1"' });
  expect(received).toBe(2);
});

// REL-25.
test('a body that stops in the middle is read again, as often as is allowed, and then an error', async () => {
  const whole = 'the beginning and the end';
  let torn = 1;
  respond = ({ socket }, response) => {
    response.writeHead(200, { etag: '"1"', 'content-length': whole.length });
    torn -= 1;
    if (torn < 0) response.end(whole);
    else response.write(whole.slice(0, 13), () => socket.destroy());
  };
  const store = openStore({ requestMs: 5_000 });
  expect(await store.read('a')).toEqual({ bytes: bytesOf(whole), tag: '"1"' });
  expect(received).toBe(2);
  torn = 9;
  await expect(store.read('a')).rejects.toMatchObject({
    message: 's3://portal/a stopped in the middle',
    $metadata: { attempts: 2 },
  });
  expect(received).toBe(4);
});

// REL-25.
test('a body that falls silent in the middle is one that stops there', async () => {
  respond = (_, response) => {
    response.writeHead(200, { etag: '"1"', 'content-length': '100' }).write('the beginning');
  };
  const store = openStore({ idleMs: 60, requestMs: 5_000 });
  await expect(store.read('a')).rejects.toThrow('s3://portal/a stopped in the middle');
});
