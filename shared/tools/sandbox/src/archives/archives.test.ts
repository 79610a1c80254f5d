/** @jest-environment node */
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { archiveOf } from '.';

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');

test.each([
  ['packages/x/1/a.zip', 'PK\u0003\u0004'],
  ['packages/x/1/a.apk', 'PK\u0003\u0004'],
  ['packages/x/1/a.tar.gz', '\u001f\u008b\u0008'],
  ['packages/x/1/a.tar.xz', '\u00fd7zXZ\u0000'],
  ['packages/x/1/a.pdf', '%PDF-1.4'],
  ['packages/x/1/a.exe', 'MZ'],
  ['packages/x/1/a.dmg', 'a.dmg\n'],
])('%s begins as such a file does, and is the same each time', async (key, start) => {
  const bytes = await archiveOf(key);
  expect(bytes.subarray(0, start.length).toString('latin1')).toBe(start);
  expect(md5(await archiveOf(key))).toBe(md5(bytes));
});

test('files of the same name differ by their folder', async () => {
  expect(md5(await archiveOf('packages/x/1/a.zip'))).not.toBe(md5(await archiveOf('packages/x/2/a.zip')));
});

test('no file is larger than a few MB', async () => {
  const sizes = await Promise.all(Array.from({ length: 60 }, (_, i) => archiveOf(`packages/x/${i}.zip`)));
  expect(Math.max(...sizes.map(({ length }) => length))).toBeLessThan(2.5e6);
});

test('a tar.gz unpacks to a tar archive with right sums', async () => {
  const tar = gunzipSync(await archiveOf('packages/x/1/a.tar.gz'));
  expect(tar.subarray(257, 263).toString('latin1')).toBe('ustar\u0000');
  expect(tar.subarray(0, 10).toString()).toBe('README.txt');
  expect(tar.length % 512).toBe(0);
  const stated = Number.parseInt(tar.subarray(148, 154).toString(), 8);
  const header = Buffer.concat([tar.subarray(0, 148), Buffer.from(' '.repeat(8)), tar.subarray(156, 512)]);
  expect(header.reduce((sum, byte) => sum + byte, 0)).toBe(stated);
});

test('a zip lists its files and has the same date in every time zone', async () => {
  const zip = await archiveOf('packages/x/1/a.zip');
  const text = zip.toString('latin1');
  expect(text).toContain('README.txt');
  expect(text).toContain('payload.bin');
  // DOS time 12:00:00 and date 2024-01-31 of the first entry.
  expect([zip.readUInt16LE(10), zip.readUInt16LE(12)]).toEqual([12 << 11, (44 << 9) | (1 << 5) | 31]);
});
