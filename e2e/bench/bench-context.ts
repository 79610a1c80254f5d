import type { Browser } from '@playwright/test';
import type { Services } from '../support/services';

/** What every part of the bench works with. */
export interface BenchContext {
  readonly browser: Browser;
  /** Path of the browser's program. */
  readonly chromium: string;
  /** Origin of the portal, over HTTP/2. */
  readonly federated: string;
  /** Origin of the same source as one bundle. */
  readonly bundle: string;
  /** Origin for calls without a browser, which speak HTTP/1.1; its cookies are `federated`'s too. */
  readonly direct: string;
  /** The services behind the federated portal. */
  readonly services: Services;
  /** How often a time is measured. */
  readonly runs: number;
}
