import type { Page } from '@playwright/test';
import { expect, recordPolicyViolations, test } from '../../support/attack-test';
import { eachRow } from '../../support/rows';

/** `evil` is the attacker's origin. */
type Attack = (page: Page, evil: string) => Promise<unknown>;

/**
 * Something that injected code tries. `blockedBy` matches the directive that blocks it; null if the browser fires no
 * violation event.
 */
export type Attempt = readonly [what: string, blockedBy: RegExp | null, attack: Attack];

/**
 * An attack that runs in the page. Code that calls `eval` or `Function` must do so in a timer: the policy does
 * not apply to the debugger's evaluation itself.
 */
export const inPage =
  (run: (evil: string) => unknown): Attack =>
  (page, evil) =>
    page.evaluate(run, evil);

/** Waits for the events of earlier attempts: they fire before the frame after next. */
const waitForEvents = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );

/** Runs all attempts in one page: its policy blocks each, and none has an effect. */
export function testBlocked(what: string, attempts: readonly Attempt[]): void {
  test(`${what}: every attempt is blocked`, async ({ page, visitor, services, attacker, expectNoAttack }) => {
    const violations = await recordPolicyViolations(page);
    await visitor.open('/start');
    await expect(visitor.title).toBeVisible();
    expect(await violations(), 'the page itself violates nothing').toEqual([]);
    await eachRow(services, attempts, async ([, blockedBy, attack]) => {
      await waitForEvents(page);
      const before = (await violations()).length;
      // Some attempts throw, others are blocked silently.
      await attack(page, attacker.origin).catch(() => undefined);
      if (blockedBy !== null)
        await expect
          .poll(async () => (await violations()).slice(before))
          .toContainEqual(expect.stringMatching(blockedBy));
      await expectNoAttack();
      expect(new URL(page.url()).pathname).toBe('/start');
    });
  });
}
