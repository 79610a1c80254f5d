import type { Browser } from '@playwright/test';
import type { Services } from '../support/services';

/** What every part of the bench receives. */
export interface BenchContext {
  readonly browser: Browser;
  /** Path of the Chromium executable. */
  readonly chromium: string;
  /** Origin of the portal, over HTTP/2. */
  readonly federated: string;
  /** Origin of the same source as one bundle. */
  readonly bundle: string;
  /** Origin for calls without a browser, over HTTP/1.1. It shares its cookies with `federated`. */
  readonly direct: string;
  /** The services behind the federated portal. */
  readonly services: Services;
  /** Number of runs per measurement. */
  readonly runs: number;
}
