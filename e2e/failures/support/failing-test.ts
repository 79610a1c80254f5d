import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyOf, test as base, REMOTE_LOAD_ERRORS } from '../../support/fixtures';
import { builtSite, startPortal } from '../../support/server';
import { UNRESOLVABLE_ORIGIN } from './failures';

const CONFIG = new URL('../../../shared/sandbox/portal.config.json', import.meta.url);
const OWN_FILES = ['headers.json', 'portal.config.json'];

/** The built site, allowed to load remotes from the origin that no name server knows. */
async function siteWithLostOrigin(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-lost-'));
  for (const name of await readdir(builtSite))
    if (!OWN_FILES.includes(name)) await symlink(join(builtSite, name), join(folder, name));
  const config = JSON.parse(await readFile(CONFIG, 'utf8')) as object;
  await writeFile(
    join(folder, 'portal.config.json'),
    JSON.stringify({ ...config, remoteOrigins: [UNRESOLVABLE_ORIGIN] }),
  );
  const headers = await readFile(join(builtSite, 'headers.json'), 'utf8');
  await writeFile(
    join(folder, 'headers.json'),
    headers.replace("script-src 'self'", `script-src 'self' ${UNRESOLVABLE_ORIGIN}`),
  );
  return folder;
}

/** `test` against a portal whose remotes may fail in every way there is. */
export const test = base.extend<Readonly<Record<never, never>>, Readonly<Record<never, never>>>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off this pattern
    async ({}, use) => {
      const folder = await siteWithLostOrigin();
      const server = await startPortal(folder);
      await use(server);
      await server.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

/** What the browser and the portal say about a failing part. */
export const FAILING_PART = anyOf(
  REMOTE_LOAD_ERRORS,
  /integrity/,
  /MIME type/,
  // The router about the failed part's empty place.
  /Matched leaf route/,
  // What the bugs throw; the browser, React and the router each tell of it.
  /planted/,
  /Unexpected token/,
);
