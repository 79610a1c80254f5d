import { cp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@portal/build/workspace';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { type Bundle, COMMON, patchFiles } from './bundle';

/** Where jest is installed, and by which packages the others are found. */
const requireFrom = (from: NodeJS.Require, name: string) => createRequire(from.resolve(name));
const requireInTools = createRequire(join(workspaceRoot, 'shared/published/remote-tools/package.json'));
const inJest = requireFrom(requireInTools, 'jest');
const inCore = requireFrom(inJest, '@jest/core');
const inConfig = requireFrom(inCore, 'jest-config');
const inSnapshot = requireFrom(inCore, 'jest-snapshot');
const inReporters = requireFrom(inCore, '@jest/reporters');

const runs = (path: string) => `require(${JSON.stringify(path)})`;
const beside = (path: string, file: string) => join(dirname(path), file);

const jestRunner = inConfig.resolve('jest-runner');
const jestWorker = requireFrom(inConfig, 'jest-runner').resolve('jest-worker');
const jestCircus = inConfig.resolve('jest-circus/runner');

/**
 * The files of jest: processes that it starts and modules that it finds by path. Each is a script, because jest loads
 * some of them for each test file.
 */
const SCRIPTS = {
  runner: jestRunner,
  testWorker: beside(jestRunner, 'testWorker.js'),
  // The worker of the map of files.
  worker: beside(inCore.resolve('jest-haste-map'), 'worker.js'),
  processChild: beside(jestWorker, 'processChild.js'),
  threadChild: beside(jestWorker, 'threadChild.js'),
  CoverageWorker: beside(inCore.resolve('@jest/reporters'), 'CoverageWorker.js'),
  circus: jestCircus,
  jestAdapterInit: beside(jestCircus, 'jestAdapterInit.js'),
  sequencer: inConfig.resolve('@jest/test-sequencer'),
  'environment-node': inConfig.resolve('jest-environment-node'),
};

const cliScript = `${runs(inJest.resolve('jest-cli'))}.run();`;

/** Babel, which measures coverage and writes inline snapshots, in a script of its own: most tests need none of it. */
const BABEL = {
  core: inSnapshot.resolve('@babel/core'),
  generator: inSnapshot.resolve('@babel/generator'),
  typescript: inSnapshot.resolve('@babel/plugin-syntax-typescript'),
  jsx: inSnapshot.resolve('@babel/plugin-syntax-jsx'),
  types: requireFrom(inSnapshot, '@babel/core').resolve('@babel/types'),
  traverse: requireFrom(inSnapshot, '@babel/core').resolve('@babel/traverse'),
  template: requireFrom(inSnapshot, '@babel/core').resolve('@babel/template'),
  parser: requireFrom(inSnapshot, '@babel/core').resolve('@babel/parser'),
};

// The parser knows the syntax of Node by itself, so the preset for older ones is empty.
const babelScript = `module.exports = { preset: () => ({}), ${Object.entries(BABEL)
  .map(([part, path]) => `get ${part}() { return ${runs(path)}; }`)
  .join(', ')} };`;

/** The other scripts take Babel from its own. */
const babelBeside: Plugin = {
  name: 'babel-beside',
  setup({ onResolve }) {
    onResolve({ filter: /^@babel\/(?:core|generator|types|traverse|template|parser)$/ }, ({ path }) => ({
      path: `./babel-${path.slice('@babel/'.length)}.js`,
      external: true,
    }));
  },
};

const REPORTS = ['clover', 'cobertura', 'html', 'json', 'json-summary', 'lcov', 'lcovonly', 'none', 'text'];

const resolved = (name: string) => `require.resolve('${name}'`;

/** Names of packages become paths of the scripts beside the one that asks. */
const patches = patchFiles({
  'jest-runner/build/(?:index|testWorker).js': {
    'requireResolveFunction: module => require.resolve(module)':
      'requireResolveFunction: module => require.resolve(module === "jest-environment-node" ? "./environment-node.js" : module)',
  },
  'jest-circus/build/(?:index|jestAdapterInit).js': {
    [`path.dirname(${resolved('jest-each')}))`]: '__dirname',
  },
  'jest-snapshot/build/index.js': {
    [resolved('@babel/core')]: resolved('./babel-core.js'),
    [resolved('@babel/generator')]: resolved('./babel-generator.js'),
    [resolved('babel-preset-current-node-syntax')]: resolved('./babel-preset.js'),
    [resolved('@babel/plugin-syntax-typescript')]: resolved('./babel-typescript.js'),
    [resolved('@babel/plugin-syntax-jsx')]: resolved('./babel-jsx.js'),
  },
  'istanbul-reports/index.js': {
    "Cons = require(path.join(__dirname, 'lib', name));": `Cons = ({${[...REPORTS, 'text-summary'].map((name) => `'${name}': () => require('./lib/${name}')`).join(', ')}})[name]();`,
  },
});

/** Packages that jest uses if a project has them, and one with code for each kind of machine. */
const INSTALLED = ['unrs-resolver'];
const ABSENT = [
  '@babel/preset-typescript',
  'esbuild-register',
  'fsevents',
  'jiti',
  'node-notifier',
  'prettier',
  'ts-node',
  'synckit',
];

/** Resolves to the paths of the files whose code the scripts contain. */
async function write(scripts: BuildOptions) {
  const { metafile } = await build({
    ...scripts,
    ...COMMON,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // The scripts that it finds by path are beside it.
    logOverride: { 'require-resolve-not-external': 'silent' },
    minify: true,
    // Messages and stacks have them.
    keepNames: true,
    external: [...INSTALLED, ...ABSENT, ...ABSENT.map((name) => `${name}/*`)],
  });
  const files = Object.keys(metafile.inputs).filter((path) => path.includes('node_modules/'));
  return files.map((path) => join(workspaceRoot, path));
}

/**
 * Writes jest as a folder of scripts, which is a tenth of its size and 250 packages less in each remote. It is the
 * jest of this workspace, unchanged but for where it finds its parts. SDK-8.
 */
export async function bundleJest(output: string): Promise<Bundle> {
  const plugins = [patches, babelBeside];
  const stdin = (contents: string) => ({ contents, resolveDir: workspaceRoot });
  const files = [
    ...(await write({ entryPoints: SCRIPTS, outdir: output, plugins })),
    ...(await write({ stdin: stdin(cliScript), outfile: join(output, 'cli.js'), plugins })),
    ...(await write({ stdin: stdin(babelScript), outfile: join(output, 'babel.js') })),
  ];
  await writeFile(join(output, 'package.json'), '{ "type": "commonjs" }\n');
  for (const part of ['preset', ...Object.keys(BABEL)])
    await writeFile(join(output, `babel-${part}.js`), `module.exports = require('./babel.js').${part};\n`);
  const reports = dirname(inReporters.resolve('istanbul-reports/package.json'));
  await cp(join(reports, 'lib/html/assets'), join(output, 'assets'), { recursive: true });
  return { imports: new Set(INSTALLED), files };
}
