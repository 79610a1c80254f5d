/** @jest-environment node */
import { FolderStore } from '@portal/releases';
import { fakeHost, removeFolders, scratchFolder } from '@portal/releases/testing';
import { checkKey } from './check-release';
import { workspaceRemedies } from './remedies';
import { subjectOf } from './subject';
import { contextOf, NAME, publish, team, trusted, trustOf } from './testing';

afterAll(removeFolders);

afterEach(() => jest.restoreAllMocks());

// DOCTOR-2.
test.each([
  ['no key', {}, [trusted], 'is not signed', 'npm run keys -- new ../mfe-x.pem'],
  [
    'an unknown key',
    { PORTAL_SIGNING_KEY: team.privateKey, PORTAL_SIGNING_KEY_NAME: 'other' },
    [trusted],
    'is signed with an unknown key, other',
    `npm run keys -- trust other ${team.publicKey} --remotes mfe-x`,
  ],
  [
    'a key of another team',
    { PORTAL_SIGNING_KEY: team.privateKey, PORTAL_SIGNING_KEY_NAME: 'x-2026' },
    [{ ...trusted, remotes: ['mfe-y'] } as typeof trusted],
    'a key of another team',
    'npm run keys -- new ../mfe-x.pem',
  ],
  [
    'a file that cannot be read',
    { PORTAL_SIGNING_KEY: '/no/such.pem', PORTAL_SIGNING_KEY_NAME: 'x-2026' },
    [trusted],
    'The signing key /no/such.pem cannot be read',
    'export PORTAL_SIGNING_KEY=',
  ],
] as const)('the key is checked before anything is signed: %s', async (_, env, keys, message, mend) => {
  const store = new FolderStore(await scratchFolder());
  await publish(await fakeHost('1.0.0', { trust: trustOf(...keys) }), store, 'host', '1.0.0');
  jest.replaceProperty(process, 'env', { ...process.env, ...env });
  const finding = await checkKey(
    subjectOf({
      // It would be built; its key is looked at before.
      command: { kind: 'publish', name: NAME, version: '1.1.0' },
      context: contextOf(store, { directory: '/' }),
      remedies: workspaceRemedies,
    }),
  );
  expect(finding).toMatchObject({ state: 'blocked', message: expect.stringContaining(message) });
  expect(finding.mend.join('\n')).toContain(mend);
});
