import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRegistry, type Registry, type RemoteRelease, shardsOf } from '@portal/contract';
import { builtSite, startPortal } from '../support/server';
import type { BenchStage } from './bench-stage';
import { type Figure, kilobytes, median, noise } from './figures';
import { http2Proxy } from './http2-proxy';
import { type Load, load } from './measure';

const REMOTES = 1000;
/** How much slower a start may be. */
const MOST = 0.02;
const PAGE = {
  path: '/cae/cee_env_desktop/downloads/latest',
  selector: 'main button[aria-expanded]',
} as const;

/** The registry with as many more remotes as it takes, each with pages of its own. */
function grown({ microFrontends, ...rest }: Registry): Registry {
  const [release] = Object.values(microFrontends).flat();
  if (release === undefined) throw new Error('The registry is empty');
  const more: [string, RemoteRelease[]][] = Array.from(
    { length: REMOTES - Object.keys(microFrontends).length },
    (_, index) => {
      const portal = { ...release.extras.portal, owns: [`/x${index}/*`], slots: [], global: `x${index}` };
      return [`mfe-x${index}`, [{ ...release, extras: { ...release.extras, portal } }]];
    },
  );
  return { ...rest, microFrontends: { ...microFrontends, ...Object.fromEntries(more) } };
}

async function grownSite(): Promise<string> {
  const site = await mkdtemp(join(tmpdir(), 'portal-grown-'));
  await cp(builtSite, site, { recursive: true });
  const registry = grown(parseRegistry(JSON.parse(await readFile(join(site, 'remotes.json'), 'utf8'))));
  await rm(join(site, 'remotes.json.br'), { force: true });
  await rm(join(site, 'remotes.json.gz'), { force: true });
  await writeFile(join(site, 'remotes.json'), JSON.stringify(registry));
  for (const [segment, shard] of shardsOf(registry))
    await writeFile(join(site, `registry/${segment}.json`), JSON.stringify(shard));
  return site;
}

/** The start with the registry as it is, and with a thousand remotes in it. */
export async function registrySize({ browser, federated, runs }: BenchStage): Promise<Figure[]> {
  const site = await grownSite();
  const portal = await startPortal(site);
  const proxy = await http2Proxy(portal.origin);
  try {
    const loads: Record<'few' | 'many', Load[]> = { few: [], many: [] };
    for (let run = 0; run < runs; run += 1)
      for (const [size, origin] of [
        ['few', federated],
        ['many', proxy.origin],
      ] as const)
        loads[size].push(await load(browser, origin + PAGE.path, PAGE.selector));
    const times = (size: keyof typeof loads) => loads[size].map(({ content }) => content);
    const bytes = (size: keyof typeof loads) => median(loads[size].map((one) => one.bytes));
    const share = median(times('many')) / median(times('few'));
    const allowed = Math.max(MOST, noise(times('few')), noise(times('many')));
    return [
      {
        what: `start with ${REMOTES} remotes in the registry / with those there are`,
        target: `1.00 ± ${MOST}`,
        measured: `${share.toFixed(2)} (noise ${allowed.toFixed(2)}; ${kilobytes(bytes('many'))} / ${kilobytes(bytes('few'))})`,
        met: share <= 1 + allowed && bytes('many') <= bytes('few') * (1 + MOST),
      },
    ];
  } finally {
    proxy.close();
    await portal.stop();
    await rm(site, { recursive: true, force: true });
  }
}
