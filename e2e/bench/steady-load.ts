import type { Upstream } from '@portal/workbench/nginx';
import autocannon, { type Options, type Result } from 'autocannon';
import type { Figure } from './figures';

export const CONNECTIONS = 100;
/** Of each measurement at full speed, in seconds. */
const DURATION = 5;
/**
 * Of each measurement at a fixed rate, in seconds: long enough that the handshakes of the connections, which come
 * first, are fewer than one request in a hundred.
 */
const STEADY_DURATION = 20;
export const VISITORS_PER_SECOND = 1000;
/** Of a warm response, with the client on the same machine, in milliseconds. */
const MAX_P99 = 100;

/** A server under load. */
export interface Target {
  readonly origin: string;
  readonly upstream: Upstream;
  readonly cache: string;
}

const accept = { accept: 'text/html,*/*', 'accept-encoding': 'gzip, br' };

/** Sends requests over HTTP/1.1 and TLS, on connections that are kept alive. */
export const load = ({ origin }: Target, path: string, options: Partial<Options> = {}): Promise<Result> =>
  autocannon({
    url: origin + path,
    connections: CONNECTIONS,
    duration: DURATION,
    headers: accept,
    servername: 'localhost',
    ...options,
  });

/** Options of a measurement at a fixed rate. */
export const atRate = { overallRate: VISITORS_PER_SECOND, duration: STEADY_DURATION };

/**
 * The figure of a measurement.
 * @param most at full speed; `null`: not measured.
 * @param steady at a fixed rate.
 * @param upstreamLimit requests that may reach the content repository.
 */
export function describe(
  what: string,
  { upstream }: Target,
  most: Result | null,
  steady: Result,
  upstreamLimit: number,
): Figure {
  const failed = steady.non2xx + steady.errors;
  const p99 = steady.latency.p99;
  const limit = upstreamLimit === 0 ? '' : `, at most ${upstreamLimit} upstream`;
  return {
    what,
    target: `${VISITORS_PER_SECOND}/s without failure, p99 ≤ ${MAX_P99} ms${limit}`,
    measured: [
      ...(most === null ? [] : [`up to ${Math.round(most.requests.average)}/s (p99 ${most.latency.p99} ms)`]),
      `at ${Math.round(steady.requests.average)}/s p99 ${p99} ms`,
      `${failed} failed`,
      `${upstream.seen.length} upstream`,
    ].join('; '),
    met: failed === 0 && p99 <= MAX_P99 && upstream.seen.length <= upstreamLimit,
  };
}
