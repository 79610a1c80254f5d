import { defineConfig } from '@playwright/test';
import type { BrowserName } from './support/test';

// By default the driver library logs every command. Workers inherit this variable.
process.env.WDIO_LOG_LEVEL ??= 'warn';

/** Journeys in browsers other than Chromium. Every project runs all of them. See README.md. */
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
  // One worker per browser: its journeys share one browser instance and run in series; the browsers run in parallel.
  projects: [
    { name: 'firefox', workers: 1, use: { browserUnderTest: 'firefox' } },
    { name: 'webkit', workers: 1, use: { browserUnderTest: 'webkit' } },
  ],
});
