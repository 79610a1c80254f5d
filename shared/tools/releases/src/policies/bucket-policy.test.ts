/** @jest-environment node */
import { collectGarbage, readMark } from '../garbage/collect-garbage';
import { findStaleShards, readRegistry } from '../registry/registry-store';
import { type ReleaseOptions, release } from '../release';
import { openStore } from '../store/open-store';
import { bytesOf, type ReleaseStore } from '../store/store';
import { type Bucket, startBucket } from '../testing/bucket';
import { isAllowed } from '../testing/evaluate-policy';
import { fakeHost, publishHost, publishRemote, removeFolders } from '../testing/fake-release';
import {
  hostStatements,
  type PolicyDocument,
  pagesStatements,
  policyDocument,
  teamStatements,
  trafficStatements,
} from './policies';

const ARN = 'arn:aws:s3:::portal';
const STORE = { arn: ARN, prefix: 'dev/portal' };
const DAY = 86_400_000;
const TEAMS = ['mfe-cae', 'mfe-hoops', 'mfe-points'];

/** The policy of each access key: the operator's, the host's, and one for each team. */
const POLICIES: Readonly<Record<string, PolicyDocument>> = {
  traffic: policyDocument(trafficStatements(STORE)),
  host: policyDocument(hostStatements(STORE)),
  pages: policyDocument(pagesStatements(STORE)),
  // The account that removes releases, and for which no policy is printed.
  owner: policyDocument([{ Effect: 'Allow', Action: ['s3:*'], Resource: [ARN, `${ARN}/*`] }]),
  ...Object.fromEntries(TEAMS.map((name) => [name, policyDocument(teamStatements(STORE, name))])),
};

let bucket: Bucket;
beforeEach(async () => {
  bucket = await startBucket({
    allows({ accessKey, ...request }) {
      const policy = POLICIES[accessKey];
      return policy !== undefined && isAllowed(policy, ARN, request);
    },
  });
});
afterEach(async () => {
  await bucket.close();
  await removeFolders();
});

/** The store, opened with a team's credentials. */
async function storeOf(accessKey: string): Promise<ReleaseStore> {
  process.env.AWS_ACCESS_KEY_ID = accessKey;
  const store = openStore(`s3://${bucket.name}/${STORE.prefix}`);
  // The client reads its credentials with its first request, and keeps them.
  await store.read('remotes.json');
  return store;
}

const part = (name: string, version = '1.0.0') => ({ name, version });
const publish = (to: ReleaseStore, name: string, options: Partial<ReleaseOptions> = {}) =>
  publishRemote(to, part(name), options);

// LEAST-1, LEAST-2.
test('each team publishes with its own credentials, all at once; the operator lists what they published', async () => {
  const traffic = await storeOf('traffic');
  await publishHost(traffic, '1.0.0');
  const stores: [string, ReleaseStore][] = [];
  for (const name of TEAMS) stores.push([name, await storeOf(name)]);
  await Promise.all(stores.map(([name, store]) => publish(store, name, { filesOnly: true })));
  expect((await readRegistry(traffic)).microFrontends).toEqual({});

  await Promise.all(
    TEAMS.map((name) => release({ from: traffic, to: traffic, ...part(name), promote: true })),
  );
  expect(Object.keys((await readRegistry(traffic)).microFrontends).sort()).toEqual(TEAMS);
  expect(await findStaleShards(traffic)).toEqual([]);
});

// LEAST-2, REL-15.
test('the operator lists what a collection has marked as unused, and the mark no longer counts', async () => {
  const [team, traffic, owner] = [await storeOf('mfe-cae'), await storeOf('traffic'), await storeOf('owner')];
  await publish(team, 'mfe-cae', { filesOnly: true });
  expect((await collectGarbage(owner, { olderThan: DAY })).releases).toMatchObject([{ kind: 'marked' }]);
  await release({ from: traffic, to: traffic, ...part('mfe-cae') });
  expect(Object.keys((await readRegistry(traffic)).microFrontends)).toEqual(['mfe-cae']);
  expect((await readMark(owner, part('mfe-cae'))).kind).toBe('void');
});

// LEAST-2, REL-15.
test('no record that the operator can write ages a release', async () => {
  const [team, traffic, owner] = [await storeOf('mfe-cae'), await storeOf('traffic'), await storeOf('owner')];
  await publish(team, 'mfe-cae', { filesOnly: true });
  const old = bytesOf('{"since":"2020-01-01T00:00:00.000Z"}\n');
  await traffic.create('.used/mfe-cae@1.0.0.json', old);
  for (const kind of ['marked', 'waiting'])
    expect((await collectGarbage(owner, { olderThan: DAY })).releases).toMatchObject([{ kind }]);
});

// LEAST-2, REL-21.
test('the operator makes a host live that has not every document of the host before', async () => {
  const traffic = await storeOf('traffic');
  for (const [version, documents] of [
    ['1.0.0', ['start.html']],
    ['2.0.0', []],
  ] as const)
    await publishHost(traffic, version, { documents }, { promote: true });
  const [former, document] = await Promise.all(
    ['start.html', 'index.html'].map((path) => traffic.read(path)),
  );
  expect(former?.bytes).toEqual(document?.bytes);
});

// LEAST-1.
test('a team can neither write for another team nor move traffic', async () => {
  const team = await storeOf('mfe-cae');
  const before = [...bucket.writes];
  await expect(publish(team, 'mfe-hoops', { filesOnly: true })).rejects.toThrow('AccessDenied');
  await expect(
    team.replace([{ path: 'remotes.json', bytes: bytesOf('{}'), expected: null }]),
  ).rejects.toThrow('AccessDenied');
  for (const path of ['index.html', 'portal.config.json', 'host/main.js', 'registry/cae.json'])
    await expect(team.create(path, bytesOf(''))).rejects.toThrow('AccessDenied');
  expect(bucket.writes).toEqual(before);
});

// LEAST-1, LEAST-2.
test('nobody replaces or deletes a published file, and the operator publishes none for a team', async () => {
  const [team, traffic] = [await storeOf('mfe-cae'), await storeOf('traffic')];
  await publish(team, 'mfe-cae', { filesOnly: true });
  const path = 'remotes/mfe-cae/1.0.0/entry.js';
  const tag = (await team.read(path))?.tag ?? '';
  for (const store of [team, traffic]) {
    await expect(store.replace([{ path, bytes: bytesOf('other'), expected: tag }])).rejects.toThrow(
      'AccessDenied',
    );
    await expect(store.remove([path])).rejects.toThrow('AccessDenied');
  }
  await expect(publish(traffic, 'mfe-points', { filesOnly: true })).rejects.toThrow('AccessDenied');
  expect(new TextDecoder().decode((await team.read(path))?.bytes)).toBe('mfe-cae 1.0.0');
});

// LEAST-3.
test('the pipeline of the host publishes a release, and only the operator’s makes it live', async () => {
  const [host, traffic] = [await storeOf('host'), await storeOf('traffic')];
  const part = { name: 'host', version: '1.0.0' };
  const from = await fakeHost('1.0.0');
  await release({ from, to: host, ...part, filesOnly: true });
  const before = [...bucket.writes];
  await expect(release({ from, to: host, ...part, promote: true })).rejects.toThrow('AccessDenied');
  for (const path of ['index.html', 'host/live.json', 'host/headers.conf', 'remotes/mfe-cae/1.0.0/entry.js'])
    await expect(host.create(path, bytesOf(''))).rejects.toThrow('AccessDenied');
  expect(bucket.writes).toEqual(before);
  await release({ from: traffic, to: traffic, ...part });
  expect(await traffic.read('index.html')).not.toBeNull();
});

// LEAST-3.
test('the pipeline of the pages writes what is derived, and no document, registry or file of a release', async () => {
  const pages = await storeOf('pages');
  const derived = ['pages/cae.html', 'pages/cae.html.br', '.pages/cae.json', 'feeds/releases.atom'];
  for (const path of [...derived, 'releases.json', 'sitemap.xml.gz', 'robots.txt'])
    expect(await pages.create(path, bytesOf('{}'))).toBe(true);
  for (const path of [
    'index.html',
    'remotes.json',
    'registry/cae.json',
    'host/live.json',
    'portal.config.json',
  ])
    await expect(pages.create(path, bytesOf(''))).rejects.toThrow('AccessDenied');
  await expect(pages.create('remotes/mfe-cae/1.0.0/entry.js', bytesOf(''))).rejects.toThrow('AccessDenied');
});

// LEAST-1.
test('without credentials that the bucket knows, nothing can be read', async () => {
  await expect(storeOf('unknown-key')).rejects.toThrow('AccessDenied');
});
