import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn } from '@portal/build/files-in';
import { writeFiles } from '@portal/build/testing';
import { findNginx } from '../find-nginx';
import { PORTAL_TEMPLATES, preparePortal } from '../portal-variables';
import { startNginx, type Variables } from '../start-nginx';
import { Client } from './client';
import { expireCache } from './expire-cache';

const binary = findNginx();

/** `test`, skipped where nginx is neither installed nor available as Debian's packages. With `CI` set it fails there. */
export const testWithNginx = 'reason' in binary && !process.env.CI ? test.skip : test;

/** The files of a store with a host release. */
const STORE: Readonly<Record<string, string>> = {
  'index.html': '<p>index</p>',
  'host/headers.conf': 'add_header "x-from-release" "1" always;\n',
  'host/main.1.js': 'main()',
  'registry/cae.json': '{"owners":["mfe-cae"]}',
  'registry/@none.json': '{}',
  'portal.config.json': '{}',
};

/** A portal behind nginx, with a store of a few files and without services, on free ports. */
export type TestDeployment = Awaited<ReturnType<typeof startDeployment>>;

export interface TestDeploymentOptions {
  /** Variables that differ from those of {@link preparePortal}. */
  readonly variables?: Variables;
  /** Address that it listens at. Default: `127.0.0.1`. */
  readonly address?: string;
  /** Files of the store, in addition or instead; `null` leaves one out. */
  readonly files?: Readonly<Record<string, string | null>>;
}

/** Starts nginx with the portal's configuration. @throws with nginx's reason if it does not start. */
export async function startDeployment(options: TestDeploymentOptions = {}) {
  const { variables = {}, address = '127.0.0.1', files = {} } = options;
  if ('reason' in binary) throw new Error(binary.reason);
  const folder = await mkdtemp(join(tmpdir(), 'portal-nginx-'));
  const root = join(folder, 'store');
  const present = Object.entries({ ...STORE, ...files }).flatMap(([path, text]) =>
    text === null ? [] : [[path, text]],
  );
  writeFiles(root, Object.fromEntries(present));
  const { port, plainPort, contentPort, certificate, ...prepared } = await preparePortal(folder, root);
  const listen = { PORTAL_LISTEN: `${address}:${port}`, PORTAL_LISTEN_PLAIN: `${address}:${plainPort}` };
  const start = startNginx({
    binary,
    folder,
    templates: PORTAL_TEMPLATES,
    variables: { ...prepared.variables, ...listen, ...variables },
    ports: [port, plainPort, contentPort],
  });
  const remove = () => rm(folder, { recursive: true, force: true });
  const nginx = await start.catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  const client = new Client(certificate.cert);
  return {
    /** Of the portal, with HTTPS. */
    port,
    origin: `https://localhost:${port}`,
    plainOrigin: `http://localhost:${plainPort}`,
    client,
    nginx,
    /** The store's folder. */
    root,
    /** Everything in nginx's logs. */
    async logs() {
      const paths = await filesIn(join(folder, 'logs'));
      return (await Promise.all(paths.map((path) => readFile(path, 'utf8')))).join('\n');
    },
    /** Makes all cached content as old as if its minute had passed. */
    expireContent: () => expireCache(join(folder, 'cache')),
    async stop() {
      client.close();
      await nginx.stop();
      await remove();
    },
  };
}
