import type { Browser } from '@playwright/test';
import { startPortal } from '../support/server';
import { Services } from '../support/services';
import { startHttp2Proxy } from './http2-proxy';

/** A portal that is served for the bench, with services of its own. */
export interface BenchPortal {
  /** Origin over HTTP/2, as behind a CDN. */
  readonly origin: string;
  /** Origin over HTTP/1.1, also for calls without a browser. */
  readonly direct: string;
  readonly services: Services;
  stop(): Promise<void>;
}

/** Serves a built portal, over HTTP/2 and HTTP/1.1. */
export async function startBenchPortal(...portal: Parameters<typeof startPortal>): Promise<BenchPortal> {
  const server = await startPortal(...portal);
  const proxy = await startHttp2Proxy(server.origin);
  return {
    origin: proxy.origin,
    // `localhost`, as the proxy uses: cookies are shared between ports of one host.
    direct: server.origin.replace('127.0.0.1', 'localhost'),
    services: new Services(server.origin),
    async stop() {
      proxy.close();
      await server.stop();
    },
  };
}

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
