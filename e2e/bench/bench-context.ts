import type { Browser } from '@playwright/test';
import type { BenchPortal } from './bench-portal';

/** What every measurement of the benchmark receives. */
export interface BenchContext {
  readonly browser: Browser;
  /** Path of the Chromium executable. */
  readonly chromium: string;
  /** The portal with federated remotes; public pages are in the first response. */
  readonly federated: BenchPortal;
  /** The same portal without rendered pages: the browser draws each one. */
  readonly unrendered: BenchPortal;
  /** The same source as a single bundle, to compare with. */
  readonly bundle: BenchPortal;
  /** Number of runs per measurement. */
  readonly runs: number;
}
