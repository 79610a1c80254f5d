import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { end, listen } from '@portal/build/testing/servers';
import { anyOf, expect, test as portal, REMOTE_LOAD_ERRORS } from './fixtures';

/** An attacker's server, on another origin than the portal. */
export type Attacker = Awaited<ReturnType<typeof startAttacker>>;

/** Sets a mark on the page that it runs in. */
export const ATTACK = 'window.attacked = true;';

/** A page that shows the portal in a frame. */
const framingPage = (portal: string) => `<!doctype html><title>Bait</title><iframe src="${portal}"></iframe>`;

/**
 * Responds to every request, from any origin, with a script that marks the page. It does not listen on
 * localhost: the local stack allows scripts from there, for developers' builds.
 */
async function startAttacker(portal: string) {
  /** Paths of the requests received, in order. */
  const requestedPaths: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requestedPaths.push(path);
    response.setHeader('access-control-allow-origin', '*');
    if (path === '/bait') response.setHeader('content-type', 'text/html').end(framingPage(portal));
    else response.setHeader('content-type', 'text/javascript').end(ATTACK);
  });
  const host = `127.0.0.2:${await listen(server, '127.0.0.2')}`;
  return { origin: `http://${host}`, host, requestedPaths, stop: () => end(server) };
}

interface AttackFixtures {
  readonly attacker: Attacker;
  /** Whether the attacker's code has run in the page. */
  readonly attacked: () => Promise<boolean>;
  /** Asserts that the attacker's code did not run and that their server received no request. */
  readonly expectNoAttack: () => Promise<void>;
}

/** What the browser and the portal log when an attack is blocked. */
const REFUSALS = anyOf(
  REMOTE_LOAD_ERRORS,
  /violates the following|Content Security Policy|Content-Security-Policy/,
  /This document requires 'Trusted|Trusted Type|TrustedScript/,
  /integrity/,
  /Not allowed to load local resource|invalid `href` value/,
  /DownloadLinkError/,
);

/** `test` with an attacker's server. */
export const test = portal.extend<AttackFixtures>({
  expectedErrors: REFUSALS,
  attacker: async ({ server }, use) => {
    const attacker = await startAttacker(server.origin);
    await use(attacker);
    await attacker.stop();
  },
  attacked: async ({ page }, use) => use(() => page.evaluate(() => 'attacked' in window)),
  expectNoAttack: async ({ attacked, attacker }, use) =>
    use(async () => {
      expect(await attacked()).toBe(false);
      expect(attacker.requestedPaths).toEqual([]);
    }),
});

/** Records violations of the page's content security policy. Call it before the page is opened. */
export async function recordPolicyViolations(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { policyViolations: seen });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      seen.push(effectiveDirective),
    );
  });
  return () => page.evaluate(() => Reflect.get(window, 'policyViolations') as readonly string[]);
}

export { expect };
