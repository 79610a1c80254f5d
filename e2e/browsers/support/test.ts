import { test as base, expect } from '@playwright/test';
import { startPortal } from '../../support/server';
import { Services } from '../../support/services';
import type { Browser, VisitOptions } from './browser';
import { startFirefox } from './firefox';
import { createRecordedSite } from './recorded-site';
import { Visitor } from './visitor';
import { startWebKit } from './webkit';

/** The browsers that run the journeys. A new one needs an entry here and a project in the configuration. */
const browsers = { firefox: startFirefox, webkit: startWebKit };

export type BrowserName = keyof typeof browsers;

interface WorkerFixtures {
  /** Set by each project in the Playwright configuration. */
  readonly browserUnderTest: BrowserName;
  /** Origin of this worker's portal and services. */
  readonly origin: string;
  readonly browserInstance: Browser;
}

interface TestFixtures {
  readonly visitOptions: VisitOptions;
  /** Errors that a test causes on purpose. Any other error in the page fails the test. */
  readonly expectedErrors: RegExp;
  readonly services: Services;
  readonly visitor: Visitor;
}

/** `test` with a visitor who uses the project's browser. A test fails if the page has unexpected errors. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  browserUnderTest: ['firefox', { scope: 'worker', option: true }],
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern
    async ({}, use) => {
      const site = await createRecordedSite();
      const server = await startPortal(site.path);
      await use(server.origin);
      await server.stop();
      await site.remove();
    },
    { scope: 'worker' },
  ],
  browserInstance: [
    async ({ browserUnderTest }, use) => {
      const browser = await browsers[browserUnderTest]();
      await use(browser);
      await browser.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitOptions: [{}, { option: true }],
  expectedErrors: [/(?!)/, { option: true }], // matches nothing: no error is expected
  services: async ({ origin }, use) => {
    const services = new Services(origin);
    await services.reset();
    await use(services);
  },
  visitor: async ({ browserInstance, origin, services, visitOptions, expectedErrors }, use, testInfo) => {
    void services; // every test starts from reset services
    const tab = await browserInstance.visit(visitOptions);
    const visitor = new Visitor(tab, origin, browserInstance.downloads);
    try {
      await use(visitor);
      if (testInfo.status !== testInfo.expectedStatus) {
        const body = await tab.screenshot();
        await testInfo.attach('what the browser showed', { body, contentType: 'image/png' });
      }
      const errors = await visitor.recordedErrors();
      expect(
        errors.filter((text) => !expectedErrors.test(text)),
        'errors in the page',
      ).toEqual([]);
    } finally {
      await tab.close();
    }
  },
});

export { expect };
