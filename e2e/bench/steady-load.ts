import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Upstream } from '@portal/workbench/nginx';
import type { Figure } from './figures';

const CONNECTIONS = 100;
const VISITORS_PER_SECOND = 1000;
/** Of one measurement, in milliseconds. */
const TIMEOUT = 90_000;
/** Of a warm response, with the client on the same machine, in milliseconds. */
const MAX_P99 = 100;

/**
 * How requests are sent, as h2load's options: as fast as possible, as many as visitors send, or all at once. nginx
 * closes a connection after 1,000 requests, and h2load opens no other.
 */
const RATES = {
  most: ['-n', `${CONNECTIONS * 400}`],
  visitors: ['-D', '20', `--rps=${VISITORS_PER_SECOND / CONNECTIONS}`],
  atOnce: ['-n', `${VISITORS_PER_SECOND}`],
} as const;

/** A server under load. */
export interface Target {
  readonly origin: string;
  readonly upstream: Upstream;
  readonly cache: string;
}

/** What the requests of a measurement came to. */
export interface Load {
  /** Responses per second. */
  readonly rate: number;
  /** The time within which 99 of 100 responses were complete. Unit: milliseconds. */
  readonly p99: number;
  /** Requests without a response, or with another status than 2xx. */
  readonly failed: number;
}

/** Reads h2load's log, a line for each request: its start, status and time, times in microseconds. */
function readLog(log: string): Load {
  const requests = log
    .trim()
    .split('\n')
    .map((line) => line.split('\t').map(Number))
    .map(([start = 0, status = 0, time = 0]) => ({ start, status, time }));
  const times = requests.map(({ time }) => time).sort((a, b) => a - b);
  const [first, last] = [requests[0], requests.at(-1)];
  if (first === undefined || last === undefined) throw new Error('h2load sent no request');
  return {
    rate: requests.length / ((last.start + last.time - first.start) / 1e6),
    p99: (times[Math.floor(times.length * 0.99)] ?? 0) / 1000,
    failed: requests.filter(({ status }) => status < 200 || status > 299).length,
  };
}

/**
 * Sends requests over HTTP/1.1 and TLS, on connections that are kept alive. The client is h2load, because one in
 * Node.js takes eight times the processor time of nginx, and is what it measures.
 * @throws if h2load is not installed.
 */
export async function load({ origin }: Target, path: string, rate: keyof typeof RATES): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-h2load-'));
  const log = join(folder, 'requests.log');
  const options = ['--h1', '-c', `${CONNECTIONS}`, ...RATES[rate], `--log-file=${log}`];
  try {
    const args = [...options, '-H', 'accept-encoding: gzip, br', origin + path];
    await promisify(execFile)('h2load', args, { timeout: TIMEOUT });
    return readLog(await readFile(log, 'utf8'));
  } catch (cause) {
    throw new Error('h2load failed, or is not installed (Debian: nghttp2-client)', { cause });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * The figure of a measurement.
 * @param most at full speed; `null`: not measured.
 * @param steady at a fixed rate.
 * @param upstreamLimit requests that may reach the content repository.
 */
export function describe(
  what: string,
  { upstream }: Target,
  most: Load | null,
  { rate, p99, failed }: Load,
  upstreamLimit: number,
): Figure {
  const limit = upstreamLimit === 0 ? '' : `, at most ${upstreamLimit} upstream`;
  const ms = (time: number) => `p99 ${Math.round(time)} ms`;
  return {
    what,
    target: `${VISITORS_PER_SECOND}/s without failure, p99 ≤ ${MAX_P99} ms${limit}`,
    measured: [
      ...(most === null ? [] : [`up to ${Math.round(most.rate)}/s (${ms(most.p99)})`]),
      `at ${Math.round(rate)}/s ${ms(p99)}`,
      `${failed} failed`,
      `${upstream.seen.length} upstream`,
    ].join('; '),
    met: failed === 0 && p99 <= MAX_P99 && upstream.seen.length <= upstreamLimit,
  };
}
