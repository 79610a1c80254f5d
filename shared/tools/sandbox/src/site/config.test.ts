/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forTests, startTestSandbox } from '../testing/test-sandbox';
import { startTestSite } from '../testing/test-site';
import { addOverrideSources } from './config';

const site = forTests(startTestSite);

test("is the sandbox's default, with the origin of the request", async () => {
  const config = (await (await site.get('/portal.config.json')).json()) as { observability: { dsn: string } };
  expect(config.observability.dsn).toBe(`${site.origin.replace('//', '//public@')}/services/errors/1`);
});

test('is the file of the site if there is one: read for each request, 404 once it is deleted', async () => {
  const siteRoot = await mkdtemp(join(site.folder, 'own-'));
  const file = join(siteRoot, 'portal.config.json');
  await writeFile(file, '{"siteTitle": "One"}');
  const own = await startTestSandbox({ siteRoot });
  const read = () => fetch(`${own.origin}/portal.config.json`);
  expect(await (await read()).json()).toEqual({ siteTitle: 'One' });
  await writeFile(file, '{"siteTitle": ');
  expect(await (await read()).text()).toBe('{"siteTitle": ');
  await rm(file);
  expect((await read()).status).toBe(404);
  await own.close();
});

const policy = "default-src 'self'; script-src 'self' 'sha256-a='; object-src 'none'";
const config = (overrides: unknown) => JSON.stringify({ siteTitle: 'Developer Zone', overrides });

test('does not change the policy if overrides are off or missing, or if the configuration is invalid', () => {
  for (const text of [config({ enabled: false }), config(undefined), config('yes'), 'no JSON'])
    expect(addOverrideSources(policy, text)).toBe(policy);
});

test('allows scripts and connections from this machine and the allowed origins', () => {
  const open = addOverrideSources(
    policy,
    config({ enabled: true, allowedOrigins: ['https://builds.example'] }),
  );
  const directive = (name: string) => new RegExp(`${name} ([^;]*)`).exec(open)?.[1]?.split(' ');
  expect(directive('script-src')).toEqual([
    "'self'",
    "'sha256-a='",
    'http://localhost:*',
    'http://*.localhost:*',
    'http://127.0.0.1:*',
    'https://builds.example',
  ]);
  expect(directive('connect-src')).toEqual(
    expect.arrayContaining(["'self'", 'http://localhost:*', 'ws://localhost:*', 'https://builds.example']),
  );
  expect(directive('object-src')).toEqual(["'none'"]);
});
