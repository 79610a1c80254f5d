import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLocalConfig } from '../../support/config';
import { anyOf, test as base, REMOTE_LOAD_ERRORS } from '../../support/fixtures';
import { builtSite, linkSite, startPortal } from '../../support/server';
import type { TempFolder } from '../../support/temp-folder';
import { UNRESOLVABLE_ORIGIN } from './failures';

/** Makes the built site with a configuration and a policy that allow the unresolvable origin. */
async function createSiteWithUnresolvableOrigin(): Promise<TempFolder> {
  const site = await linkSite(['headers.json', 'portal.config.json']);
  const config = { ...(await readLocalConfig()), remoteOrigins: [UNRESOLVABLE_ORIGIN] };
  await writeFile(join(site.path, 'portal.config.json'), JSON.stringify(config));
  const headers = await readFile(join(builtSite, 'headers.json'), 'utf8');
  await writeFile(
    join(site.path, 'headers.json'),
    headers.replace("script-src 'self'", `script-src 'self' ${UNRESOLVABLE_ORIGIN}`),
  );
  return site;
}

/** `test` with a portal that also allows remotes from the unresolvable origin. */
export const test = base.extend<Readonly<Record<never, never>>, Readonly<Record<never, never>>>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern
    async ({}, use) => {
      const site = await createSiteWithUnresolvableOrigin();
      // A folder of links is no site to render pages of.
      const server = await startPortal(site.path, 'none');
      await use(server);
      await server.stop();
      await site.remove();
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
