import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS } from './support/browser-arguments';

/** Makes `parts.invalid` unresolvable, whatever name servers the machine uses. */
const UNRESOLVABLE_HOST = '--host-resolver-rules=MAP parts.invalid ~NOTFOUND';

/**
 * Tests of pages that the browser draws, with a server that renders none. They follow one another: between tests with
 * another server, a worker, its browser and its server start anew.
 */
const DRAWN =
  '**/{accessibility/{motion,unavailable},budgets/loading,failures/{configuration,content,missing-chunk,remote-fails,remote-hangs,slot}}.spec.ts';

/** Browser tests against the production build. Each worker serves it on its own port. */
export default defineConfig({
  testDir: '.',
  outputDir: '../.portal/reports/browser',
  fullyParallel: true,
  // In this order: a test that builds a remote takes half a minute, and none may start when the others are done.
  projects: [
    { name: 'releases', testMatch: '{release,remotes}/**/*.spec.ts', workers: 2 },
    {
      name: 'pages',
      testMatch: '{journeys,failures,security,accessibility,layout,budgets}/**/*.spec.ts',
      testIgnore: DRAWN,
    },
    { name: 'drawn-pages', testMatch: DRAWN },
  ],
  forbidOnly: Boolean(process.env.CI),
  // One more than the cores of CI: tests of pages wait for delays of the portal. Those that build do not, and the few
  // that a change selects are done before a third browser has started.
  workers: process.env.CHANGED_PAGES === undefined ? 3 : 2,
  // CI machines may be busy. A test that passes only on the retry is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // Tracing every test takes a quarter of the processor time. To trace a failed test, run it with `--trace on`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
      args: [...BROWSER_ARGUMENTS, UNRESOLVABLE_HOST],
    },
  },
});
