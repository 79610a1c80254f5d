import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOST_URL, hostConfig, runWebpack } from '@portal/build';
import { workspaceRoot } from '@portal/build/workspace';
import webpack, { type Configuration } from 'webpack';
import { devSite } from './dev-site';
import { keptBuild } from './kept-build';

const NAME = 'host-packages';
/** The global variable with which the host's scripts find the packages' modules. */
const LIBRARY = 'portalPackages';
const MANIFEST = 'manifest.json';
const SCRIPT = 'packages.js';

/** What webpack's plugin writes of the script: its name, and its modules by path relative to the workspace. */
type Manifest = Extract<
  ConstructorParameters<typeof webpack.DllReferencePlugin>[0],
  { readonly content: object }
>;

/**
 * The host's build in one script. Only the modules of packages are used of it: what the host imports is read from the
 * host, so no list has to say it.
 */
async function packagesConfig(output: string): Promise<Configuration> {
  const host = await hostConfig({ mode: 'development', output, name: NAME });
  return {
    ...host,
    entry: { packages: './src/main.ts' },
    devtool: false,
    output: { ...host.output, library: { name: LIBRARY, type: 'var' } },
    module: { ...host.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    optimization: { ...host.optimization, splitChunks: false },
    plugins: [
      ...(host.plugins ?? []),
      new webpack.DllPlugin({
        name: LIBRARY,
        path: join(output, MANIFEST),
        entryOnly: false,
        context: workspaceRoot,
      }),
    ],
  };
}

/** Whether a module comes from the script. What css-loader imports runs during a build, where there is no script. */
const isFromScript = (path: string) => path.includes('/node_modules/') && !path.includes('/css-loader/');

/** The packages of the host in a script of their own. */
export type HostPackages = Awaited<ReturnType<typeof hostPackages>>;

/**
 * Puts the packages that the host contains, two thirds of its modules, into a script that no save builds again. The
 * script has to run before those of the host. DEV-10.
 */
export async function hostPackages() {
  // Changes with the installed packages and with how they are built: the configuration has the version of its cache.
  const config = JSON.stringify(await packagesConfig(''));
  const hash = createHash('sha256').update(config).digest('hex').slice(0, 10);
  const folder = await keptBuild('dev-packages', hash, async (output) => {
    await runWebpack(await packagesConfig(output));
  });
  const { name, content } = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest;
  const file = `packages.${hash}.js`;
  await mkdir(join(devSite(), HOST_URL), { recursive: true });
  await copyFile(join(folder, SCRIPT), join(devSite(), HOST_URL, file));
  return {
    url: HOST_URL + file,
    /** Lets a build of the host take its packages from the script. */
    plugin: new webpack.DllReferencePlugin({
      name,
      content: Object.fromEntries(Object.entries(content).filter(([path]) => isFromScript(path))),
      context: workspaceRoot,
    }),
  };
}
