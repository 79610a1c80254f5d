import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { type DevServer, startDev } from '../../release/support/dev-server';
import { test as base, recordPolicyViolations } from '../../support/attack-test';
import { builtSite } from '../../support/server';
import { Services } from '../../support/services';
import { makeTempFolder } from '../../support/temp-folder';
import { copyWorkspace, edit } from '../../support/workspace-copy';
import { writeHotRemote } from './hot-remote';

/** Time for a dev server to start without any cache, on a busy machine. */
export const START_MS = 300_000;

/** What the workspace's build has of the host, and of which sources it is. */
const BUILT_HOST = ['host', 'index.html', 'favicon.svg', 'headers.json', 'builds.json'];

/** Takes the built host over, which a dev server would otherwise build. */
const copyBuiltHost = (workspace: string) =>
  Promise.all(
    BUILT_HOST.map((name) =>
      cp(join(builtSite, name), join(workspace, '.portal/site', name), { recursive: true }),
    ),
  );

/** A copy of the workspace in which tests edit sources. */
interface EditedWorkspace {
  readonly folder: string;
  /** Replaces a text of a file. */
  edit(file: string, from: string | RegExp, to: string): Promise<void>;
  /** Runs `npm run dev -- …`. */
  dev(...args: readonly string[]): Promise<DevServer>;
}

interface WorkerFixtures {
  readonly workspace: EditedWorkspace;
  /** Arguments of `npm run dev`. */
  readonly devArguments: readonly string[];
  readonly dev: DevServer;
}
interface TestFixtures {
  readonly violations: () => Promise<readonly string[]>;
}

/** `test` with a dev server over a copy of the workspace, which has one remote more. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  workspace: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern
    async ({}, use) => {
      const copy = await makeTempFolder();
      await copyWorkspace(copy.path);
      await copyBuiltHost(copy.path);
      await writeHotRemote(copy.path);
      await use({
        folder: copy.path,
        edit: (file, from, to) => edit(join(copy.path, file), from, to),
        dev: (...args) => startDev(copy.path, args, /(?<=hot reload: )http:\S+/),
      });
      await copy.remove();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  devArguments: [[], { option: true, scope: 'worker' }],
  dev: [
    async ({ workspace, devArguments }, use) => {
      const dev = await workspace.dev(...devArguments);
      await use(dev);
      await dev.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ dev }, use) => use(dev.address),
  services: async ({ dev }, use) => use(new Services(dev.address)),
  violations: async ({ page }, use) => use(await recordPolicyViolations(page)),
});

export { expect } from '../../support/attack-test';
