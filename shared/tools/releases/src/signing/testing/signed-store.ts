import type { Trust } from '@portal/contract';
import { readPageSources } from '@portal/rendered-pages/read-parts';
import { HOST } from '../../manifest';
import { DryRunStore } from '../../store/dry-run-store';
import { FolderStore } from '../../store/folder-store';
import { type ReleaseStore, replaceOne } from '../../store/store';
import { type FakeRemote, publishHost, publishRemote, scratchFolder } from '../../testing/fake-release';
import { verifyReleases } from '../../verify/verify-releases';
import { makeKeyPair, signingKey } from '../keys';

const CONFIG = JSON.stringify({ content: { apiBase: '/content', repository: 'o/r' } });

/** Name of the remote in {@link signedStore}. */
export const NAME = 'mfe-x';

const team = makeKeyPair();
const operator = makeKeyPair();
/** The key of the operator, who may sign the host only. */
export const operatorKey = signingKey('operator-2026', operator.privateKey);
export const trust: Trust = {
  mode: 'require',
  keys: [
    { id: 'x-2026', key: team.publicKey, remotes: [NAME] },
    { id: 'operator-2026', key: operator.publicKey, remotes: [HOST] },
  ],
  oldest: {},
};

const loading = (file: string) => ({ files: [{ file, integrity: 'sha256-AAAA' }], provided: ['react'] });
const statements = { 'provenance.json': '{"subject":[]}\n', 'sbom.cdx.json': '{"components":[]}\n' };

/** A store with a host and a remote, both signed, that has everything that a release can have. */
export async function signedStore(): Promise<FolderStore> {
  const store = new FolderStore(await scratchFolder());
  await publishHost(store, '1.0.0', {
    trust,
    render: 'exports.pages = [];',
    signing: operatorKey,
    exports: { react: ['use'] },
    files: { ...statements, 'render.css': 'a { color: red }' },
  });
  const remote: FakeRemote = {
    name: NAME,
    version: '1.0.0',
    owns: ['/x/*', '/x/:id'],
    render: 'exports.default = {};',
    signing: signingKey('x-2026', team.privateKey),
    weight: {
      budgets: { firstLoad: 9, total: 9, duplicates: 0, longTasks: 9 },
      measured: { firstLoad: 1, total: 1, duplicates: [] },
    },
    uses: { react: ['use'] },
    files: { ...statements, 'render.css': 'b { color: red }', 'entry.js.LICENSE.txt': 'MIT' },
    portal: {
      owner: { team: 'X', contact: '#x', runbook: 'https://x.example/run' },
      slots: ['start.aside'],
      requires: { react: '^19.0.0' },
      first: loading('page.js'),
      preload: { '/x/*': loading('page.js') },
      slotFiles: { 'start.aside': loading('page.js') },
    },
  };
  const record = { longTasks: 5, forced: ['long tasks: 5 ms'] };
  await publishRemote(store, remote, { record });
  return store;
}

/** The store with one file replaced, in memory. */
export async function withFile(store: ReleaseStore, path: string, bytes: Uint8Array): Promise<DryRunStore> {
  const changed = new DryRunStore(store);
  if (!(await replaceOne(changed, path, bytes, await store.read(path))))
    throw new Error(`${path} is not replaced`);
  return changed;
}

/** What a verification says of a store, one line each. */
export async function verified(changed: ReleaseStore): Promise<string[]> {
  try {
    const findings = await verifyReleases(changed, { trust });
    return findings.map((finding) =>
      finding.kind === 'broken'
        ? `${finding.path} ${finding.reason}`
        : `${finding.path} was repaired ${finding.how}`,
    );
  } catch (error) {
    return [String(error)];
  }
}

/** The error with which a renderer refuses to run a store's code; `undefined`: it runs it. */
export const renderRefusal = (changed: ReleaseStore): Promise<string | undefined> =>
  readPageSources(changed, 'https://portal.example', CONFIG, trust).then(
    () => undefined,
    (error: Error) => error.message,
  );
