import type { Page } from '@playwright/test';
import { anyOf, expect, REMOTE_LOAD_ERRORS } from '../../support/fixtures';
import type { Envelopes } from './envelopes';

/** What the browser and the portal say about the errors that these tests make. */
export const PLANTED_ERRORS = anyOf(REMOTE_LOAD_ERRORS, /planted/, /Matched leaf route/);

/** The question after an error that nobody caught. */
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Something went wrong' });

/**
 * An error of the page itself that nobody catches. It needs a task of its own, and nobody waits for that:
 * what is thrown while something is evaluated goes to the test that evaluates it.
 */
export const throwInPage = (page: Page, text: string, cause?: string) =>
  page.evaluate(
    ([message, reason]) => {
      setTimeout(() => {
        throw Object.assign(new Error(message), reason !== undefined && { cause: new Error(reason) });
      });
    },
    [text, cause] as const,
  );

/** A rejection in the page that nobody catches. */
export const rejectInPage = (page: Page, text: string) =>
  page.evaluate((message) => void Promise.reject(new Error(message)), text);

/** Resolves when the reporter has started: it sends the visit's first session then. */
export async function reporterStarted(envelopes: Envelopes): Promise<void> {
  await expect.poll(() => envelopes.of('session').length).toBeGreaterThan(0);
}
