import { defineConfig } from '@playwright/test';
import type { BrowserName } from './support/browsers';

// The driver library logs every command at its default level. Workers inherit this.
process.env.WDIO_LOG_LEVEL ??= 'warn';

/** The journeys in browsers other than Chromium: every project runs all of them. See README.md. */
export default defineConfig<{ readonly browserUnderTest: BrowserName }>({
  testDir: '.',
  outputDir: '../../.portal/reports/browsers',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  fullyParallel: false,
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  // One worker a browser: its journeys run one after the other in the same browser, beside the other's.
  projects: [
    { name: 'firefox', workers: 1, use: { browserUnderTest: 'firefox' } },
    { name: 'webkit', workers: 1, use: { browserUnderTest: 'webkit' } },
  ],
});
