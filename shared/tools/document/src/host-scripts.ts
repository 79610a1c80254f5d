import { HOST_URL } from '@portal/build';
import { PROVIDED } from '@portal/contract';
import type { Stats, StatsChunkGroup } from 'webpack';

/** A script of the host, as a document references it. */
export interface HostScript {
  readonly url: string;
  /** Hash of its bytes. Absent on dev servers, where the bytes change while a page is open. */
  readonly integrity?: string;
}

/** Name of the lazy chunk of a provided module: `@portal/ui/table` is `provided-ui-table`. */
const chunkName = (provided: string) => `provided-${provided.replace('@portal/', '').replaceAll('/', '-')}`;
/** Lazy chunks that pages preload in addition to the provided modules. */
const CHUNKS = ['federation', 'calls', 'router', 'takeover'];
/** The lazy chunk of a page of the host: `page-naming` is `/naming`. */
const PAGE_CHUNK = 'page-';

const filesOf = (group: StatsChunkGroup | undefined, extension: string): string[] =>
  (group?.assets ?? [])
    .map(({ name }) => name)
    .filter((name) => name.endsWith(extension) && !name.includes('.hot-update.'));

/** The names of an entry's files. The scripts are in the order in which they run. @throws if it has no script. */
export function entryFiles(stats: Stats, entry: string): Record<'scripts' | 'styles', readonly string[]> {
  const group = stats.toJson({ all: false, entrypoints: true }).entrypoints?.[entry];
  const scripts = filesOf(group, '.js');
  if (scripts.length === 0) throw new Error(`The entry ${entry} has no script`);
  return { scripts, styles: filesOf(group, '.css') };
}

/** The scripts of a host build, as its documents reference them. */
export interface HostScripts {
  /** Those that start the portal, in the order in which they run. */
  readonly main: readonly HostScript[];
  /**
   * Lazy scripts by purpose: a provided module's name, `federation`, `calls`, `router`, `takeover`, or the path of a page of the
   * host.
   */
  readonly lazy: Readonly<Record<string, readonly HostScript[]>>;
}

/**
 * Reads the scripts of a finished build from its chunk graph.
 * @param integrityOfFile the integrity of a file of the build. Default: the scripts have none.
 */
export function hostScripts(stats: Stats, integrityOfFile?: (file: string) => string): HostScripts {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  const script = (file: string): HostScript => ({
    url: HOST_URL + file,
    ...(integrityOfFile && { integrity: integrityOfFile(file) }),
  });
  const main = entryFiles(stats, 'main').scripts;
  const lazy = [
    ...CHUNKS.map((chunk) => [chunk, chunk] as const),
    ...PROVIDED.map((name) => [name, chunkName(name)] as const),
    ...Object.keys(namedChunkGroups)
      .filter((chunk) => chunk.startsWith(PAGE_CHUNK))
      .map((chunk) => [`/${chunk.slice(PAGE_CHUNK.length)}`, chunk] as const),
  ].map(([purpose, chunk]) => {
    const files = filesOf(namedChunkGroups[chunk], '.js').filter((file) => !main.includes(file));
    return [purpose, files.map(script)] as const;
  });
  return {
    main: main.map(script),
    lazy: Object.fromEntries(lazy.filter(([, scripts]) => scripts.length > 0)),
  };
}
