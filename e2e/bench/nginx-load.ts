import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  expireCache,
  findNginx,
  PORTAL_TEMPLATES,
  preparePortal,
  startNginx,
  Upstream,
} from '@portal/workbench/nginx';
import { builtSite } from '../support/server';
import type { Figure } from './figures';
import { describe, type Load, load, type Target } from './steady-load';

/** Time that the stand-in for the content repository takes, in milliseconds. */
const UPSTREAM_DELAY = 200;
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
      setTimeout(() => resolve({ headers: { etag: '"1"' }, body }), UPSTREAM_DELAY),
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
  const folder = await mkdtemp(join(tmpdir(), 'portal-load-'));
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
    await rm(folder, { recursive: true, force: true });
  }
}
