/** @jest-environment node */
import { SCRIPT, startTestSite, type TestSite } from '../testing/test-site';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

test.each([
  [`/${SCRIPT}`, 'public, max-age=31536000, immutable'],
  ['/host/main.4f3a.js', 'public, max-age=31536000, immutable'],
  ['/remotes.json', 'no-cache'],
  ['/registry/hoops.json', 'no-cache'],
  ['/portal.config.json', 'no-cache'],
  ['/favicon.svg', 'no-cache'],
])('%s may be kept: %s', async (path, cacheControl) => {
  const answer = await site.get(path);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, cacheControl]);
});
