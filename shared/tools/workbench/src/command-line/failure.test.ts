/** @jest-environment node */
import { createServer, type RequestListener } from 'node:http';
import { end as endServer, listen } from '@portal/build/testing/servers';
import { openStore } from '@portal/releases';
import { printableError } from './failure';

const refusing =
  (status: number, code: string, message: string): RequestListener =>
  (_, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<Error><Code>${code}</Code><Message>${message}</Message></Error>`);

const LATER = 'Look at release status, and run the command again later.';

// REL-25.
test.each([
  ['is busy', refusing(503, 'SlowDown', 'Please reduce your request rate.'), LATER],
  ['fails', refusing(500, 'InternalError', 'We encountered an internal error.'), LATER],
  ['breaks the connection', (({ socket }) => void socket.destroy()) satisfies RequestListener, LATER],
  ['refuses this account', refusing(403, 'AccessDenied', 'Access Denied'), 'as whom.'],
  ['does not know the token', refusing(400, 'ExpiredToken', 'The provided token has expired.'), 'as whom.'],
] as const)('a bucket that %s is told with what to do', async (_, respond, end) => {
  const server = createServer(respond);
  const port = await listen(server);
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  });
  try {
    const error: unknown = await openStore('s3://portal')
      .read('remotes.json')
      .catch((cause: unknown) => cause);
    expect(printableError(error)).toMatch(
      /^The bucket (failed after several attempts|cannot be used): [^.]+\. /,
    );
    expect(String(printableError(error)).slice(-end.length)).toBe(end);
  } finally {
    await endServer(server);
  }
});

test('a full disk is told in a sentence, although the system names no file', () => {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  expect(printableError(error)).toBe('A file cannot be written: the disk is full.');
});

test('a read-only file system is told of a folder that cannot be made, too: Node.js says ENOENT', () => {
  const error = Object.assign(
    new Error("ENOENT: no such file or directory, mkdir '/srv/portal/remotes/mfe-cae'"),
    {
      code: 'ENOENT',
      syscall: 'mkdir',
      path: '/srv/portal/remotes/mfe-cae',
    },
  );
  expect(printableError(error)).toBe(
    '/srv/portal/remotes/mfe-cae cannot be written: the file system is read-only.',
  );
});
