import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { freePort } from './free-port';
import type { Variables } from './start-nginx';

/** A certificate and its key, as PEM. The certificate is its own authority. */
export type Certificate = Awaited<ReturnType<typeof makeCertificate>>;

/** Makes a certificate for the names of this machine, or for others. */
export async function makeCertificate(names: readonly string[] = ['localhost', '127.0.0.1']) {
  const altNames = names.map((name) =>
    /^[\d.]+$/.test(name) ? ({ type: 7, ip: name } as const) : ({ type: 2, value: name } as const),
  );
  const { private: key, cert } = await generate([{ name: 'commonName', value: names[0] ?? 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames }],
  });
  return { cert, key };
}

/** The templates of host/deploy that make up the portal's own servers. */
export const PORTAL_TEMPLATES = [
  'portal-http.conf.template',
  'portal.conf.template',
  'portal-proxy.locations.template',
  'portal-security.headers.template',
];

/**
 * Finds free ports, and writes a certificate.
 * @param folder for the certificate, the cache and the logs.
 * @param root folder that releases go to.
 */
export async function preparePortal(folder: string, root: string) {
  const [port, plainPort, contentPort] = [await freePort(), await freePort(), await freePort()];
  const certificate = await makeCertificate();
  const [certificateFile, keyFile] = [join(folder, 'portal.pem'), join(folder, 'portal.key')];
  await mkdir(join(folder, 'logs'), { recursive: true });
  await writeFile(certificateFile, certificate.cert);
  await writeFile(keyFile, certificate.key);
  /** For {@link PORTAL_TEMPLATES}. The services do not exist: tests replace the variables that they are about. */
  const variables: Variables = {
    PORTAL_HOST: 'localhost',
    PORTAL_PORT: `:${port}`,
    PORTAL_LISTEN: `127.0.0.1:${port}`,
    PORTAL_LISTEN_PLAIN: `127.0.0.1:${plainPort}`,
    PORTAL_CERTIFICATE: certificateFile,
    PORTAL_CERTIFICATE_KEY: keyFile,
    PORTAL_ROOT: root,
    PORTAL_CACHE: join(folder, 'cache'),
    PORTAL_LOGS: join(folder, 'logs'),
    PORTAL_RESOLVER: '127.0.0.1',
    PORTAL_CA: certificateFile,
    PORTAL_SERVICES: 'http://127.0.0.1:9',
    PORTAL_CONTENT_API: 'http://127.0.0.1:9',
    PORTAL_CONTENT_PORT: String(contentPort),
    PORTAL_CONTENT_REPOSITORY: 'portal/content',
    PORTAL_CONTENT_KEY: '',
    PORTAL_SCRIPT_ORIGINS: '',
    PORTAL_CONNECT_ORIGINS: '',
    PORTAL_FRAME_ORIGINS: '',
    PORTAL_IMAGE_ORIGINS: '',
  };
  return { port, plainPort, contentPort, certificate, variables };
}
