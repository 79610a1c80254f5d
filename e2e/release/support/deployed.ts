import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderStore } from '@portal/releases';
import {
  Client,
  freePort,
  type NginxBinary,
  PORTAL_TEMPLATES,
  preparePortal,
  startNginx,
} from '@portal/workbench/nginx';
import { readLocalConfig } from '../../support/config';
import { remotes } from '../../support/remotes';
import { startPortal } from '../../support/server';
import { makeTempFolder } from '../../support/temp-folder';
import { releaseBuilt } from './built-release';

/** The portal as an operator runs it: nginx serves the released folders and proxies the services, with HTTPS. */
export type Deployed = Awaited<ReturnType<typeof deploy>>;

/** Writes the local stack's configuration, changed as an operator of this deployment would. */
async function writeConfig(
  folder: string,
  origin: string,
  remotesOrigin: string,
  overrides: boolean,
): Promise<void> {
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
  await writeFile(
    join(folder, 'portal.config.json'),
    JSON.stringify({ ...(await readLocalConfig()), ...own }),
  );
}

/** Sources that the README of host/deploy adds to the policy for overrides. */
const OVERRIDE_SCRIPTS = 'http://localhost:* http://127.0.0.1:*';
const OVERRIDE_CALLS = `${OVERRIDE_SCRIPTS} ws://localhost:* ws://127.0.0.1:*`;

export interface DeployOptions {
  /** Whether the operator allows overrides. Default: false. */
  readonly overrides?: boolean;
}

/** Releases the workspace's build into a folder and serves it with nginx. */
export async function deploy(binary: NginxBinary, { overrides = false }: DeployOptions) {
  const [site, work] = [await makeTempFolder(), await makeTempFolder()];
  const services = await startPortal();
  const { port, certificate, variables } = await preparePortal(work.path, site.path);
  const remotesPort = await freePort();
  const origin = `https://localhost:${port}`;
  // Another host name, so that the browser treats it as another site, not only another origin.
  const remotesOrigin = `https://127.0.0.1:${remotesPort}`;
  const store = new FolderStore(site.path);
  await releaseBuilt(store, 'host');
  for (const { name } of remotes) await releaseBuilt(store, name, { baseUrl: remotesOrigin });
  await writeConfig(site.path, origin, remotesOrigin, overrides);
  const { PORTAL_CERTIFICATE: certificateFile = '', PORTAL_CERTIFICATE_KEY: keyFile = '' } = variables;
  // For the release tool, which requests the portal's documents.
  process.env.NODE_EXTRA_CA_CERTS = certificateFile;
  const client = new Client(certificate.cert);
  const nginx = await startNginx({
    binary,
    folder: work.path,
    ports: [port, remotesPort],
    templates: [...PORTAL_TEMPLATES, 'remotes.conf.template'],
    variables: {
      ...variables,
      PORTAL_SERVICES: services.origin,
      PORTAL_CONTENT_API: `${services.origin}/services/content`,
      PORTAL_SCRIPT_ORIGINS: overrides ? `${remotesOrigin} ${OVERRIDE_SCRIPTS}` : remotesOrigin,
      PORTAL_CONNECT_ORIGINS: overrides ? OVERRIDE_CALLS : '',
      REMOTES_LISTEN: `127.0.0.1:${remotesPort}`,
      REMOTES_HOST: '127.0.0.1',
      REMOTES_ROOT: site.path,
      REMOTES_CERTIFICATE: certificateFile,
      REMOTES_CERTIFICATE_KEY: keyFile,
    },
  });
  return {
    origin,
    /** Origin of the services behind nginx, for the tests' own controls. */
    servicesOrigin: services.origin,
    remotesOrigin,
    store,
    /** Sends requests without a browser. */
    client,
    nginx,
    /** Whether nginx serves .br files. */
    brotli: binary.brotli !== undefined,
    async stop() {
      client.close();
      await nginx.stop();
      await services.stop();
      delete process.env.NODE_EXTRA_CA_CERTS;
      await Promise.all([site.remove(), work.remove()]);
    },
  };
}
