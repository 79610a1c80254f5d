/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestSandbox } from '../testing/test-sandbox';
import { startTestSite, type TestSite } from '../testing/test-site';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

test("is the sandbox's default, with the origin of the request", async () => {
  const config = (await (await site.get('/portal.config.json')).json()) as { observability: { dsn: string } };
  expect(config.observability.dsn).toBe(`${site.origin.replace('//', '//public@')}/services/errors/1`);
});

test('is refused for an invalid Host header, which the response does not repeat', async () => {
  const { status, text } = await site.raw('/portal.config.json', { host: 'a"b' });
  expect(status).toBe(403);
  expect(text).not.toContain('a"b');
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
