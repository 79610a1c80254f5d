import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { workspaceRoot } from '@portal/build/workspace';
import { build, type Plugin } from 'esbuild';

export interface BundleOptions {
  /** Source files by the name of the script that is written, without its extension. */
  readonly entries: Readonly<Record<string, string>>;
  /** Folder to write. */
  readonly output: string;
  readonly platform: 'browser' | 'node';
  /**
   * The published name of a module of this workspace, if the bundle imports it instead of containing it.
   * @param importer path of the importing file.
   */
  publishedName(module: string, importer: string): string | undefined;
  /** Whether other packages may be imported for their effects only. Otherwise unused imports are left out. */
  readonly importEffects: boolean;
  /** Modules that are replaced by others, as paths from the workspace's root. Default: none. */
  readonly replaced?: Readonly<Record<string, string>>;
}

/** The package of an imported name: `antd` for `antd/es/table`. */
export const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

const isBuiltIn = (name: string) => name.startsWith('node:');

/** Leaves packages of others to the package manager, and notes which ones those are. */
const externalPackages = ({ publishedName, importEffects }: BundleOptions, found: Set<string>): Plugin => ({
  name: 'external-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
      if (kind === 'entry-point') return undefined;
      if (path.startsWith('@portal/')) {
        const name = publishedName(path, importer);
        return name === undefined ? undefined : { path: name, external: true, sideEffects: false };
      }
      if (!isBuiltIn(path)) found.add(packageOf(path));
      return { path, external: true, sideEffects: importEffects };
    });
  },
});

/** Copies style sheets. The build of the remote processes them, as those of its own sources. */
const copiedStyles = (output: string): Plugin => ({
  name: 'copied-styles',
  setup({ onResolve }) {
    onResolve({ filter: /\.css$/ }, async ({ path, resolveDir }) => {
      const source = resolve(resolveDir, path);
      const hash = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 6);
      const name = `styles/${hash}-${basename(source)}`;
      await mkdir(dirname(join(output, name)), { recursive: true });
      await copyFile(source, join(output, name));
      return { path: `./${name}`, external: true };
    });
  },
});

const replacedModules = (replaced: Readonly<Record<string, string>>): Plugin => ({
  name: 'replaced-modules',
  setup({ onLoad }) {
    for (const [from, to] of Object.entries(replaced)) {
      const path = join(workspaceRoot, from);
      onLoad({ filter: new RegExp(`${basename(from).replaceAll('.', '\\.')}$`) }, (args) =>
        args.path === path
          ? {
              contents: `export * from ${JSON.stringify(join(workspaceRoot, to))};`,
              resolveDir: workspaceRoot,
            }
          : undefined,
      );
    }
  },
});

/**
 * Bundles modules of this workspace as ES modules. Code that several entries use is in chunks, so its state exists
 * once. Resolves to the names of the packages that the bundle imports.
 */
export async function bundle(options: BundleOptions): Promise<ReadonlySet<string>> {
  const { entries, output, platform, replaced = {} } = options;
  const packages = new Set<string>();
  await build({
    absWorkingDir: workspaceRoot,
    entryPoints: { ...entries },
    outdir: output,
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform,
    target: 'es2022',
    jsx: 'automatic',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [copiedStyles(output), externalPackages(options, packages), replacedModules(replaced)],
  });
  return packages;
}
