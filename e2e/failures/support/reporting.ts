import type { Page } from '@playwright/test';
import { anyOf, expect, REMOTE_LOAD_ERRORS } from '../../support/fixtures';
import type { Envelopes } from './envelopes';

/** What the browser and the portal log about the errors that these tests throw. */
export const INJECTED_ERRORS = anyOf(REMOTE_LOAD_ERRORS, /injected/, /Matched leaf route/);

/** The dialog after an uncaught error. */
export const errorDialog = (page: Page) => page.getByRole('dialog', { name: 'Something went wrong' });

/**
 * Throws an uncaught error in the page. A timer throws it: an error during `evaluate` would reject in the
 * test instead.
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

/** Causes an unhandled rejection in the page. */
export const rejectInPage = (page: Page, text: string) =>
  page.evaluate((message) => void Promise.reject(new Error(message)), text);

/** Resolves once the reporter has started, which is when it sends the first session. */
export async function reporterStarted(envelopes: Envelopes): Promise<void> {
  await expect.poll(() => envelopes.ofType('session').length).toBeGreaterThan(0);
}

/** What the tracker keeps in the page's global object, as far as tests read it. */
interface Tracker {
  readonly version: string;
  readonly [version: string]:
    | { readonly defaultCurrentScope?: { getClient(): { getIntegrationByName(name: string): unknown } } }
    | string
    | undefined;
}

/** Resolves once the page is recorded, which starts in idle time after the recorder's code has loaded. OBS-7. */
export async function recorderStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const tracker = Reflect.get(window, '__SENTRY__') as Tracker | undefined;
    const own = tracker?.[tracker.version];
    return typeof own === 'object' && own.defaultCurrentScope?.getClient().getIntegrationByName('Replay');
  });
}
