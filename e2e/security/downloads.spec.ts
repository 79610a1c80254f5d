/** Attacks through the service that returns download URLs. */
import { type Attacker, expect, test } from '../support/attack-test';
import type { Visitor } from '../support/fixtures';
import { eachRow } from '../support/rows';

const PAGE = '/hoops/communicator/downloads/latest';

async function openPackages(visitor: Visitor): Promise<void> {
  await visitor.signInAs('evaluator');
  await visitor.open(PAGE);
  await visitor.openSection('Windows');
}

async function requestDownload(visitor: Visitor): Promise<void> {
  await openPackages(visitor);
  await visitor.main.getByRole('button', { name: 'Download' }).first().click();
}

const responses: readonly (readonly [what: string, address: (attacker: Attacker) => string])[] = [
  ['another origin', ({ origin }) => `${origin}/package.zip`],
  ['another origin, without a scheme', ({ host }) => `//${host}/package.zip`],
  ['another origin, with backslashes', ({ host }) => `\\\\${host}\\package.zip`],
  ['the portal’s host as the user name', ({ host }) => `http://127.0.0.1@${host}/package.zip`],
  ['a script', () => 'javascript:window.attacked = true'],
  ['an obfuscated script', () => ' java\tscript:window.attacked = true'],
  ['a data: page', () => 'data:text/html,<script>window.attacked = true</script>'],
  ['a blob', () => 'blob:http://127.0.0.1/2a0d7d3c-0000-4000-8000-000000000000'],
  ['another protocol', () => 'ftp://127.0.0.1/package.zip'],
  ['a local program', () => 'ms-settings:privacy'],
  ['no address at all', () => 'http://'],
];

test('a download URL outside of the allowed origins is rejected with a message', async ({
  page,
  visitor,
  services,
  attacker,
  expectNoAttack,
}) => {
  await openPackages(visitor);
  await eachRow(services, responses, async ([, address]) => {
    const body = { download_url: address(attacker) };
    await services.injectFault({ call: 'getpackageinstaller', kind: 'body', body });
    await visitor.main.getByRole('button', { name: 'Download' }).first().click();
    const toast = page.getByRole('alert').filter({ hasText: 'Download failed' });
    await expect(toast).toContainText(/are not allowed/);
    expect(new URL(page.url()).pathname).toBe(PAGE);
    expect(page.context().pages()).toHaveLength(1);
    await expectNoAttack();
    expect(await services.downloadEvents()).toEqual([]);
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toHaveCount(0);
  });
});

test('another port of the same machine is another origin', async ({ page, visitor, services, server }) => {
  const url = new URL('/package.zip', server.origin);
  url.port = '1';
  await services.injectFault({ call: 'getpackageinstaller', kind: 'body', body: { download_url: url.href } });
  await requestDownload(visitor);
  await expect(page.getByRole('alert').filter({ hasText: 'Download failed' })).toContainText(url.origin);
});

test('a redirect of the call to another origin is not followed', async ({ page, visitor, attacker }) => {
  await page.route('**/getpackageinstaller', (route) =>
    route.fulfill({ status: 307, headers: { location: `${attacker.origin}/getpackageinstaller` } }),
  );
  await requestDownload(visitor);
  await expect(page.getByRole('alert').filter({ hasText: 'Download failed' })).toBeVisible();
  expect(attacker.requestedPaths).toEqual([]);
});
