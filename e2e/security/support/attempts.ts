import type { Page } from '@playwright/test';
import { expect, test, watchPolicy } from '../../support/attack-test';

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

/** A test for each attempt: the page's policy refuses it, and nothing has come of it. */
export function testRefusals(attempts: readonly Attempt[]): void {
  for (const { what, attack, stoppedBy } of attempts)
    test(`${what} is refused`, async ({ page, visitor, attacker, repelled }) => {
      const refused = await watchPolicy(page);
      await visitor.open('/start');
      await expect(visitor.title).toBeVisible();
      expect(await refused(), 'the page itself does nothing of the kind').toEqual([]);
      // Some are refused with an exception, others silently.
      await attack(page, attacker.origin).catch(() => undefined);
      if (stoppedBy !== null) await expect.poll(refused).toContainEqual(expect.stringMatching(stoppedBy));
      await repelled();
      expect(new URL(page.url()).pathname).toBe('/start');
    });
}
