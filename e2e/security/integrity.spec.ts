/** Attacks that change a script in storage or in transit. accessibility/pages.spec.ts checks the hash of each script of each page. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ATTACK, expect, test } from '../support/attack-test';
import { scriptUrlPrefix } from '../support/remotes';
import { builtSite } from '../support/server';

const PAGE = '/cae/eda/downloads/latest';

/** Path of the host's script whose name begins like this, as the document refers to it. */
async function hostScript(beginning: string): Promise<string> {
  const document = await readFile(join(builtSite, 'index.html'), 'utf8');
  const address = /\/host\/[^"]+\.js/g;
  const found = document.match(address)?.find((one) => one.startsWith(`/host/${beginning}`));
  if (found === undefined) throw new Error(`The host has no script ${beginning}…`);
  return found;
}

const tamperedScript = (address: string) => ({
  call: `static:${address}`,
  kind: 'body' as const,
  body: ATTACK,
  contentType: 'text/javascript',
});

for (const [what, address] of [
  ['entry', () => scriptUrlPrefix('mfe-cae', 'remoteEntry')],
  ['module', () => scriptUrlPrefix('mfe-cae', 'remote.')],
  ['module that the host provides', () => hostScript('provided-ui-pages')],
  ['loader', () => hostScript('federation')],
] as const) {
  // REM-5.
  test(`a tampered ${what} of a remote does not run`, async ({ visitor, services, attacked }) => {
    await services.injectFault(tamperedScript(await address()));
    await visitor.open(PAGE);
    await expect(visitor.main.getByRole('alert')).toContainText('CAE products could not be loaded');
    await expect(visitor.signInButton).toBeVisible();
    expect(await attacked()).toBe(false);
  });
}

test('a tampered page chunk does not run', async ({ visitor, services, attacked }) => {
  await services.injectFault(tamperedScript(await scriptUrlPrefix('mfe-cae', 'download-detail')));
  await visitor.open(PAGE);
  await expect(visitor.main.getByRole('alert')).toContainText('could not be loaded');
  expect(await attacked()).toBe(false);
});

test('a tampered script of the host does not run', async ({ visitor, services, attacked }) => {
  await services.injectFault(tamperedScript(await hostScript('main.')));
  await visitor.open('/start');
  await expect(visitor.header).toBeVisible(); // from the document
  expect(await attacked()).toBe(false);
});

test('a tampered tracker does not run', async ({ page, visitor, attacked }) => {
  const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
  await page.route('**/places/tracker.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: ATTACK }),
  );
  await visitor.signInAs('partner');
  await visitor.open('/start');
  await refused;
  await expect(visitor.title).toBeVisible();
  expect(await attacked()).toBe(false);
});
