import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FolderStore } from '@portal/federation/release';
import { remotes } from '../../support/remotes';
import { startPortal } from '../../support/server';
import { makeTempFolder, releaseBuilt } from './built-release';
import { freePort } from './free-port';
import { type Nginx, startNginx } from './nginx';
import type { NginxBinary } from './nginx-binary';

const LOCAL_CONFIG = fileURLToPath(new URL('../../../shared/sandbox/portal.config.json', import.meta.url));
/** Known to nginx only. */
export const CONTENT_KEY = 'content-key-of-the-operator';

/** The portal as an operator runs it: nginx serves the released folders and proxies the services. */
export interface Deployed {
  readonly origin: string;
  /** Origin of the remotes' files. */
  readonly remotesOrigin: string;
  readonly store: FolderStore;
  readonly nginx: Nginx;
  readonly brotli: boolean;
  /** Headers of the requests that reached the content repository. */
  readonly contentCalls: readonly IncomingHttpHeaders[];
  stop(): Promise<void>;
}

/** Starts a proxy in front of the content repository that records the headers of each request. */
async function startRecordingProxy(target: string) {
  const calls: IncomingHttpHeaders[] = [];
  const server = createServer((incoming, response) => {
    calls.push(incoming.headers);
    const { method, url = '/', headers } = incoming;
    const upstream = request(new URL(url, target), { method, headers }, (proxied) => {
      response.writeHead(proxied.statusCode ?? 502, proxied.headers);
      proxied.pipe(response);
    });
    upstream.on('error', () => response.writeHead(502).end());
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { calls, origin, stop };
}

/** Writes the local stack's configuration, changed as an operator of this deployment would. */
async function writeConfig(
  folder: string,
  origin: string,
  remotesOrigin: string,
  overrides: boolean,
): Promise<void> {
  const config = JSON.parse(await readFile(LOCAL_CONFIG, 'utf8')) as object;
  const own = {
    remoteOrigins: [remotesOrigin],
    observability: {
      dsn: `${origin.replace('//', '//public@')}/services/errors/1`,
      environment: 'test',
      release: 'portal@test',
    },
    tracking: { eventId: 'none' },
    overrides: { enabled: overrides },
  };
  await writeFile(join(folder, 'portal.config.json'), JSON.stringify({ ...config, ...own }));
}

/** Sources that the README of host/deploy adds to the policy for overrides. */
const OVERRIDE_SCRIPTS = 'http://localhost:* http://127.0.0.1:*';
const OVERRIDE_CALLS = `${OVERRIDE_SCRIPTS} ws://localhost:* ws://127.0.0.1:*`;

export interface DeployOptions {
  /** Whether the operator allows overrides. Default: false. */
  readonly overrides?: boolean;
}

/** Releases the workspace's build into a folder and serves it with nginx. */
export async function deploy(
  binary: NginxBinary,
  { overrides = false }: DeployOptions = {},
): Promise<Deployed> {
  const [site, work] = [await makeTempFolder(), await makeTempFolder()];
  const services = await startPortal();
  const content = await startRecordingProxy(services.origin);
  const [port, remotesPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  // Another host name, so that the browser treats it as another site, not only another origin.
  const remotesOrigin = `http://localhost:${remotesPort}`;
  const store = new FolderStore(site.path);
  await releaseBuilt(store, 'host');
  for (const { name } of remotes) await releaseBuilt(store, name, { baseUrl: remotesOrigin });
  await writeConfig(site.path, origin, remotesOrigin, overrides);
  const nginx = await startNginx({
    binary,
    folder: work.path,
    ports: [port, remotesPort],
    servers: [
      [
        'portal.conf.template',
        {
          PORTAL_LISTEN: `127.0.0.1:${port}`,
          PORTAL_ROOT: site.path,
          PORTAL_SERVICES: services.origin,
          PORTAL_CONTENT_API: `${content.origin}/services/content`,
          PORTAL_CONTENT_REPOSITORY: 'portal/content',
          PORTAL_CONTENT_KEY: CONTENT_KEY,
          PORTAL_SCRIPT_ORIGINS: overrides ? `${remotesOrigin} ${OVERRIDE_SCRIPTS}` : remotesOrigin,
          PORTAL_CONNECT_ORIGINS: overrides ? OVERRIDE_CALLS : '',
          PORTAL_FRAME_ORIGINS: '',
          PORTAL_IMAGE_ORIGINS: '',
        },
      ],
      ['remotes.conf.template', { REMOTES_LISTEN: `${remotesPort}`, REMOTES_ROOT: site.path }],
    ],
  });
  return {
    origin,
    remotesOrigin,
    store,
    nginx,
    brotli: binary.brotli !== undefined,
    contentCalls: content.calls,
    async stop() {
      await nginx.stop();
      await content.stop();
      await services.stop();
      await Promise.all([site.remove(), work.remove()]);
    },
  };
}
