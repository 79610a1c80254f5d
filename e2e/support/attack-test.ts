import type { Page } from '@playwright/test';
import { type Attacker, startAttacker } from './attacker';
import { anyOf, expect, test as portal, REMOTE_LOAD_ERRORS } from './fixtures';

interface AttackFixtures {
  readonly attacker: Attacker;
  /** Whether code of the attacker's has run in the page. */
  readonly attacked: () => Promise<boolean>;
  /** Holds that no code of the attacker's has run, and nothing was asked of their server. */
  readonly expectNoAttack: () => Promise<void>;
}

/** What the browser says when it refuses something, and what the portal says of it. */
const REFUSALS = anyOf(
  REMOTE_LOAD_ERRORS,
  /violates the following|Content Security Policy|Content-Security-Policy/,
  /This document requires 'Trusted|Trusted Type|TrustedScript/,
  /integrity/,
  /Not allowed to load local resource|invalid `href` value/,
  /DownloadLinkError/,
);

/** `test` with somebody who wants in. */
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

/** Notes what the page's policy refuses; to be called before the page is opened. */
export async function recordPolicyViolations(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { refusedByPolicy: seen });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      seen.push(effectiveDirective),
    );
  });
  return () => page.evaluate(() => Reflect.get(window, 'refusedByPolicy') as readonly string[]);
}

export type { Attacker };
export { expect };
