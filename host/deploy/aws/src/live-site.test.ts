/** @jest-environment node */
import { folderForTests } from '@portal/build/testing';
import { openStore, release } from '@portal/releases';
import { fakeHost, publishHost, removeFolders } from '@portal/releases/testing';
import { readLiveSite } from './live-site';

const folder = folderForTests();
afterEach(removeFolders);

// AWS-3.
test('reads the headers and the root files of the host that is live', async () => {
  const store = openStore(folder.path, '.');
  for (const version of ['1.0.0', '1.1.0']) await publishHost(store, version, {}, { promote: true });
  const site = await readLiveSite(store);
  const policy = site.headers['content-security-policy'];
  // The script of the document before is still allowed.
  expect(policy?.match(/'sha256-/g)).toHaveLength(2);
  expect([...site.rootFiles].sort()).toEqual(['headers.json', 'index.html']);
});

// AWS-1.
test('knows the root files of a host that is published and not live yet: the CDN is deployed before it is', async () => {
  const store = openStore(folder.path, '.');
  await publishHost(store, '1.0.0');
  const from = await fakeHost('1.1.0', { files: { 'root/icon.svg': '<svg/>' } });
  await release({ from, to: store, name: 'host', version: '1.1.0', filesOnly: true });
  expect([...(await readLiveSite(store)).rootFiles].sort()).toEqual([
    'headers.json',
    'icon.svg',
    'index.html',
  ]);
});

test('without a host it says what comes first', async () => {
  await expect(readLiveSite(openStore(folder.path, '.'))).rejects.toThrow(
    'has no host: release it first, then deploy PortalEdge.',
  );
});
