/** `npm run new -- remote …` in a copy of the workspace: the generated remote passes every check. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { FolderStore } from '@portal/releases';
import { expect, test } from '../support/fixtures';
import { onlyDrawnPage } from '../support/held-start';
import { startPortal } from '../support/server';
import { makeTempFolder } from '../support/temp-folder';
import { copySources } from '../support/workspace-copy';
import { releaseBuilt } from './support/built-release';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** See `tsBuildInfoFile` in tsconfig.json. It does not exist before the first type check. */
const TYPES = '.portal/cache/types.tsbuildinfo';
const run = promisify(execFile);

/** Copies the sources, and the type checker's cache, as a developer's workspace would have it. */
async function copyForCommands(to: string): Promise<void> {
  await copySources(to);
  if (existsSync(join(ROOT, TYPES))) await cp(join(ROOT, TYPES), join(to, TYPES));
}

test('a new remote passes every check and shows its page in the portal', async ({ page, visitor }) => {
  test.setTimeout(900_000);
  const [copy, site] = [await makeTempFolder(), await makeTempFolder()];
  await copyForCommands(copy.path);
  const inCopy = async (program: string, ...args: string[]) => {
    const { stdout, stderr } = await run(program, args, { cwd: copy.path, maxBuffer: 64 * 1024 * 1024 });
    return stdout + stderr;
  };

  const name = 'mfe-point-clouds';
  const owns = ['--owns', '/points/*', '--owns', '/points/:id/view'];
  const output = await inCopy('npm', 'run', 'new', '--', 'remote', name, ...owns);
  expect(output).toContain(`${name} owns /points/*, /points/:id/view.`);

  const checks = ['dependencies', 'types', 'rules'];
  expect(await inCopy('npm', 'test', '--', ...checks)).toContain('3 passed, 0 failed');
  // The checks `format` and `lint`, of what is new. The rest is unchanged.
  await inCopy('npx', 'biome', 'check', '--error-on-warnings', name);
  await inCopy('npx', 'jest', name);
  await inCopy('npm', 'run', 'release', '--', name, '--to', site.path);

  const store = new FolderStore(site.path);
  await releaseBuilt(store, 'host');
  const portal = await startPortal(site.path);
  for (const path of ['/points', '/points/7/view']) {
    await page.goto(portal.origin + path);
    await onlyDrawnPage(page);
    await expect(visitor.title).toHaveText('Point clouds');
    await expect(page).toHaveTitle('Point clouds | Developer Zone');
  }

  const again = inCopy('npm', 'run', 'new', '--', 'remote', 'mfe-other', '--owns', '/points/*');
  await expect(again).rejects.toThrow(`/points/* belongs to ${name}`);
  // The page sends its last measurements when it is left.
  await page.goto('about:blank');
  await portal.stop();
  await Promise.all([copy.remove(), site.remove()]);
});
