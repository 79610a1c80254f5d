import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { workspaceRoot } from '@portal/build/workspace';
import { messageOf } from '../command-line/failure';
import { freePort } from '../nginx/free-port';
import { DEPLOY_FOLDER } from '../nginx/start-nginx';
import { Client, type Received } from '../nginx/testing/client';
import { ownFolder } from '../paths';
import { type Engine, findBaseImage, runInWorkspace } from './engine';

/** Time until the portal responds, in milliseconds. */
const TIMEOUT_MS = 60_000;
const CONTENT =
  '/services/content/repos/portal/content/contents/content-data/releases_prod_latest.json?ref=main';
const SESSION = '/services/account/session';

/** Copies a built site and adds the local stack's configuration, for an origin. @returns the store's folder. */
async function makeStore(folder: string, site: string, origin: string): Promise<string> {
  const store = join(folder, 'store');
  await cp(site, store, { recursive: true });
  const config = await readFile(join(workspaceRoot, 'shared/tools/sandbox/portal.config.json'), 'utf8');
  const { protocol, host } = new URL(origin);
  const own = config.replaceAll('{protocol}', protocol.replace(':', '')).replaceAll('{host}', host);
  await writeFile(join(store, 'portal.config.json'), own);
  return store;
}

/** Requests an address until it responds with 200. @throws with the last outcome after the timeout. */
async function waitFor(client: Client, url: string): Promise<Received> {
  let last = 'no response';
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; ) {
    try {
      const response = await client.send(url, { headers: { accept: 'text/html' } });
      if (response.status === 200) return response;
      last = String(response.status);
    } catch (error) {
      last = messageOf(error);
    }
    await setTimeout(250);
  }
  throw new Error(`${url} does not respond with 200: ${last}`);
}

function check(what: string, received: unknown, expected: unknown): void {
  if (JSON.stringify(received) !== JSON.stringify(expected))
    throw new Error(`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(received)}`);
}

/** Uses the portal as a visitor would: a page, a redirect, content, a call that changes something. */
async function visitPortal(origin: string, plainOrigin: string): Promise<void> {
  const client = new Client(null);
  try {
    const page = await waitFor(client, `${origin}/start`);
    check('policy of /start', page.headers['content-security-policy'] !== undefined, true);
    const redirect = await client.send(`${plainOrigin}/start`);
    check('plain HTTP', [redirect.status, redirect.headers.location], [301, `${origin}/start`]);
    await waitFor(client, origin + CONTENT);
    const again = await client.send(origin + CONTENT);
    check('content the second time', [again.status, again.headers['x-cache-status']], [200, 'HIT']);
    const session = await waitFor(client, origin + SESSION);
    const cookie = (session.headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ');
    const token = /XSRF-TOKEN=([^;]*)/.exec(cookie)?.[1] ?? '';
    const headers = { origin, cookie, 'x-xsrf-token': decodeURIComponent(token) };
    const signOut = await client.send(origin + SESSION, { method: 'DELETE', headers });
    check('signing out', Math.floor(signOut.status / 100), 2);
  } finally {
    client.close();
  }
}

/** Builds host/deploy/compose.yaml, runs it with a built site, and uses the portal. @throws if something fails. */
export async function runCompose(engine: Engine, site: string): Promise<void> {
  const [port, plainPort] = [await freePort(), await freePort()];
  const origin = `https://localhost:${port}`;
  const compose = (...args: readonly string[]) =>
    runInWorkspace(
      [...engine.compose, '-p', `portal-test-${port}`, '-f', join(DEPLOY_FOLDER, 'compose.yaml'), ...args],
      env,
    );
  const env = {
    PORT: String(port),
    PLAIN_PORT: String(plainPort),
    BASE: await findBaseImage(engine),
    STORE: await makeStore(ownFolder('compose'), site, origin),
  };
  try {
    await compose('build');
    await compose('up', '-d');
    await visitPortal(origin, `http://localhost:${plainPort}`).catch(async (cause: unknown) => {
      const logs = await Promise.all(['nginx', 'services'].map((name) => compose('logs', name)));
      throw new Error([messageOf(cause), ...logs].join('\n'), { cause });
    });
  } finally {
    await compose('down', '-v');
  }
}
