/** The portal loads nothing from other origins, and no other page can frame it, unless the configuration allows it. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../support/attack-test';
import { configFault } from '../support/config';
import { builtSite } from '../support/server';

test('without a tracker and error reporting, pages send requests to their own origin only', {
  tag: '@whole-portal',
}, async ({ page, visitor, services, server }) => {
  await services.injectFault(await configFault(() => ({ tracking: { eventId: 'none' } })));
  const requests = visitor.recordRequests(/./);
  await visitor.signInAs('both');
  for (const address of ['/start', '/hoops/communicator/downloads/latest', '/license_generator']) {
    await visitor.open(address);
    await expect(visitor.title).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(requests.filter((url) => !url.startsWith(`${server.origin}/`))).toEqual([]);
  expect(requests.filter((url) => /tracker|\/services\/(errors|tracking)/.test(url))).toEqual([]);
  const scripts = requests.filter((url) => url.endsWith('.js')).map((url) => new URL(url).pathname);
  expect(scripts.filter((path) => !/^\/(host|remotes)\//.test(path))).toEqual([]);
});

test('a tracker of another origin is blocked unless the page’s policy allows it', async ({
  page,
  visitor,
  services,
  attacker,
  expectNoAttack,
}) => {
  await services.injectFault(
    await configFault(({ tracking }) => ({
      tracking: { ...tracking, scriptIntegrity: undefined, scriptUrl: `${attacker.origin}/t.js` },
    })),
  );
  const refused = page.waitForEvent('console', (message) => /violates the following/.test(message.text()));
  await visitor.signInAs('partner');
  await visitor.open('/start');
  await refused;
  await expect(visitor.title).toBeVisible();
  await expectNoAttack();
});

test('no other page can show the portal in a frame', async ({ page, attacker, server }) => {
  const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
  await page.goto(`${attacker.origin}/bait`);
  await refused;
  const frames = page.frames().map((frame) => frame.url());
  expect(frames).not.toContainEqual(expect.stringContaining(server.origin));
});

test('documents have security headers', async ({ request }) => {
  const response = await request.get('/start', { headers: { accept: 'text/html' } });
  const headers = response.headers();
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  });
});

test('the policy of the build allows only the portal’s own origin', async () => {
  // Read from the build: the local stack adds localhost to it, for developers' builds.
  const { headers } = JSON.parse(await readFile(join(builtSite, 'headers.json'), 'utf8')) as {
    readonly headers: Readonly<Record<string, string>>;
  };
  const policy = headers['content-security-policy'] ?? '';
  const directives = new Map(
    policy.split('; ').map((directive) => [directive.split(' ', 1)[0], directive] as const),
  );
  expect(directives.get('script-src')).toMatch(/^script-src 'self' 'sha256-[^ ]+'/);
  // WebAssembly, for the worker that hashes files, and nothing else that is unsafe. CSP-1, CSP-2.
  const scripts = directives.get('script-src')?.replace(" 'wasm-unsafe-eval'", '');
  expect(scripts).not.toMatch(/unsafe|\*|http:|https:|data:|blob:/);
  expect(directives.get('worker-src')).toBe('worker-src data:');
  expect(directives.get('frame-ancestors')).toBe("frame-ancestors 'self'");
  expect(directives.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(directives.get('trusted-types')).toBe('trusted-types default dompurify');
});
