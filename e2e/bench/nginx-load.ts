import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  expireCache,
  findNginx,
  freeAddresses,
  makeCertificate,
  PORTAL_TEMPLATES,
  portalVariables,
  startNginx,
  Upstream,
} from '@portal/workbench/nginx';
import autocannon, { type Options, type Result } from 'autocannon';
import { builtSite } from '../support/server';
import type { Figure } from './figures';

const CONNECTIONS = 100;
/** Of each measurement at full speed, in seconds. */
const DURATION = 5;
/**
 * Of each measurement at a fixed rate, in seconds: long enough that the handshakes of the connections, which come
 * first, are fewer than one request in a hundred.
 */
const STEADY_DURATION = 20;
const VISITORS_PER_SECOND = 1000;
/** Of a warm response, with the client on the same machine, in milliseconds. */
const MAX_P99 = 100;
/** Time that the stand-in for the content repository takes, in milliseconds. */
const UPSTREAM_DELAY = 200;
const CONTENT = '/services/content/repos/portal/content/contents/content-data';
/** A file of typical size, as the contents API returns it. */
const FILE =
  '../../shared/sandbox/content-data/hoops-product/hoops-communicator/hoops-communicator-2026.3.0.json';

interface Target {
  readonly origin: string;
  readonly upstream: Upstream;
  readonly cache: string;
}

const accept = { accept: 'text/html,*/*', 'accept-encoding': 'gzip, br' };

/** Sends requests over HTTP/1.1 and TLS, on connections that are kept alive. */
const load = ({ origin }: Target, path: string, options: Partial<Options> = {}): Promise<Result> =>
  autocannon({
    url: origin + path,
    connections: CONNECTIONS,
    duration: DURATION,
    headers: accept,
    servername: 'localhost',
    ...options,
  });

const atRate = { overallRate: VISITORS_PER_SECOND, duration: STEADY_DURATION };

function describe(
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
    figures.push(describe(what, target, await load(target, path), await load(target, path, atRate), 0));
  return figures;
}

async function measureContent(target: Target, body: string): Promise<Figure[]> {
  const { upstream, cache } = target;
  const path = `${CONTENT}/hoops-product/x.json?ref=main`;
  const respond = () =>
    new Promise<{ headers: { etag: string }; body: string }>((resolve) =>
      setTimeout(() => resolve({ headers: { etag: '"1"' }, body }), UPSTREAM_DELAY),
    );
  upstream.respond = respond;
  const measure = async (what: string, limit: number, most: Result | null = null) => {
    const steady = await load(target, path, atRate);
    const figure = describe(what, target, most, steady, limit);
    upstream.seen.length = 0;
    return figure;
  };
  const cold = await load(target, path, { amount: VISITORS_PER_SECOND, connections: CONNECTIONS });
  const { p99 } = cold.latency;
  const first: Figure = {
    what: 'content, cold: 1,000 requests at once',
    target: '1 upstream, none failed',
    measured: `p99 ${p99} ms; ${cold.non2xx + cold.errors} failed; ${upstream.seen.length} upstream`,
    met: upstream.seen.length === 1 && cold.non2xx + cold.errors === 0,
  };
  upstream.seen.length = 0;
  const warm = await measure('content, warm', 1, await load(target, path));
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
  const folder = await mkdtemp(join(tmpdir(), 'portal-load-'));
  const upstream = await Upstream.start();
  const addresses = await freeAddresses();
  const variables = await portalVariables({
    ...addresses,
    folder,
    root: builtSite,
    certificate: await makeCertificate(),
  });
  const nginx = await startNginx({
    binary,
    folder,
    ports: [addresses.port, addresses.contentPort],
    templates: PORTAL_TEMPLATES,
    variables: { ...variables, PORTAL_CONTENT_API: upstream.origin },
    workers: availableParallelism(),
  });
  const target = {
    origin: `https://localhost:${addresses.port}`,
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
    await rm(folder, { recursive: true, force: true });
  }
}
