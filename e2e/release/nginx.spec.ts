/** The portal as in production: behind nginx, with the configuration of host/deploy. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@portal/build/integrity';
import { remotes } from '../support/remotes';
import { builtVersion } from './support/built-release';
import type { Deployed } from './support/deployed';
import { expect, test } from './support/deployed-test';
import { inlineScript } from './support/next-host';

const HTML = 'text/html,*/*;q=0.8';
/** A request for a page. */
const navigation = { headers: { accept: HTML } };
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** URL of the host's main script. */
async function hostScript({ origin, store }: Deployed): Promise<string> {
  const files = await readdir(join(store.location, 'host'));
  return `${origin}/host/${files.find((file) => /^main\..*\.js$/.test(file))}`;
}

test.describe('an address', () => {
  test('returns a document for every Accept header that allows HTML, compressed or not', async ({
    deployed,
  }) => {
    const requests: readonly Readonly<Record<string, string>>[] = [
      { accept: HTML },
      { accept: '*/*' },
      {},
      { accept: '*/*', 'accept-encoding': 'identity' },
      { accept: HTML, 'accept-encoding': 'identity' },
      { accept: HTML, 'accept-encoding': 'gzip, br' },
    ];
    for (const headers of requests)
      for (const path of [
        '/',
        '/start',
        '/hoops/communicator/downloads/latest',
        '/hoops/hps/downloads/2025.4.0',
      ]) {
        const { status, headers: responseHeaders } = await deployed.client.send(deployed.origin + path, {
          headers,
        });
        expect({ path, headers, status }).toEqual({ path, headers, status: 200 });
        expect(responseHeaders['content-type']).toBe('text/html; charset=utf-8');
        expect(responseHeaders['cache-control']).toBe('no-cache');
        expect(responseHeaders.vary).toMatch(/(^|, )Accept(,|$)/);
      }
  });

  test('of a missing file returns 404 with no-store, never a document', async ({ deployed }) => {
    const missing: readonly (readonly [path: string, headers: Readonly<Record<string, string>>])[] = [
      ['/nowhere/x.js', { accept: '*/*' }],
      ['/missing.png', {}],
      ['/hoops/communicator', { accept: 'application/json' }],
      ['/no/such/page.html', { accept: 'image/*' }],
    ];
    for (const [path, headers] of missing) {
      const { status, headers: responseHeaders } = await deployed.client.send(deployed.origin + path, {
        headers,
      });
      expect([path, status, responseHeaders['cache-control']]).toEqual([path, 404, 'no-store']);
      expect(responseHeaders.vary).toMatch(/(^|, )Accept(,|$)/);
    }
  });
});

test('documents have the content security policy and the other security headers', async ({ deployed }) => {
  const { client, origin, remotesOrigin } = deployed;
  const { headers, body } = await client.send(`${origin}/cae/edv/downloads/latest`, navigation);
  const scripts = /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1] ?? '';
  expect(scripts).toContain(`'${integrityOf(inlineScript(body))}'`);
  expect(scripts.split(' ')).toContain(remotesOrigin);
  // CSP-1.
  expect(scripts.replace("'wasm-unsafe-eval'", '')).not.toMatch(/unsafe|\*/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers.server).toBe('nginx');
});

test('documents and scripts are compressed', async ({ deployed }) => {
  const { client, origin, brotli } = deployed;
  for (const url of [`${origin}/start`, await hostScript(deployed)]) {
    const gzip = await client.send(url, { headers: { accept: HTML, 'accept-encoding': 'gzip' } });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gzip.headers.vary).toContain('Accept-Encoding');
    const best = await client.send(url, { headers: { accept: HTML, 'accept-encoding': 'gzip, br' } });
    expect(best.headers['content-encoding']).toBe(brotli ? 'br' : 'gzip');
    const plain = await client.send(url, navigation);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(Number(gzip.headers['content-length'])).toBeLessThan(plain.body.length / 2);
  }
});

test('releases are cached as immutable, missing files are not cached', async ({ deployed }) => {
  const { client, origin, remotesOrigin } = deployed;
  const version = await builtVersion('mfe-cae');
  const own = await client.send(await hostScript(deployed));
  const remote = await client.send(`${remotesOrigin}/remotes/mfe-cae/${version}/mf-manifest.json`);
  for (const { status, headers } of [own, remote]) {
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe(IMMUTABLE);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  for (const url of [`${origin}/host/gone.js`, `${remotesOrigin}/remotes/mfe-cae/gone.js`]) {
    const { status, headers } = await client.send(url, navigation);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('the registry and the configuration are revalidated on each request', async ({ deployed }) => {
  const { client, origin } = deployed;
  for (const path of ['/remotes.json', '/registry/cae.json', '/portal.config.json']) {
    const { status, headers } = await client.send(origin + path);
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-cache']);
    const again = await client.send(origin + path, {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
  }
  const unowned = await client.send(`${origin}/registry/nobody.json`);
  expect(unowned.status).toBe(200);
  expect(unowned.headers['cache-control']).toBe('no-cache');
  expect(JSON.parse(unowned.body)).toEqual({ owners: [], slots: {}, remotes: {} });
});

test('files of the release tool are not served', async ({ deployed }) => {
  const { client, origin } = deployed;
  const version = await builtVersion('host');
  for (const path of [
    `/host/releases/${version}/root/index.html`,
    `/host/releases/${version}/provenance.json`,
    '/host/headers.conf',
    '/.release.lock',
    '/remotes.json.1234.draft',
  ])
    expect([path, (await client.send(origin + path, navigation)).status]).toEqual([path, 404]);
});

test.describe('a file that a remote’s team wrote', () => {
  test.use({ expectedErrors: /sandboxed|Content Security Policy/ });

  // HEADER-4, TRUST-2
  test('is no page of the portal', async ({ deployed, page }) => {
    const script = 'document.documentElement.dataset.ran = "yes"';
    const files = {
      'remotes/mfe-cae/attack.html': `<!doctype html><title>File</title><script>${script}</script>`,
      'remotes/mfe-cae/attack.svg': `<svg xmlns="http://www.w3.org/2000/svg"><script>${script}</script></svg>`,
    };
    for (const [path, text] of Object.entries(files)) {
      await deployed.store.create(path, new TextEncoder().encode(text));
      await page.goto(`/${path}`);
      expect([path, await page.locator(':root').getAttribute('data-ran')]).toEqual([path, null]);
      expect([path, await page.evaluate(() => window.origin)]).toEqual([path, 'null']);
    }
  });
});

for (const { name, page: address, heading } of remotes) {
  test(`scripts of ${name} are loaded from the remotes' origin`, async ({ deployed, visitor, page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url());
    });
    await visitor.signInAs('partner');
    await visitor.open(address);
    await expect(visitor.title).toHaveText(heading);
    const own = scripts.filter((url) => url.includes('/remotes/'));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((url) => !url.startsWith(`${deployed.remotesOrigin}/remotes/`))).toEqual([]);
  });
}

test('a user signs in and sees the landing page’s panel', async ({ visitor }) => {
  await visitor.open('/start');
  await visitor.fillSignIn({ email: 'partner@fabrikam.example', password: 'partner' });
  await expect(visitor.main.getByRole('tab', { name: /Licensed Products/ })).toBeVisible();
});
