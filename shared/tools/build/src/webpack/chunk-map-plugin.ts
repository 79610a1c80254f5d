import type { Leak } from '@portal/isolation';
import type { Chunk, ChunkGroup, Compilation, Compiler } from 'webpack';
import { duplicatesIn, type NamesByModule, shareKey, usedExports } from './provided-use';
import { styleLeaksOf } from './style-leaks';

/** Scripts of a chunk group, and the host's modules that it requires. */
export interface ChunkNeeds {
  readonly files: readonly string[];
  readonly provided: readonly string[];
}

/** What a remote's build passes to publishing, read from webpack's chunk graph. */
export interface ChunkMap {
  readonly entry: string;
  /** Needs of the exposed module. */
  readonly exposed: ChunkNeeds;
  /** Needs of each named lazy chunk. */
  readonly chunks: Readonly<Record<string, ChunkNeeds>>;
  /** Names that the code imports of each module of the host; `*`: any. */
  readonly uses: NamesByModule;
  /** Modules of the host that the build contains copies of. BUDGET-1. */
  readonly duplicates: readonly string[];
  /** What its style sheets match outside of the remote. ISOLATION-1. */
  readonly leaks: readonly Leak[];
}

export const CHUNK_MAP_FILE = 'chunk-map.json';

/** Whether a file is a script of a build, and no update of a dev server. */
export const isScript = (file: string) => file.endsWith('.js') && !file.includes('.hot-update.');
const scriptsOf = (chunks: Iterable<Chunk>): string[] => [
  ...new Set([...chunks].flatMap((chunk) => [...chunk.files].filter(isScript))),
];

function needsOf(compilation: Compilation, group: ChunkGroup): ChunkNeeds {
  const provided = new Set<string>();
  for (const chunk of group.chunks)
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      const key = shareKey(module);
      if (key !== undefined) provided.add(key);
    }
  return { files: scriptsOf(group.chunks), provided: [...provided].sort() };
}

/**
 * Writes which files and which of the host's modules each part of a remote needs. The source is the
 * chunk graph, because `mf-manifest.json` omits chunks that two parts share.
 */
export class ChunkMapPlugin {
  constructor(private readonly exposed: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkMapPlugin', (compilation) => {
      let found: Pick<ChunkMap, 'uses' | 'duplicates' | 'leaks'> = { uses: {}, duplicates: [], leaks: [] };
      // Later, webpack joins modules, and what they import of each other is gone.
      compilation.hooks.afterOptimizeDependencies.tap('ChunkMapPlugin', () => {
        found = {
          uses: usedExports(compilation),
          duplicates: duplicatesIn(compilation),
          leaks: styleLeaksOf(compilation),
        };
      });
      // File names are final after hashing.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ChunkMapPlugin', stage }, () => {
        const source = JSON.stringify({ ...this.map(compilation), ...found }, null, 1);
        compilation.emitAsset(CHUNK_MAP_FILE, new compiler.webpack.sources.RawSource(source));
      });
    });
  }

  private map(compilation: Compilation): Omit<ChunkMap, 'uses' | 'duplicates' | 'leaks'> {
    const [entrypoint] = compilation.entrypoints.values();
    const [entry] = entrypoint === undefined ? [] : scriptsOf(entrypoint.chunks);
    if (entry === undefined) throw new Error('The build has no entry script');
    const chunks: Record<string, ChunkNeeds> = {};
    for (const group of compilation.chunkGroups)
      if (group.name && !compilation.entrypoints.has(group.name))
        chunks[group.name] = needsOf(compilation, group);
    const exposed = chunks[this.exposed.replace('./', '')];
    if (exposed === undefined) throw new Error(`The build does not expose ${this.exposed}`);
    return { entry, exposed, chunks };
  }
}
