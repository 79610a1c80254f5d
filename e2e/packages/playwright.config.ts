import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../support/browser-arguments';

/** The published packages, from a registry to a released remote. Each test continues where the one before ended. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.portal/reports/packages',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
      args: [...BROWSER_ARGUMENTS],
    },
  },
});
