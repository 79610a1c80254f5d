import { join } from 'node:path';
import { PROVIDED } from '@portal/contract';
import type { Stats } from 'webpack';
import { fileIntegrity } from '../publish/integrity';

interface Script {
  readonly url: string;
  readonly integrity: string;
}

/** Name of the lazy chunk of a provided module: `@portal/ui/table` is `provided-ui-table`. */
const chunkName = (provided: string) => `provided-${provided.replace('@portal/', '').replaceAll('/', '-')}`;
/** Lazy chunks that pages preload, in addition to the provided modules. */
const FEDERATION = 'federation';
const CALLS = 'calls';

const scriptsOf = (files: readonly { name: string }[] = []) =>
  files.map(({ name }) => name).filter((name) => name.endsWith('.js'));

/** The scripts of a host build, as its documents reference them. */
export interface HostScripts {
  readonly main: Script;
  /** Name of the script file that the document inlines. */
  readonly boot: string;
  readonly styles: readonly string[];
  /** Lazy scripts by purpose: a provided module's name, `federation`, or `calls`. */
  readonly lazy: Readonly<Record<string, readonly Script[]>>;
}

/** Reads the file names of a finished build from its chunk graph. */
export async function hostScripts(stats: Stats, output: string, publicPath: string): Promise<HostScripts> {
  const { entrypoints = {}, namedChunkGroups = {} } = stats.toJson({
    all: false,
    entrypoints: true,
    chunkGroups: true,
  });
  const script = async (file: string): Promise<Script> => ({
    url: publicPath + file,
    integrity: await fileIntegrity(join(output, file)),
  });
  const only = (entry: string): string => {
    const [file, ...more] = scriptsOf(entrypoints[entry]?.assets);
    if (file === undefined || more.length > 0)
      throw new Error(`The entry ${entry} is not exactly one script`);
    return file;
  };
  const initial = scriptsOf(entrypoints.main?.assets);
  const lazy = await Promise.all(
    [[FEDERATION, FEDERATION], [CALLS, CALLS], ...PROVIDED.map((name) => [name, chunkName(name)])].map(
      async ([key = '', chunk = '']) => {
        const files = scriptsOf(namedChunkGroups[chunk]?.assets).filter((file) => !initial.includes(file));
        return [key, await Promise.all(files.map(script))] as const;
      },
    ),
  );
  return {
    main: await script(only('main')),
    boot: only('boot'),
    styles: (entrypoints.main?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.css')),
    lazy: Object.fromEntries(lazy.filter(([, scripts]) => scripts.length > 0)),
  };
}
