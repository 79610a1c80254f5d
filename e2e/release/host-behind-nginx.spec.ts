/** A release of the host while people use the portal: its documents and nginx's headers change together. */
import { createHash } from 'node:crypto';
import { builtVersion, scratch } from './support/built-release';
import type { Deployed } from './support/deployed';
import { expect, test } from './support/deployed-test';
import { makeNextHost } from './support/next-host';
import { releaseTool } from './support/release-tool';

const inlineSource = (html: string) => {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
};

/** Opens documents over and over, until told to stop; resolves to those whose script would not have run. */
function watch({ origin }: Deployed) {
  let watching = true;
  const seen = new Set<string>();
  const refused: string[] = [];
  const look = async () => {
    while (watching)
      for (const path of ['/start', '/cae/edv/downloads/latest']) {
        const answer = await fetch(origin + path, { headers: { accept: 'text/html', connection: 'close' } });
        const source = inlineSource(await answer.text());
        seen.add(source);
        if (!(answer.headers.get('content-security-policy') ?? '').includes(source)) refused.push(path);
      }
  };
  const looking = look();
  return async () => {
    watching = false;
    await looking;
    return { scripts: seen.size, refused };
  };
}

test('no visitor gets a document that its headers refuse', async ({ deployed, visitor, page }) => {
  test.setTimeout(240_000);
  const { origin, store, nginx } = deployed;
  const folder = await scratch();
  const version = await makeNextHost({ folder: folder.path });
  const built = await builtVersion('host');
  const inForce = ['--to', store.place, '--apply-headers', nginx.reload, '--portal', origin];
  const shown = async () => {
    await visitor.open('/cae/cee_env_desktop/downloads/latest');
    await expect(visitor.title).toHaveText(/^Ceetron Envision Desktop/);
    return (await page.evaluate(() => Reflect.get(window, 'portalHost'))) ?? built;
  };
  const stop = watch(deployed);
  try {
    const from = ['--from', folder.path, '--version', version];
    const forward = await releaseTool('host', ...from, '--promote', ...inForce);
    expect(forward).toEqual({ code: 0, said: expect.stringContaining(`→ ${version} live`) });
    expect(await shown()).toBe(version);

    const broken = await releaseTool('rollback', 'host', '--to', store.place, '--apply-headers', 'false');
    expect(broken).toEqual({ code: 1, said: expect.stringContaining('the old host stays') });
    expect(await shown()).toBe(version);

    const back = await releaseTool('rollback', 'host', ...inForce);
    expect(back).toEqual({ code: 0, said: expect.stringContaining(`→ ${built} live`) });
    expect(await shown()).toBe(built);
  } finally {
    const { scripts, refused } = await stop();
    expect(refused).toEqual([]);
    expect(scripts, 'the inline scripts of both').toBe(2);
    await folder.remove();
  }
});
