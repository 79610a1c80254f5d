/** @jest-environment node */
import { FolderStore } from '@portal/releases';
import { publishHost, removeFolders, scratchFolder } from '@portal/releases/testing';
import { describeMatrix, matrixHosts } from './matrix';

afterEach(removeFolders);

/** A store whose hosts were live one after the other. */
async function storeWith(...versions: readonly string[]): Promise<FolderStore> {
  const to = new FolderStore(await scratchFolder());
  for (const version of versions) await publishHost(to, version, {}, { promote: true });
  return to;
}

const rolesOf = async (request: Parameters<typeof matrixHosts>[0]) =>
  (await matrixHosts(request)).map(({ role, version }) => `${role} ${version}`);

// MATRIX-1.
test('the hosts are the oldest of the record, the live one and the next', async () => {
  const [from, next] = [await storeWith('1.0.0', '1.1.0', '1.2.0'), await storeWith('2.0.0')];
  expect(await rolesOf({ from, next })).toEqual(['oldest 1.0.0', 'live 1.2.0', 'next 2.0.0']);
  expect(await rolesOf({ from, oldest: '1.1.0' })).toEqual(['oldest 1.1.0', 'live 1.2.0']);
});

// MATRIX-1.
test('a host with two roles is tried once; one that is not there is refused', async () => {
  const from = await storeWith('1.0.0');
  expect(await rolesOf({ from, next: from })).toEqual(['live 1.0.0']);
  await expect(rolesOf({ from, oldest: '0.9.0' })).rejects.toThrow('no release 0.9.0 of the host');
  const empty = new FolderStore(await scratchFolder());
  await expect(rolesOf({ from: empty })).rejects.toThrow('has no release of the host');
});

// MATRIX-1.
test('prints one line for each host, and what breaks below it', () => {
  const report = { name: 'mfe-x', version: '1.0.0', owner: undefined, breaks: [], warnings: [] };
  expect(
    describeMatrix([
      { host: { role: 'live', version: '1.2.0' }, report },
      { host: { role: 'next', version: '2.0.0' }, report: { ...report, breaks: ['/x: it broke'] } },
    ]),
  ).toEqual([
    'live    host 1.2.0  mfe-x 1.0.0  works',
    'next    host 2.0.0  mfe-x 1.0.0  breaks',
    '  /x: it broke',
  ]);
});
