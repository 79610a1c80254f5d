import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import { buildRemote } from '@portal/build';
import { buildHost } from '@portal/document';
import { makeTempFolder } from '../support/temp-folder';
import type { BenchContext } from './bench-context';
import { atMost, type Figure, markdownTable } from './figures';
import { LIVE } from './page-visits';
import { SLOW_PHONE, visit, waitForMark } from './profile';
import { renderOnce } from './served-pages';

/** Pages, with the most kilobytes of script that load before their controls react. */
const PAGES = [
  { name: 'start', path: '/start', limit: 120 },
  { name: 'download page', path: '/hoops/communicator/downloads/latest', limit: 140 },
] as const;

/** Packages with fewer kilobytes are one line. */
const SMALL_KB = 0.5;

/** A script of a page: `host` or a remote, and its name without the hash: `main`. */
interface Script {
  readonly part: string;
  readonly name: string;
}

/** The scripts that arrive before a page's controls react, in the order of their arrival. */
async function scriptsBeforeLive({ browser, federated }: BenchContext, path: string): Promise<Script[]> {
  await renderOnce(federated, path);
  const addresses = await visit(browser, SLOW_PHONE, async ({ page, session }) => {
    await page.addInitScript({ content: LIVE });
    await page.goto(federated.origin + path, { waitUntil: 'commit' });
    const live = await waitForMark(session, 'live');
    return page.evaluate(
      (until) =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry.responseEnd > 0 && entry.responseEnd <= until)
          .sort((one, other) => one.responseEnd - other.responseEnd)
          .map(({ name }) => new URL(name).pathname),
      live,
    );
  });
  return addresses.flatMap((address) => {
    const [, part = 'host', name] =
      /^\/(?:host|remotes\/([^/]+)\/[^/]+)\/([^/]+)\.\w+\.js$/.exec(address) ?? [];
    return name === undefined ? [] : [{ part, name }];
  });
}

/** The package, or the package of the workspace, that a source belongs to. */
function packageOf(source: string): string {
  const installed = [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/.][^/]*)\//g)].at(-1)?.[1];
  if (installed !== undefined) return installed;
  const [, shared] = /shared\/((?:[^/]+\/)?[^/]+)\/src\//.exec(source) ?? [];
  return shared ?? (source.includes('webpack/') || source === '' ? 'webpack' : 'of its own');
}

/** Bytes by package: each has the part of the compressed script that it has of the script. */
async function bytesByPackage(file: string): Promise<Map<string, number>> {
  const code = await readFile(file, 'utf8');
  const map = new TraceMap(await readFile(`${file}.map`, 'utf8'));
  const share = brotliCompressSync(code).length / code.length;
  const lines = code.split('\n');
  const bytes = new Map<string, number>();
  for (const [index, segments] of decodedMappings(map).entries())
    for (const [at, segment] of segments.entries()) {
      const end = segments[at + 1]?.[0] ?? lines[index]?.length ?? segment[0];
      const owner = packageOf(segment.length === 1 ? '' : (map.sources[segment[1]] ?? ''));
      bytes.set(owner, (bytes.get(owner) ?? 0) + (end - segment[0]) * share);
    }
  return bytes;
}

/** Builds of the host and of remotes with source maps, each made once. */
function mappedBuilds(folder: string) {
  const builds = new Map<string, Promise<string>>();
  const build = async (part: string) => {
    const output = join(folder, part);
    if (part !== 'host') await buildRemote({ name: part, version: '0.0.0', output, sourceMaps: true });
    else
      await buildHost({
        output,
        scratch: join(folder, 'prerender'),
        colorScheme: '',
        sourceMaps: true,
        documentOnly: true,
      });
    return output;
  };
  return (part: string): Promise<string> => {
    const started = builds.get(part) ?? build(part);
    builds.set(part, started);
    return started;
  };
}

const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** What the scripts consist of that load before a rendered page's controls react. */
export async function composition(context: BenchContext): Promise<Figure[]> {
  const folder = await makeTempFolder('composition');
  const buildOf = mappedBuilds(folder.path);
  const figures: Figure[] = [];
  try {
    for (const { name, path, limit } of PAGES) {
      const rows: [script: string, owner: string, bytes: number][] = [];
      for (const script of await scriptsBeforeLive(context, path)) {
        const output = await buildOf(script.part);
        const file = (await readdir(output)).find(
          (other) => other.startsWith(`${script.name}.`) && other.endsWith('.js'),
        );
        if (file === undefined) throw new Error(`${script.part} has no script ${script.name}`);
        let rest = 0;
        for (const [owner, bytes] of await bytesByPackage(join(output, file)))
          if (bytes / 1000 < SMALL_KB) rest += bytes;
          else rows.push([`${script.part} ${script.name}`, owner, bytes]);
        rows.push([`${script.part} ${script.name}`, `packages below ${SMALL_KB} kB`, rest]);
      }
      const total = rows.reduce((sum, [, , bytes]) => sum + bytes, 0) / 1000;
      const table = rows
        .toSorted(([, , one], [, , other]) => other - one)
        .map(([script, owner, bytes]) => [script, owner, inKilobytes(bytes)]);
      console.log(`\n${name}\n\n${markdownTable(['script', 'package', 'kB'], table)}`);
      const what = `script before the controls of the ${name} react`;
      figures.push(atMost(what, total, `${Math.round(total)} kB`, limit, ' kB'));
    }
  } finally {
    await folder.remove();
  }
  return figures;
}
