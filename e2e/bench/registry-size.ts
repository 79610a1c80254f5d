import { join } from 'node:path';
import type { Registry, RemoteRelease } from '@portal/contract';
import { FolderStore, readRegistry, syncShards } from '@portal/releases';
import { copySite } from '../support/server';
import type { TempFolder } from '../support/temp-folder';
import { writeReleaseFile } from '../support/write-release-file';
import { type BenchContext, startBenchPortal } from './bench-context';
import { type Figure, kilobytes, median, medianWithRange } from './figures';
import { type Load, measureLoad } from './measure';
import { type Profile, SLOW_PHONE } from './profile';

const REMOTES = 1000;
/** Allowed slowdown of a page load, as a share of its time. */
const MAX_SLOWDOWN = 0.02;
/** Pairs of page loads per run of the bench: the times of single loads vary by more than the allowed 2%. */
const PAIRS = 3;
/** The slow phone's connection without processor throttling, which varies by more than the allowed slowdown. */
const UNTHROTTLED_PROCESSOR: Profile = { ...SLOW_PHONE, slowdown: 1 };
const PAGE = {
  path: '/cae/cee_env_desktop/downloads/latest',
  selector: 'main button[aria-expanded]',
} as const;

/** Adds remotes, each with its own pages, until the registry lists `REMOTES`. */
function withManyRemotes({ microFrontends, ...rest }: Registry): Registry {
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

async function createLargeRegistrySite(): Promise<TempFolder> {
  const site = await copySite();
  const store = new FolderStore(site.path);
  const registry = withManyRemotes(await readRegistry(store));
  await writeReleaseFile(join(site.path, 'remotes.json'), JSON.stringify(registry));
  await syncShards(store);
  return site;
}

/**
 * Compares page loads with the registry as built and with 1,000 remotes. Without rendered pages, whose content does
 * not wait for the registry.
 */
export async function registrySize({ browser, unrendered, runs }: BenchContext): Promise<Figure[]> {
  const site = await createLargeRegistrySite();
  const portal = await startBenchPortal(site.path, 'none');
  const origins = { few: unrendered.origin, many: portal.origin };
  const start = (size: keyof typeof origins) =>
    measureLoad(browser, origins[size] + PAGE.path, PAGE.selector, UNTHROTTLED_PROCESSOR);
  try {
    // Warms up the servers: their first responses are slow.
    await start('few');
    await start('many');
    const pairs: Record<keyof typeof origins, Load>[] = [];
    for (let pair = 0; pair < runs * PAIRS; pair += 1) {
      // Alternates which one is loaded first.
      const [first, second] = pair % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const);
      const loads = { [first]: await start(first), [second]: await start(second) };
      pairs.push(loads as (typeof pairs)[number]);
    }
    const times = (size: keyof typeof origins) => pairs.map((pair) => pair[size].content);
    const bytes = (size: keyof typeof origins) => median(pairs.map((pair) => pair[size].bytes));
    const ratio = median(times('many')) / median(times('few'));
    return [
      {
        what: `start with ${REMOTES} remotes in the registry / with the registry as built (processor not slowed)`,
        target: `1.00 ± ${MAX_SLOWDOWN}`,
        measured: `${ratio.toFixed(3)} (${medianWithRange(times('many'))} / ${medianWithRange(times('few'))} ms, ${pairs.length} pairs; ${kilobytes(bytes('many'))} / ${kilobytes(bytes('few'))})`,
        met: ratio <= 1 + MAX_SLOWDOWN && bytes('many') <= bytes('few') * (1 + MAX_SLOWDOWN),
      },
    ];
  } finally {
    await portal.stop();
    await site.remove();
  }
}
