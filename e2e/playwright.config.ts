import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS } from './support/browser-arguments';

/** A name that no server knows, whatever the machine's own name servers say. */
const UNRESOLVABLE_HOST = '--host-resolver-rules=MAP parts.invalid ~NOTFOUND';

/** Browser tests against the production build; each worker serves it on a port of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '{journeys,remotes,failures,security,accessibility,budgets,release}/**/*.spec.ts',
  outputDir: '../.portal/reports/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A machine that gates may be busy with other things; what passes only at second sight is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // Recording every test costs a quarter of the processor's time; `--trace on` records a test that failed.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
      args: [...BROWSER_ARGUMENTS, UNRESOLVABLE_HOST],
    },
  },
});
