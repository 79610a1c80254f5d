/** Releases the host while the portal is in use: its documents and nginx's headers change together. */
import { integrityOf } from '@portal/build/integrity';
import { makeTempFolder } from '../support/temp-folder';
import { builtVersion } from './support/built-release';
import type { Deployed } from './support/deployed';
import { expect, test } from './support/deployed-test';
import { inlineScript, makeNextHost } from './support/next-host';
import { tryRelease } from './support/release-tool';

const inlineSource = (html: string) => `'${integrityOf(inlineScript(html))}'`;

/** Requests documents until stopped. @returns a function that stops and resolves to the documents whose policy blocks their script. */
function watchDocuments({ origin, client }: Deployed) {
  let watching = true;
  const seen = new Set<string>();
  const blocked: string[] = [];
  const poll = async () => {
    while (watching)
      for (const path of ['/start', '/cae/edv/downloads/latest']) {
        const { headers, body } = await client.send(origin + path, {
          headers: { accept: 'text/html', connection: 'close' },
        });
        const source = inlineSource(body);
        seen.add(source);
        if (!String(headers['content-security-policy']).includes(source)) blocked.push(path);
      }
  };
  const polling = poll();
  return async () => {
    watching = false;
    await polling;
    return { scripts: seen.size, blocked };
  };
}

test('no document is served with a policy that blocks its script', async ({ deployed, visitor, page }) => {
  test.setTimeout(240_000);
  const { origin, store, nginx } = deployed;
  const folder = await makeTempFolder();
  const version = await makeNextHost({ folder: folder.path });
  const built = await builtVersion('host');
  const inForce = ['--to', store.location, '--apply-headers', nginx.reloadCommand, '--portal', origin];
  const shown = async () => {
    await visitor.open('/cae/cee_env_desktop/downloads/latest');
    await expect(visitor.title).toHaveText(/^Ceetron Envision Desktop/);
    return (await page.evaluate(() => Reflect.get(window, 'portalHost'))) ?? built;
  };
  const stop = watchDocuments(deployed);
  try {
    const from = ['--from', folder.path, '--version', version];
    const forward = await tryRelease('host', ...from, '--promote', ...inForce);
    expect(forward).toMatchObject({ code: 0, output: expect.stringContaining(`→ ${version} live`) });
    expect(await shown()).toBe(version);

    const broken = await tryRelease('rollback', 'host', '--to', store.location, '--apply-headers', 'false');
    expect(broken).toMatchObject({
      code: 1,
      output: expect.stringContaining('the documents stay as they are'),
    });
    expect(await shown()).toBe(version);

    const back = await tryRelease('rollback', 'host', ...inForce);
    expect(back).toMatchObject({ code: 0, output: expect.stringContaining(`→ ${built} live`) });
    expect(await shown()).toBe(built);
  } finally {
    const { scripts, blocked } = await stop();
    expect(blocked).toEqual([]);
    expect(scripts, 'the inline scripts of both releases').toBe(2);
    await folder.remove();
  }
});
