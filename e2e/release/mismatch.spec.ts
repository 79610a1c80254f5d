/** Remotes that are incompatible with the host are rejected before their code runs, and the error names them. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openStore, release } from '@portal/releases';
import { anyOf } from '../support/fixtures';
import { CAE, remotes } from '../support/remotes';
import { makeTempFolder } from '../support/temp-folder';
import { builtVersion } from './support/built-release';
import { makeNewerWorkspace } from './support/linked-workspace';
import { makeNextHost } from './support/next-host';
import { runRelease, runReleaseIn } from './support/release-tool';
import { expect, test } from './support/released-test';

const globalOf = (version: string) => `${CAE.name}_${version}`.replace(/\W/g, '_');

/** Whether a release's code has run in the page: its script sets a global. */
const hasRun = (page: Page, version: string) => page.evaluate((name) => name in window, globalOf(version));

// The tests change the releases of one portal in order.
test.describe.configure({ mode: 'serial' });
test.use({ expectedErrors: anyOf(/RemoteLoadError/) });

// REM-4.
test('rejects a remote that requires a newer module of the host, until the host provides it', async ({
  page,
  visitor,
  store,
  services,
}) => {
  test.setTimeout(240_000);
  const folder = await makeTempFolder();
  const workspace = join(folder.path, 'workspace');
  await makeNewerWorkspace(workspace, '1.9.0');
  const version = '9.1.0';
  const built = ['--version', version, '--source-maps', join(folder.path, 'maps')];
  const args = [CAE.name, '--to', store.location, '--promote', ...built];
  // The tool checks this; `--force` simulates a host that falls behind in another way.
  const refused = await runReleaseIn(workspace, args);
  expect(refused).toMatchObject({ code: 1 });
  // Pending changesets raise both versions. REPORT-2.
  const [, required = '', live = ''] =
    /mfe-cae 9\.1\.0 needs @portal\/ui \^(1\.(?:9|10)\.\d+), host \S+ has (\d+\.\d+\.\d+)/.exec(
      refused.output,
    ) ?? [];
  expect(required, refused.output).not.toBe('');
  expect(await runReleaseIn(workspace, [...args, '--force'])).toMatchObject({ code: 0 });

  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await visitor.open(CAE.page);
  const message = visitor.main.getByRole('alert');
  await expect(message).toContainText(`${CAE.title} could not be loaded`);
  await expect(message).toContainText('This part does not fit the rest of the portal at the moment.');
  expect(messages.join('\n')).toContain(`it needs @portal/ui ^${required}, the portal has ${live}`);
  expect(await hasRun(page, version)).toBe(false);
  await services.expectReport({ stage: 'contract', remote: CAE.name, version });

  // Once a host with that version is released, the remote runs.
  const host = await makeNextHost({ folder: folder.path, uiVersion: required });
  await release({ from: openStore(folder.path), to: store, name: 'host', version: host, promote: true });
  await page.reload();
  await expect(visitor.title).toHaveText(CAE.heading);
  // The title is in the rendered page, before any script has run.
  await expect.poll(() => hasRun(page, version)).toBe(true);

  await runRelease('rollback', CAE.name, '--to', store.location);
  await folder.remove();
});

test('no remote contains its own React', async ({ store }) => {
  const scripts = async (folder: string) => {
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'));
    return Promise.all(files.map(async (file) => readFile(join(folder, file), 'utf8')));
  };
  // Strings that only React and its renderer contain.
  const react = /__CLIENT_INTERNALS_DO_NOT_USE|__reactContainer\$/;
  expect((await scripts(join(store.location, 'host'))).some((script) => react.test(script))).toBe(true);
  for (const { name } of remotes) {
    const own = await scripts(join(store.location, 'remotes', name));
    expect(own.length, name).toBeGreaterThan(1);
    expect(own.filter((script) => react.test(script)).length, `scripts of ${name} with React`).toBe(0);
  }
});

test('rejects a remote with another contract version', async ({ page, visitor, store }) => {
  const version = await builtVersion(CAE.name);
  for (const path of ['remotes.json', 'registry/cae.json']) {
    const file = join(store.location, path);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(/"contract": ?1/g, '"contract":99'));
  }
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await visitor.open(CAE.page);
  await expect(visitor.main.getByRole('alert')).toContainText(`${CAE.title} could not be loaded`);
  await expect.poll(() => messages.join('\n')).toContain('it was built for contract 99, the portal has 1');
  expect(await hasRun(page, version)).toBe(false);
});
