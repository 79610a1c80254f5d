/** The portal as in production: behind nginx, with the configuration of host/deploy. */
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { get } from 'node:https';
import { join } from 'node:path';
import { addresses } from '../../host/deploy/addresses';
import { remotes } from '../support/remotes';
import { builtVersion } from './support/built-release';
import type { Deployed } from './support/deployed';
import { expect, test } from './support/deployed-test';

interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request without `fetch`, which adds headers and decompresses the body. */
function request(url: string, headers: Readonly<Record<string, string>> = {}): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    get(url, { headers, rejectUnauthorized: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    }).on('error', reject);
  });
}

const navigation = { accept: 'text/html,*/*;q=0.8' };
const IMMUTABLE = 'public, max-age=31536000, immutable';
const policyOf = ({ headers }: RawResponse) => String(headers['content-security-policy']);
const inlineHash = (html: string) =>
  createHash('sha256')
    .update(/<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '')
    .digest('base64');

/** URL of the host's main script. */
async function hostScript({ origin, store }: Deployed): Promise<string> {
  const files = await readdir(join(store.location, 'host'));
  return `${origin}/host/${files.find((file) => /^main\..*\.js$/.test(file))}`;
}

test.describe('an address', () => {
  test('returns the file of the table that all servers share', async ({ deployed }) => {
    const served = await Promise.all(
      addresses.map(async ({ path, accept, file }) => {
        const response = await request(deployed.origin + path, accept === undefined ? {} : { accept });
        const stored = file === null ? null : await deployed.store.read(file);
        const isFile = stored !== null && response.body.equals(stored.bytes);
        return { path, accept, file: isFile && response.status === 200 ? file : response.status };
      }),
    );
    expect(served).toEqual(addresses.map(({ path, accept, file }) => ({ path, accept, file: file ?? 404 })));
  });

  test('returns a document for every Accept header that allows HTML, compressed or not', async ({
    deployed,
  }) => {
    const requests: readonly Readonly<Record<string, string>>[] = [
      navigation,
      { accept: '*/*' },
      {},
      { accept: '*/*', 'accept-encoding': 'identity' },
      { ...navigation, 'accept-encoding': 'identity' },
      { ...navigation, 'accept-encoding': 'gzip, br' },
    ];
    for (const headers of requests)
      for (const path of [
        '/',
        '/start',
        '/hoops/communicator/downloads/latest',
        '/hoops/hps/downloads/2025.4.0',
      ]) {
        const { status, headers: responseHeaders } = await request(deployed.origin + path, headers);
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
      const { status, headers: responseHeaders } = await request(deployed.origin + path, headers);
      expect([path, status, responseHeaders['cache-control']]).toEqual([path, 404, 'no-store']);
      expect(responseHeaders.vary).toMatch(/(^|, )Accept(,|$)/);
    }
  });
});

test('documents have the content security policy and the other security headers', async ({ deployed }) => {
  const response = await request(`${deployed.origin}/cae/edv/downloads/latest`, navigation);
  const policy = policyOf(response);
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(scripts).toContain(`'sha256-${inlineHash(response.body.toString())}'`);
  expect(scripts.split(' ')).toContain(deployed.remotesOrigin);
  // CSP-1.
  expect(scripts.replace("'wasm-unsafe-eval'", '')).not.toMatch(/unsafe|\*/);
  expect(response.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(response.headers.server).toBe('nginx');
});

test('documents and scripts are compressed', async ({ deployed }) => {
  const { origin, brotli } = deployed;
  for (const url of [`${origin}/start`, await hostScript(deployed)]) {
    const gzip = await request(url, { ...navigation, 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gzip.headers.vary).toContain('Accept-Encoding');
    const best = await request(url, { ...navigation, 'accept-encoding': 'gzip, br' });
    expect(best.headers['content-encoding']).toBe(brotli ? 'br' : 'gzip');
    const plain = await request(url, navigation);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gzip.body.length).toBeLessThan(plain.body.length / 2);
  }
});

test('releases are cached as immutable, missing files are not cached', async ({ deployed }) => {
  const { origin, remotesOrigin } = deployed;
  const version = await builtVersion('mfe-cae');
  const own = await request(await hostScript(deployed));
  const remote = await request(`${remotesOrigin}/remotes/mfe-cae/${version}/mf-manifest.json`);
  for (const { status, headers } of [own, remote]) {
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe(IMMUTABLE);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  for (const url of [`${origin}/host/gone.js`, `${remotesOrigin}/remotes/mfe-cae/gone.js`]) {
    const { status, headers } = await request(url, navigation);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('the registry and the configuration are revalidated on each request', async ({ deployed }) => {
  for (const path of ['/remotes.json', '/registry/cae.json', '/portal.config.json']) {
    const { status, headers } = await request(deployed.origin + path);
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-cache']);
    const again = await request(deployed.origin + path, { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
  }
  const unowned = await request(`${deployed.origin}/registry/nobody.json`);
  expect(unowned.status).toBe(200);
  expect(unowned.headers['cache-control']).toBe('no-cache');
  expect(JSON.parse(unowned.body.toString())).toEqual({ owners: [], slots: {}, remotes: {} });
});

test('files of the release tool are not served', async ({ deployed }) => {
  const version = await builtVersion('host');
  for (const path of [
    `/host/releases/${version}/root/index.html`,
    `/host/releases/${version}/provenance.json`,
    '/host/headers.conf',
    '/.release.lock',
    '/remotes.json.1234.draft',
  ])
    expect([path, (await request(deployed.origin + path, navigation)).status]).toEqual([path, 404]);
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
