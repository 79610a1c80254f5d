import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { packageOf } from '@portal/build/package-json';
import { workspaceRoot } from '@portal/build/workspace';
import { build, type Plugin } from 'esbuild';

/**
 * Files of packages that find parts of themselves by path, which a bundle does not have: by the end of the file's path, a
 * regular expression in which dots are dots, the texts in it and what takes their places.
 */
type Patches = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Patches files of packages. @throws if a file does not have the text any more. */
export const patchFiles = (patched: Patches): Plugin => ({
  name: 'patched-packages',
  setup({ onLoad }) {
    for (const [file, patches] of Object.entries(patched))
      onLoad({ filter: new RegExp(`/${file.replaceAll('.', '\\.')}$`) }, ({ path }) => {
        let contents = readFileSync(path, 'utf8');
        for (const [text, replacement] of Object.entries(patches)) {
          if (!contents.includes(text)) throw new Error(`${path} does not contain ${text} any more`);
          contents = contents.replaceAll(text, () => replacement);
        }
        return { contents };
      });
  },
});

/** Patches of what the tools contain. */
const patchedPackages = patchFiles({
  // Only the plugin for whole builds is used; each plugin of the package would load its own core.
  '@module-federation/enhanced/dist/src/wrapper/BaseWrapperPlugin.js': {
    'module.require(id)': 'require("../lib/container/ModuleFederationPlugin.js")',
  },
  '@module-federation/enhanced/dist/src/lib/container/ModuleFederationPlugin.js': {
    'let currentDir = __dirname;': 'return require("../../../../package.json").version; let currentDir;',
  },
  // Remotes bring a client of their own.
  'webpack-dev-server/lib/Server.js': { '__webpack_dev_server_client__: this.getClientTransport(),': '' },
});

export interface BundleOptions {
  /** Source files by the name of the script that is written, without its extension. */
  readonly entries: Readonly<Record<string, string>>;
  /** Folder to write. */
  readonly output: string;
  readonly platform: 'browser' | 'node';
  /**
   * The published name of a module of this workspace, if the bundle imports it instead of containing it. Default: the
   * bundle contains all.
   * @param importer path of the importing file.
   */
  publishedName?(module: string, importer: string): string | undefined;
  /** The packages of others that stay imports, for npm to install. The bundle contains all the others. Default: none. */
  readonly installed?: readonly string[];
  /** Whether other packages may be imported for their effects only. Otherwise unused imports are left out. Default: true. */
  readonly importEffects?: boolean;
  /** Whether to leave out white space, and with it what tells a bundler which calls it can leave out. Default: false. */
  readonly compact?: boolean;
  /** Modules that are replaced by others, as paths from the workspace's root. Default: none. */
  readonly replaced?: Readonly<Record<string, string>>;
}

/** Packages that others load for a purpose that nothing here has. Nobody installs them. */
const ABSENT: readonly string[] = [
  'ajv-formats-draft2019',
  'emitter',
  'http-proxy-middleware',
  'libxmljs2',
  'xmlbuilder2',
];

/** Leaves some packages of others to the package manager, and notes which ones those are. */
const installedPackages = (
  { installed = [], publishedName, importEffects = true, platform }: BundleOptions,
  found: Set<string>,
): Plugin => ({
  name: 'installed-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
      if (kind === 'entry-point') return undefined;
      if (path.startsWith('@portal/')) {
        const name = publishedName?.(path, importer);
        return name === undefined ? undefined : { path: name, external: true, sideEffects: false };
      }
      if (path.startsWith('node:')) return { path, external: true, sideEffects: importEffects };
      // A trailing slash asks for the package where Node has a module of the same name.
      if (platform === 'node' && builtinModules.includes(path)) return undefined;
      const name = packageOf(path);
      const isAbsent = ABSENT.includes(name);
      if (!isAbsent && !installed.includes(name)) return undefined;
      if (!isAbsent) found.add(name);
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

/** Some packages are CommonJS, and require modules of Node. */
export const REQUIRE = [
  "import { createRequire as requireOfNode } from 'node:module';",
  "import { dirname as folderOfFile } from 'node:path';",
  "import { fileURLToPath as pathOfModule } from 'node:url';",
  'const require = requireOfNode(import.meta.url);',
  'const __filename = pathOfModule(import.meta.url);',
  'const __dirname = folderOfFile(__filename);',
].join('\n');

/** What all bundles that are published have in common. */
export const COMMON = {
  absWorkingDir: workspaceRoot,
  bundle: true,
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
} as const;

/** What a bundle is made of. */
export interface Bundle {
  /** Names of the packages that it imports. */
  readonly imports: ReadonlySet<string>;
  /** Paths of the files whose code it contains. */
  readonly files: readonly string[];
}

/** Bundles modules as ES modules. Code that several entries use is in chunks, so its state exists once. */
export async function bundle(options: BundleOptions): Promise<Bundle> {
  const { entries, output, platform, compact = false, replaced = {} } = options;
  const imports = new Set<string>();
  const { metafile } = await build({
    ...COMMON,
    entryPoints: { ...entries },
    outdir: output,
    splitting: true,
    format: 'esm',
    platform,
    // Some packages' other modules require parts of themselves in a way that cannot be followed.
    mainFields: platform === 'node' ? ['module', 'main'] : ['browser', 'module', 'main'],
    target: 'es2022',
    jsx: 'automatic',
    minifyWhitespace: compact,
    minifySyntax: compact,
    // jsdom's classes are known by name: one called `HTMLElement2` is no element to what prints a document.
    keepNames: platform === 'node',
    ...(platform === 'node' && { banner: { js: REQUIRE } }),
    define: {
      // The program that runs the code decides, as where it is installed.
      'process.env.NODE_ENV': 'process.env.NODE_ENV',
      // The router looks for another bundler's hot reload, in a way that no CommonJS module of a test may.
      'import.meta.hot': 'undefined',
    },
    plugins: [
      copiedStyles(output),
      installedPackages(options, imports),
      replacedModules(replaced),
      patchedPackages,
    ],
  });
  const { inputs } = metafile;
  // Those that a package turns off for browsers are empty.
  const paths = Object.keys(inputs).filter((path) => !path.startsWith('(disabled):'));
  return { imports, files: paths.map((path) => join(workspaceRoot, path)) };
}
