/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { responseHeaders } from '@portal/document/response-headers';
import { findNginx } from './find-nginx';
import { freePort } from './free-port';
import { makeCertificate } from './portal-variables';
import { startNginx } from './start-nginx';
import { Client } from './testing/client';
import { testWithNginx as test } from './testing/deployment';
import { handshake, WITHOUT_AEAD } from './testing/handshake';

// HEADER-1, HEADER-3.
test('remotes on an origin of their own have the headers, and no temporary file is sent there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-remotes-'));
  const release = join(folder, 'store/remotes/mfe-cae/1.0.0');
  await mkdir(release, { recursive: true });
  for (const file of ['entry.js', 'entry.js.1.draft', '.hidden.js'])
    await writeFile(join(release, file), file);
  const [certificate, port, binary] = [await makeCertificate(), await freePort(), findNginx()];
  if ('reason' in binary) throw new Error(binary.reason);
  const [certificateFile, keyFile] = [join(folder, 'remotes.pem'), join(folder, 'remotes.key')];
  await writeFile(certificateFile, certificate.cert);
  await writeFile(keyFile, certificate.key);
  const nginx = await startNginx({
    binary,
    folder,
    templates: ['remotes.conf.template'],
    variables: {
      REMOTES_LISTEN: `127.0.0.1:${port}`,
      REMOTES_HOST: 'localhost',
      REMOTES_ROOT: join(folder, 'store'),
      REMOTES_CERTIFICATE: certificateFile,
      REMOTES_CERTIFICATE_KEY: keyFile,
    },
    ports: [port],
  });
  const client = new Client(certificate.cert);
  const found = await Promise.all(
    ['entry.js', 'entry.js.1.draft', '.hidden.js', 'gone.js'].map(async (file) => {
      const path = `/remotes/mfe-cae/1.0.0/${file}`;
      const { status, headers } = await client.send(`https://localhost:${port}${path}`);
      expect(headers).toMatchObject(responseHeaders(path));
      return status;
    }),
  );
  const weak = await handshake(port, WITHOUT_AEAD);
  const refused = await client.send(`https://localhost:${port}/start`, { headers: { host: 'evil.example' } });
  client.close();
  await nginx.stop();
  await rm(folder, { recursive: true });
  expect([...found, refused.status]).toEqual([200, 404, 404, 404, 421]);
  expect(refused.headers).toMatchObject(responseHeaders('/start'));
  expect(weak).toMatch(/handshake failure/i);
});
