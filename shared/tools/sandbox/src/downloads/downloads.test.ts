/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { forTests, startTestSandbox } from '../testing/test-sandbox';
import type { Visitor } from '../testing/visitor';

const KEY = 'packages/communicator/2026.3.0/HOOPS_Communicator_2026.3.0_Windows.zip';
const INSTALLER = 'releases/2024.6.0/HOOPS_Web_Platform_2024.6.0_Windows.exe';

const sandbox = forTests(startTestSandbox);
const ownObjects = forTests(() =>
  startTestSandbox({ content: { 'objects.md5': '0123 5 portal-downloads packages/x/1/a.zip\r\n' } }),
);
let visitor: Visitor;
beforeEach(async () => {
  visitor = await sandbox.signedIn('new@start.example', 'welcome');
});

const ask = (body: object) => visitor.account('getpackageinstaller', body);

async function linkTo(key: string, bucket: object = { bucket_name: 'portal-downloads' }): Promise<string> {
  const answer: unknown = await (await ask({ ...bucket, object_key: key })).json();
  return (answer as { download_url: string }).download_url;
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('the link call', () => {
  // CALL-14.
  test('returns a URL of the same origin', async () => {
    const link = new URL(await linkTo(KEY));
    expect(link.origin).toBe(sandbox.origin);
    expect(link.pathname).toBe(`/services/downloads/portal-downloads/${KEY}`);
  });

  // CALL-15.
  test('returns a URL for installers too', async () => {
    const link = await linkTo(INSTALLER, { bucket_name: 'portal-installers', region: 'us-west-1' });
    expect((await fetch(link)).status).toBe(200);
  });

  test.each([
    ['an unknown bucket', { bucket_name: 'other', object_key: KEY }, 'body.bucket_name'],
    ['no bucket', { object_key: KEY }, 'body.bucket_name'],
    ['an empty key', { bucket_name: 'portal-downloads', object_key: '' }, 'body.object_key'],
    ['no region', { bucket_name: 'portal-installers', object_key: INSTALLER }, 'body.region'],
    [
      'another region',
      { bucket_name: 'portal-installers', object_key: INSTALLER, region: 'eu' },
      'body.region',
    ],
  ])('refuses %s', async (_, body, field) => {
    const answer = await ask(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: 'invalid-input', problems: [{ path: field }] });
  });

  test.each([
    ['does not exist', 'packages/communicator/2026.3.0/nothing.zip', 'portal-downloads'],
    ['lies in the other bucket', INSTALLER, 'portal-downloads'],
    ['leads elsewhere', '../../accounts.json', 'portal-downloads'],
  ])('refuses a key that %s', async (_, object_key, bucket_name) => {
    const answer = await ask({ bucket_name, object_key });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: 'no-such-object' });
  });
});

test('the list of objects may have the line ends of Windows, and a failure is told in the console', async () => {
  const own = await ownObjects.signedIn('new@start.example', 'welcome');
  const key = { bucket_name: 'portal-downloads', object_key: 'packages/x/1/a.zip' };
  const answer = await own.account('getpackageinstaller', key);
  expect(answer.status).toBe(200);
  const print = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { download_url } = (await answer.json()) as { readonly download_url: string };
  const failed = await fetch(download_url);
  expect([failed.status, await failed.json()]).toEqual([
    500,
    { error: 'internal', message: expect.stringContaining('Their console has the details') },
  ]);
  expect(print).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('instead of 0123') }),
  );
  print.mockRestore();
});

describe('a download', () => {
  test('streams the archive with its name, length and ETag', async () => {
    const answer = await fetch(await linkTo(KEY));
    const bytes = await bytesOf(answer);
    const md5 = createHash('md5').update(bytes).digest('hex');
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-length': String(bytes.length),
      'content-type': 'application/zip',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      etag: `"${md5}"`,
      'content-disposition': expect.stringContaining(
        'attachment; filename="HOOPS_Communicator_2026.3.0_Windows.zip"',
      ),
    });
  });

  test('of any type is sent as it is, with its length', async () => {
    const link = await linkTo(INSTALLER, { bucket_name: 'portal-installers', region: 'us-west-1' });
    const { headers, body } = await fetch(link, { headers: { 'accept-encoding': 'br, gzip' } });
    await body?.cancel();
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('content-length')).toMatch(/^\d+$/);
  });

  test('has the MD5 sum of the content file', async () => {
    const path = 'content-data/hoops-product/hoops-communicator/hoops-communicator-2026.3.0.json';
    const answer = await visitor.json(`/services/content/repos/portal/content/contents/${path}?ref=main`);
    const content = Buffer.from((answer as { content: string }).content, 'base64').toString();
    const md5 = createHash('md5')
      .update(await bytesOf(await fetch(await linkTo(KEY))))
      .digest('hex');
    expect(content).toContain(md5);
  });

  test.each([
    ['bytes=0-9', 0, 10],
    ['bytes=100-', 100, undefined],
    ['bytes=-16', -16, undefined],
  ])('gives the range %s', async (range, start, end) => {
    const link = await linkTo(KEY);
    const whole = await bytesOf(await fetch(link));
    const answer = await fetch(link, { headers: { range } });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toMatch(new RegExp(`^bytes \\d+-\\d+/${whole.length}$`));
    expect(await bytesOf(answer)).toEqual(whole.subarray(start, end));
  });

  test('refuses a range beyond its end', async () => {
    const answer = await fetch(await linkTo(KEY), { headers: { range: 'bytes=99999999-' } });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/);
    expect(await answer.json()).toMatchObject({ message: expect.any(String) });
  });

  test.each([
    ['goes on while the file is the same', true, 206],
    ['starts again when it is another', false, 200],
  ])('that is resumed %s', async (_, same, status) => {
    const link = await linkTo(KEY);
    const etag = same ? ((await fetch(link, { method: 'HEAD' })).headers.get('etag') ?? '') : '"other"';
    const answer = await fetch(link, { headers: { range: 'bytes=5-', 'if-range': etag } });
    expect(answer.status).toBe(status);
  });

  test('responds 304 if the client already has the file', async () => {
    const link = await linkTo(KEY);
    const etag = (await fetch(link, { method: 'HEAD' })).headers.get('etag') ?? '';
    expect((await fetch(link, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('needs no session, only its link', async () => {
    const link = await linkTo(KEY);
    await visitor.delete('/services/account/session');
    expect((await fetch(link)).status).toBe(200);
  });

  test('is made once, also when it is asked for twice at the same time', async () => {
    const key = 'packages/exchange/2026.3.0/HOOPS_Exchange_2026.3.0_Linux.tar.gz';
    const link = await linkTo(key);
    const [one, other] = await Promise.all([fetch(link).then(bytesOf), fetch(link).then(bytesOf)]);
    expect(one.equals(other)).toBe(true);
    const files = await readdir(join(sandbox.dataDir, 'archives'));
    expect(files.filter((name) => name.endsWith('.gz'))).toHaveLength(1);
  });
});

describe('a link is refused', () => {
  const refused = async (link: string) => {
    const answer = await fetch(link);
    return [answer.status, ((await answer.json()) as { error: string }).error];
  };

  test('when it is too old', async () => {
    const link = await linkTo(KEY);
    sandbox.advance(5 * 60_000 - 1);
    expect((await fetch(link)).status).toBe(200);
    sandbox.advance(1);
    expect(await refused(link)).toEqual([403, 'expired-link']);
  });

  test.each([
    ['its expiry date is changed', (link: URL) => link.searchParams.set('expires', '9999999999999')],
    ['its signature is wrong', (link: URL) => link.searchParams.set('signature', '00')],
    ['its key is changed', (link: URL) => (link.pathname = link.pathname.replace('Windows', 'Linux'))],
    [
      'its bucket is changed',
      (link: URL) => (link.pathname = link.pathname.replace('-downloads', '-installers')),
    ],
  ])('when %s', async (_, change) => {
    const link = new URL(await linkTo(KEY));
    change(link);
    expect(await refused(link.href)).toEqual([403, 'forged-link']);
  });

  // BOX-3.
  test('when it has no signature', async () => {
    expect(await refused((await linkTo(KEY)).split('?', 1)[0] ?? '')).toEqual([400, 'invalid-input']);
  });
});
