import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  expireCache,
  findNginx,
  PORTAL_TEMPLATES,
  preparePortal,
  startNginx,
  Upstream,
} from '@portal/workbench/nginx';
import { builtSite } from '../support/server';
import { makeTempFolder } from '../support/temp-folder';
import type { Figure } from './figures';

const CONNECTIONS = 100;
const VISITORS_PER_SECOND = 1000;
/** Of one measurement, in milliseconds. */
const TIMEOUT_MS = 90_000;
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
interface Target {
  readonly origin: string;
  readonly upstream: Upstream;
  readonly cache: string;
}

/** What the requests of a measurement came to. */
interface Load {
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
async function load({ origin }: Target, path: string, rate: keyof typeof RATES): Promise<Load> {
  const folder = await makeTempFolder('h2load');
  const log = join(folder.path, 'requests.log');
  const options = ['--h1', '-c', `${CONNECTIONS}`, ...RATES[rate], `--log-file=${log}`];
  try {
    const args = [...options, '-H', 'accept-encoding: gzip, br', origin + path];
    await promisify(execFile)('h2load', args, { timeout: TIMEOUT_MS });
    return readLog(await readFile(log, 'utf8'));
  } catch (cause) {
    throw new Error('h2load failed, or is not installed (Debian: nghttp2-client)', { cause });
  } finally {
    await folder.remove();
  }
}

/**
 * The figure of a measurement.
 * @param most at full speed; `null`: not measured.
 * @param steady at a fixed rate.
 * @param upstreamLimit requests that may reach the content repository.
 */
function describe(
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

/** Time that the stand-in for the content repository takes, in milliseconds. */
const UPSTREAM_DELAY_MS = 200;
const CONTENT = '/services/content/repos/portal/content/contents/content-data';
/** A file of typical size, as the contents API returns it. */
const FILE =
  '../../shared/tools/sandbox/content-data/hoops-product/hoops-communicator/hoops-communicator-2026.3.0.json';

async function measureFiles(target: Target): Promise<Figure[]> {
  const scripts = await readdir(join(builtSite, 'host'));
  const files = {
    'document (/start)': '/start',
    'document of an address without a file': '/cae/cee_env_desktop/downloads/latest',
    shard: '/registry/cae.json',
    'script (the host’s main script)': `/host/${scripts.find((file) => /^main\..*\.js$/.test(file))}`,
  };
  const figures: Figure[] = [];
  for (const [what, path] of Object.entries(files))
    figures.push(
      describe(what, target, await load(target, path, 'most'), await load(target, path, 'visitors'), 0),
    );
  return figures;
}

async function measureContent(target: Target, body: string): Promise<Figure[]> {
  const { upstream, cache } = target;
  const path = `${CONTENT}/hoops-product/x.json?ref=main`;
  const respond = () =>
    new Promise<{ headers: { etag: string }; body: string }>((resolve) =>
      setTimeout(() => resolve({ headers: { etag: '"1"' }, body }), UPSTREAM_DELAY_MS),
    );
  upstream.respond = respond;
  const measure = async (what: string, limit: number, most: Load | null = null) => {
    const steady = await load(target, path, 'visitors');
    const figure = describe(what, target, most, steady, limit);
    upstream.seen.length = 0;
    return figure;
  };
  const cold = await load(target, path, 'atOnce');
  const first: Figure = {
    what: 'content, cold: 1,000 requests at once',
    target: '1 upstream, none failed',
    measured: `p99 ${Math.round(cold.p99)} ms; ${cold.failed} failed; ${upstream.seen.length} upstream`,
    met: upstream.seen.length === 1 && cold.failed === 0,
  };
  upstream.seen.length = 0;
  const warm = await measure('content, warm', 1, await load(target, path, 'most'));
  await expireCache(cache);
  const old = await measure('content, older than a minute', 1);
  await upstream.stop();
  await expireCache(cache);
  const down = await measure('content, repository down, older than a minute', 0);
  return [first, warm, old, down];
}

/** Load on nginx with the configuration of host/deploy, in front of a stand-in for the content repository. */
export async function nginxLoad(): Promise<Figure[]> {
  const binary = findNginx();
  if ('reason' in binary) throw new Error(binary.reason);
  const { path: folder, remove } = await makeTempFolder('load');
  const upstream = await Upstream.start();
  const { port, contentPort, variables } = await preparePortal(folder, builtSite);
  const nginx = await startNginx({
    binary,
    folder,
    ports: [port, contentPort],
    templates: PORTAL_TEMPLATES,
    variables: { ...variables, PORTAL_CONTENT_API: upstream.origin },
    workers: availableParallelism(),
  });
  const target = {
    origin: `https://localhost:${port}`,
    upstream,
    cache: variables.PORTAL_CACHE ?? '',
  };
  const json = await readFile(new URL(FILE, import.meta.url));
  const body = JSON.stringify({ encoding: 'base64', content: json.toString('base64') });
  try {
    const figures = [...(await measureFiles(target)), ...(await measureContent(target, body))];
    console.log(
      `load of the machine: ${loadavg()
        .map((load) => load.toFixed(1))
        .join(', ')}`,
    );
    return figures;
  } finally {
    await nginx.stop();
    await upstream.stop();
    await remove();
  }
}
