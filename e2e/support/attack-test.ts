import type { Page } from '@playwright/test';
import { type Attacker, startAttacker } from './attacker';
import { anyOf, expect, test as portal, REMOTE_LOAD_ERRORS } from './fixtures';

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

export type { Attacker };
export { expect };
