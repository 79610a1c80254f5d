import { productByCode } from '@portal/catalog';
import { freshPage, injectContent, injectFault } from '@portal/testing';
import { countFaultHits } from '@portal/testing/faults';
import { MAX_VERSIONS, type SearchProgress, searchVersions } from './search-versions';

const product = productByCode('communicator');
const FOLDER = 'hoops-product/hoops-communicator/hoops-communicator';
const MD5 = '900150983cd24fb0d6963f7d28e17f72';

beforeEach(() => freshPage());

const search = (options: Partial<Parameters<typeof searchVersions>[2]> = {}) =>
  searchVersions(product, MD5, {
    except: '2026.3.0',
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...options,
  });

const withFile = (filename: string) => ({
  title: 'x',
  patches: [{ deep: { files: [{ filename, md5sum: MD5.toUpperCase() }] } }],
});

// VERIFY-4.
test('finds a file in another version, whatever the layout of its content', async () => {
  await injectContent(`${FOLDER}-2024.1.0.json`, withFile('Old.zip'));
  await expect(search()).resolves.toEqual({
    kind: 'found',
    file: { name: 'Old.zip', md5: MD5 },
    version: { name: '2024.1.0', href: '/hoops/communicator/downloads/2024.1.0' },
  });
});

// VERIFY-4.
test('leaves the version of the page out, unless the page does not list its files', async () => {
  await injectContent(`${FOLDER}-2026.3.0.json`, withFile('Same.zip'));
  await expect(search()).resolves.toMatchObject({ kind: 'not-found', complete: true });
  await expect(search({ except: null })).resolves.toMatchObject({
    kind: 'found',
    file: { name: 'Same.zip' },
  });
});

// VERIFY-4.
test('requests a limited number of versions, and says that it left some out', async () => {
  const versions = Array.from({ length: MAX_VERSIONS + 40 }, (_, index) => `2024.1.${index}`);
  await injectContent(`${FOLDER}-version.json`, [{ year: '2024', versions }]);
  await injectContent(`${FOLDER}-2024.1.`, { title: 'x' });
  const seen: SearchProgress[] = [];
  await expect(search({ onProgress: (progress) => seen.push(progress) })).resolves.toEqual({
    kind: 'not-found',
    compared: MAX_VERSIONS,
    complete: false,
  });
  expect(await countFaultHits()).toBe(MAX_VERSIONS + 1);
  expect(seen[0]).toEqual({ compared: 0, total: MAX_VERSIONS });
  expect(seen.at(-1)).toEqual({ compared: MAX_VERSIONS, total: MAX_VERSIONS });
});

// VERIFY-4.
test('ends early if the content cannot be read', async () => {
  await injectFault({ call: `content:${FOLDER}-20`, kind: 'status', status: 400 });
  await expect(search()).resolves.toEqual({ kind: 'not-found', compared: 0, complete: false });
  expect(await countFaultHits()).toBe(4);
});

test.each([
  [404, true],
  [400, false],
])('an index that is answered with %d leaves nothing to compare', async (status, complete) => {
  await injectFault({ call: `content:${FOLDER}-version.json`, kind: 'status', status });
  await expect(search()).resolves.toEqual({ kind: 'not-found', compared: 0, complete });
});

// VERIFY-4.
test('is canceled at any time', async () => {
  const canceled = new AbortController();
  const reason = new DOMException('canceled', 'AbortError');
  const result = search({ signal: canceled.signal, onProgress: () => canceled.abort(reason) });
  await expect(result).rejects.toBe(reason);
});
