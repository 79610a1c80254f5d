import type { Page } from '@playwright/test';
import { expect, recordPolicyViolations, test } from '../../support/attack-test';
import { eachRow } from '../../support/rows';

/** Something that a text which has become part of a page tries. */
export interface Attempt {
  readonly what: string;
  /** `evil` is the attacker's origin. */
  readonly attack: (page: Page, evil: string) => Promise<unknown>;
  /** The directive that stops it. */
  readonly stoppedBy: RegExp | null;
}

/**
 * An attack whose code runs in the page. What is evaluated there needs a task of its own: a debugger, which
 * runs this, may evaluate.
 */
export const inPage =
  (run: (evil: string) => unknown): Attempt['attack'] =>
  (page, evil) =>
    page.evaluate(run, evil);

/** Whatever an earlier attempt caused in the page has been told: events come before the frame after next. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );

/** All attempts on one page: its policy refuses each, and nothing has come of it. */
export function testRefusals(what: string, attempts: readonly Attempt[]): void {
  test(`${what}: everything is refused`, async ({ page, visitor, services, attacker, expectNoAttack }) => {
    const refused = await recordPolicyViolations(page);
    await visitor.open('/start');
    await expect(visitor.title).toBeVisible();
    expect(await refused(), 'the page itself does nothing of the kind').toEqual([]);
    await eachRow(
      services,
      attempts,
      (attempt) => attempt.what,
      async ({ attack, stoppedBy }) => {
        await settled(page);
        const before = (await refused()).length;
        // Some are refused with an exception, others silently.
        await attack(page, attacker.origin).catch(() => undefined);
        if (stoppedBy !== null)
          await expect
            .poll(async () => (await refused()).slice(before))
            .toContainEqual(expect.stringMatching(stoppedBy));
        await expectNoAttack();
        expect(new URL(page.url()).pathname).toBe('/start');
      },
    );
  });
}
