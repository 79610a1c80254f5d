import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLocalConfig } from '../../support/config';
import { anyOf, test as base, REMOTE_LOAD_ERRORS } from '../../support/fixtures';
import { builtSite, startPortal } from '../../support/server';
import { UNRESOLVABLE_ORIGIN } from './failures';

const OWN_FILES = ['headers.json', 'portal.config.json'];

/** Makes the built site with a configuration and a policy that allow the unresolvable origin. */
async function createSiteWithUnresolvableOrigin(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-lost-'));
  for (const name of await readdir(builtSite))
    if (!OWN_FILES.includes(name)) await symlink(join(builtSite, name), join(folder, name));
  const config = { ...(await readLocalConfig()), remoteOrigins: [UNRESOLVABLE_ORIGIN] };
  await writeFile(join(folder, 'portal.config.json'), JSON.stringify(config));
  const headers = await readFile(join(builtSite, 'headers.json'), 'utf8');
  await writeFile(
    join(folder, 'headers.json'),
    headers.replace("script-src 'self'", `script-src 'self' ${UNRESOLVABLE_ORIGIN}`),
  );
  return folder;
}

/** `test` with a portal that also allows remotes from the unresolvable origin. */
export const test = base.extend<Readonly<Record<never, never>>, Readonly<Record<never, never>>>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern
    async ({}, use) => {
      const folder = await createSiteWithUnresolvableOrigin();
      // A folder of links is no site to render pages of.
      const server = await startPortal(folder, { renderedPages: 'none' });
      await use(server);
      await server.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

/** What the browser and the portal log about a failing remote. */
export const REMOTE_FAILURE_ERRORS = anyOf(
  REMOTE_LOAD_ERRORS,
  /integrity/,
  /MIME type/,
  // The router logs that the failed remote's route has no element.
  /Matched leaf route/,
  // Errors of the injected bugs, which the browser, React and the router each log.
  /injected/,
  /Unexpected token/,
);
