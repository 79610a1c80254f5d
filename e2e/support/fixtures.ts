import { test as base, type ConsoleMessage, expect } from '@playwright/test';
import { type PortalServer, startPortal } from './server';
import { type Fault, Services } from './services';
import { Visitor } from './visitor';

interface WorkerFixtures {
  readonly server: PortalServer;
  /** Whether public pages are in the first response. `none`, for a whole file: what is tested is behind them. */
  readonly renderedPages: 'on-request' | 'none';
}

interface TestFixtures {
  readonly services: Services;
  readonly visitor: Visitor;
  /** Console errors that a test causes on purpose. Any other error or warning fails the test. */
  readonly expectedErrors: RegExp;
  readonly cleanConsole: undefined;
}

/**
 * What the browser logs for a failed request, and for an error response instead of a script (`nosniff`). Tests of
 * failures list it in `expectedErrors`.
 */
export const NETWORK_ERROR =
  /Failed to load resource|Refused to execute script from \S+ because its MIME type/;

/** Ignored because it depends on the machine's speed. `budgets` counts requests instead. */
const UNUSED_PRELOAD_WARNING = /was preloaded using link preload but not used within a few seconds/;

/** Ignored because only the local stack serves the contact form from the portal's own origin. */
const FRAME_SANDBOX_WARNING = /both allow-scripts and allow-same-origin for its sandbox attribute/;

const NEVER = /(?!)/;

/** One pattern that matches if any of the patterns does. */
export const anyOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'));

/** What the portal, webpack and the federation runtime (on a retry) log about a remote that did not load. */
export const REMOTE_LOAD_ERRORS = anyOf(
  NETWORK_ERROR,
  /RemoteLoadError/,
  /ChunkLoadError|Loading chunk/,
  /did not come within|settled after/,
  /is already registered/,
);

export type { Fault, Services, Visitor };

/** `test` with one portal per worker, reset before each test. Console errors and warnings fail a test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  renderedPages: ['on-request', { option: true, scope: 'worker' }],
  server: [
    async ({ renderedPages }, use) => {
      const server = await startPortal(undefined, renderedPages);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  services: async ({ server }, use) => {
    const services = new Services(server.origin);
    await services.reset();
    await use(services);
  },
  visitor: async ({ page }, use) => use(new Visitor(page)),
  expectedErrors: [NEVER, { option: true }],
  cleanConsole: [
    async ({ page, expectedErrors, services }, use) => {
      void services; // every test starts from reset services
      const seen: string[] = [];
      const record = (text: string) => {
        if (!anyOf(UNUSED_PRELOAD_WARNING, FRAME_SANDBOX_WARNING, expectedErrors).test(text)) seen.push(text);
      };
      page.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error' || message.type() === 'warning')
          record(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => record(`uncaught: ${error.message}`));
      await use(undefined);
      expect(seen, 'errors and warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
