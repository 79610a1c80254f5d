import type { Locator, Page } from '@playwright/test';
import { type BuildServer, type BuildServerOptions, startBuildServer } from '../../support/build-server';
import { anyOf, test as base, expect, REMOTE_LOAD_ERRORS } from '../../support/fixtures';
import { CAE } from '../../support/remotes';
import { builtVersion } from './built-release';

/** Local storage key of the overrides. */
export const OVERRIDES_KEY = 'portal-overrides';

interface OverridesFixtures {
  /** Registers a cleanup task. Tasks run in reverse order after the test, even if it fails. */
  readonly onCleanup: (task: () => Promise<void>) => void;
  /** Serves the workspace's build of `mfe-cae` on another origin. */
  readonly serveCae: (options?: BuildServerOptions) => Promise<BuildServer>;
}

/** `test` with overrides. */
export const test = base.extend<OverridesFixtures>({
  // What the browser and the portal log about the failures that these tests cause.
  expectedErrors: anyOf(REMOTE_LOAD_ERRORS, /Matched leaf route/, /count as none/),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern
  onCleanup: async ({}, use) => {
    const tasks: (() => Promise<void>)[] = [];
    await use((task) => void tasks.unshift(task));
    for (const task of tasks) await task();
  },
  serveCae: async ({ onCleanup }, use) =>
    use(async (options) => {
      const build = await startBuildServer(CAE.name, await builtVersion(CAE.name), options);
      onCleanup(() => build.stop());
      return build;
    }),
});

/** The badge that every page shows while there is an override. */
export const badge = (page: Page): Locator => page.getByRole('complementary', { name: 'Overrides' });
/** The panel that the footer's link "Remotes" opens. */
export const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Remotes' });
/** A remote's card in the panel. */
export const card = (page: Page, remote: string): Locator => panel(page).getByRole('group', { name: remote });
export const readStoredOverrides = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), OVERRIDES_KEY);

/** Adds a remote that the registry does not have, in the panel, which is open. */
export async function addRemote(page: Page, name: string, address: string): Promise<void> {
  const another = card(page, 'Another remote');
  await another.getByLabel('Name').fill(name);
  await another.getByLabel('Address').fill(address);
  await another.getByRole('button', { name: 'Add' }).click();
  await expect(card(page, name)).toContainText('Not in the registry');
}

/** Stores overrides before the page's code runs, once per tab. */
export async function setOverride(page: Page, addresses: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('overridden') !== null) return;
      sessionStorage.setItem('overridden', 'once');
      localStorage.setItem(key, text);
    },
    [OVERRIDES_KEY, JSON.stringify(addresses)] as const,
  );
}

/** Records the scripts that a page requests. @returns their paths, by origin. */
export function scriptsFrom(page: Page): (origin: string) => string[] {
  const seen: URL[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') seen.push(new URL(request.url()));
  });
  return (origin) => seen.filter((url) => url.origin === origin).map(({ pathname }) => pathname);
}

/** The scripts of the release that the override replaces. */
export const caeScripts = (paths: readonly string[]) =>
  paths.filter((path) => path.startsWith(`/remotes/${CAE.name}/`));
/** The portal's scripts for overrides. */
export const overrideScripts = (paths: readonly string[]) =>
  paths.filter((path) => /\/host\/overrides/.test(path));

export { expect };
