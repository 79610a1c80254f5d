import type { Browser } from '@playwright/test';
import type { Services } from '../support/services';

/** What every measurement of the benchmark receives. */
export interface BenchContext {
  readonly browser: Browser;
  /** Path of the Chromium executable. */
  readonly chromium: string;
  /** Origin of the portal with federated remotes, over HTTP/2. */
  readonly federatedOrigin: string;
  /** Origin of the same portal built as a single bundle, to compare with. */
  readonly bundleOrigin: string;
  /** Origin for calls without a browser, over HTTP/1.1. It shares its cookies with `federatedOrigin`. */
  readonly directOrigin: string;
  /** The services behind the federated portal. */
  readonly services: Services;
  /** Number of runs per measurement. */
  readonly runs: number;
}
