/** @jest-environment node */
import { join } from 'node:path';
import { folderForTests } from '@portal/build/testing';
import { responseHeaders } from '@portal/document/response-headers';
import { findNginx } from './find-nginx';
import { freePort } from './free-port';
import { makeCertificate } from './portal-variables';
import { startNginx } from './start-nginx';
import { Client } from './testing/client';
import { testWithNginx as test } from './testing/deployment';
import { handshake, WITHOUT_AEAD } from './testing/handshake';

const folder = folderForTests();

// HEADER-1, HEADER-3.
test('remotes on an origin of their own have the headers, and no temporary file is sent there', async () => {
  for (const file of ['entry.js', 'entry.js.1.draft', '.hidden.js'])
    folder.write(`store/remotes/mfe-cae/1.0.0/${file}`, file);
  const [certificate, port, binary] = [await makeCertificate(), await freePort(), findNginx()];
  if ('reason' in binary) throw new Error(binary.reason);
  const nginx = await startNginx({
    binary,
    folder: folder.path,
    templates: ['remotes.conf.template'],
    variables: {
      REMOTES_LISTEN: `127.0.0.1:${port}`,
      REMOTES_HOST: 'localhost',
      REMOTES_ROOT: join(folder.path, 'store'),
      REMOTES_CERTIFICATE: folder.write('remotes.pem', certificate.cert),
      REMOTES_CERTIFICATE_KEY: folder.write('remotes.key', certificate.key),
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
  expect([...found, refused.status]).toEqual([200, 404, 404, 404, 421]);
  expect(refused.headers).toMatchObject(responseHeaders('/start'));
  expect(weak).toMatch(/handshake failure/i);
});
