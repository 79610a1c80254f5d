/** The portal as it is in production: behind nginx, with the files of host/deploy. */
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { remotes } from '../support/remotes';
import { builtVersion } from './support/built-release';
import { CONTENT_KEY, type Deployed } from './support/deployed';
import { expect, test } from './support/deployed-test';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks as it is written, without what `fetch` adds and undoes. */
function ask(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
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

const person = { accept: 'text/html,*/*;q=0.8' };
const forever = 'public, max-age=31536000, immutable';
const policyOf = ({ headers }: Answer) => String(headers['content-security-policy']);
const inlineHash = (html: string) =>
  createHash('sha256')
    .update(/<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '')
    .digest('base64');

/** Address of one of the host's scripts. */
async function hostScript({ origin, store }: Deployed): Promise<string> {
  const files = await readdir(join(store.place, 'host'));
  return `${origin}/host/${files.find((file) => /^main\..*\.js$/.test(file))}`;
}

test.describe('an address', () => {
  for (const [path, marker] of [
    ['/start', 'start.html'],
    ['/start/', 'start.html'],
    ['/', 'index.html'],
    ['/cae/cee_env_desktop/downloads/latest', 'index.html'],
    ['/nobody/knows?this=1', 'index.html'],
  ] as const) {
    test(`${path} is answered with ${marker}`, async ({ deployed }) => {
      const answer = await ask(deployed.origin + path, person);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
      const document = await deployed.store.read(marker);
      expect(answer.body.equals(document?.bytes ?? Buffer.of())).toBe(true);
    });
  }

  test('is a page for whoever takes one, compressed or not', async ({ deployed }) => {
    const visits: readonly Readonly<Record<string, string>>[] = [
      person,
      { accept: '*/*' },
      {},
      { accept: '*/*', 'accept-encoding': 'identity' },
      { ...person, 'accept-encoding': 'identity' },
      { ...person, 'accept-encoding': 'gzip, br' },
    ];
    for (const headers of visits)
      for (const path of [
        '/',
        '/start',
        '/hoops/communicator/downloads/latest',
        '/hoops/hps/downloads/2025.4.0',
      ]) {
        const { status, headers: answered } = await ask(deployed.origin + path, headers);
        expect({ path, headers, status }).toEqual({ path, headers, status: 200 });
        expect(answered['content-type']).toBe('text/html; charset=utf-8');
        expect(answered['cache-control']).toBe('no-cache');
        expect(answered.vary).toMatch(/(^|, )Accept(,|$)/);
      }
  });

  test('of a file that is missing is 404, which no cache takes for a page', async ({ deployed }) => {
    const missing: readonly (readonly [path: string, headers: Readonly<Record<string, string>>])[] = [
      ['/nowhere/x.js', { accept: '*/*' }],
      ['/missing.png', {}],
      ['/hoops/communicator', { accept: 'application/json' }],
      ['/no/such/page.html', { accept: 'image/*' }],
    ];
    for (const [path, headers] of missing) {
      const { status, headers: answered } = await ask(deployed.origin + path, headers);
      expect([path, status, answered['cache-control']]).toEqual([path, 404, 'no-store']);
      expect(answered.vary).toMatch(/(^|, )Accept(,|$)/);
    }
  });
});

test('documents have the policy and the other headers', async ({ deployed }) => {
  const answer = await ask(`${deployed.origin}/cae/edv/downloads/latest`, person);
  const policy = policyOf(answer);
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(scripts).toContain(`'sha256-${inlineHash(answer.body.toString())}'`);
  expect(scripts.split(' ')).toContain(deployed.remotesOrigin);
  expect(scripts).not.toMatch(/unsafe|\*/);
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(answer.headers.server).toBe('nginx');
});

test('documents and scripts travel compressed', async ({ deployed }) => {
  const { origin, brotli } = deployed;
  for (const url of [`${origin}/start`, await hostScript(deployed)]) {
    const zipped = await ask(url, { ...person, 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(zipped.headers.vary).toContain('Accept-Encoding');
    const best = await ask(url, { ...person, 'accept-encoding': 'gzip, br' });
    expect(best.headers['content-encoding']).toBe(brotli ? 'br' : 'gzip');
    const plain = await ask(url, person);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(zipped.body.length).toBeLessThan(plain.body.length / 2);
  }
});

test('releases are kept for good, what is missing is not', async ({ deployed }) => {
  const { origin, remotesOrigin } = deployed;
  const version = await builtVersion('mfe-cae');
  const own = await ask(await hostScript(deployed));
  const elsewhere = await ask(`${remotesOrigin}/remotes/mfe-cae/${version}/mf-manifest.json`);
  for (const { status, headers } of [own, elsewhere]) {
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe(forever);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  for (const url of [`${origin}/host/gone.js`, `${remotesOrigin}/remotes/mfe-cae/gone.js`]) {
    const { status, headers } = await ask(url, person);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('the registry and the configuration are asked for each time', async ({ deployed }) => {
  for (const path of ['/remotes.json', '/registry/cae.json', '/portal.config.json']) {
    const { status, headers } = await ask(deployed.origin + path);
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-cache']);
    const again = await ask(deployed.origin + path, { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
  }
  const unowned = await ask(`${deployed.origin}/registry/nobody.json`);
  expect(unowned.status).toBe(200);
  expect(unowned.headers['cache-control']).toBe('no-cache');
  expect(JSON.parse(unowned.body.toString())).toEqual({ owners: [], slots: {}, remotes: {} });
});

test('what publishing keeps for itself is not served', async ({ deployed }) => {
  const version = await builtVersion('host');
  for (const path of [
    `/host/releases/${version}/root/index.html`,
    '/host/live.json',
    '/headers.conf',
    '/.release.lock',
    '/remotes.json.1234.draft',
  ])
    expect([path, (await ask(deployed.origin + path, person)).status]).toEqual([path, 404]);
});

// CFG-7.
test('nginx adds the content key, for reading the one repository', async ({ deployed, services }) => {
  void services;
  const { origin, contentCalls } = deployed;
  const base = `${origin}/services/content/repos/portal/content/contents/content-data`;
  const before = contentCalls.length;
  const answer = await ask(`${base}/releases_prod_latest.json?ref=main`, { cookie: 'session=secret' });
  expect(answer.status).toBe(200);
  expect(contentCalls[before]?.authorization).toBe(`token ${CONTENT_KEY}`);
  expect(contentCalls[before]?.cookie).toBeUndefined();
  const refused = [
    ask(`${origin}/services/content/repos/other/repository/contents/x`),
    ask(`${origin}/services/content/user`),
    fetch(`${base}/releases_prod_latest.json`, { method: 'PUT', body: '{}' }),
  ];
  const statuses = (await Promise.all(refused)).map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 403]);
  expect(contentCalls).toHaveLength(before + 1);
  const config = await ask(`${origin}/portal.config.json`);
  expect(config.body.toString()).not.toContain(CONTENT_KEY);
});

for (const { name, page: address, heading } of remotes) {
  test(`a page of ${name} comes from the remotes' origin`, async ({ deployed, visitor, page }) => {
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

test('somebody signs in and gets the landing page’s panel', async ({ visitor }) => {
  await visitor.open('/start');
  await visitor.fillSignIn({ email: 'partner@fabrikam.example', password: 'partner' });
  await expect(visitor.main.getByRole('tab', { name: /Licensed Products/ })).toBeVisible();
});
