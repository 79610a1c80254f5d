import { join } from 'node:path';
import { packagesOfFiles } from '@portal/build';
import { packageOf } from '@portal/build/package-json';
import { workspaceRoot } from '@portal/build/workspace';
import { build, type Plugin } from 'esbuild';
import { COMMON, REQUIRE } from '../../packages/bundle';

/**
 * Packages of others that publishing, moving traffic and applying pages need; those of a scope end with a slash. All
 * others build, render or measure, which no job with credentials does. WORKFLOW-2.
 */
const NEEDED: readonly string[] = [
  '@aws-sdk/',
  '@aws/',
  '@smithy/',
  // Compares versions with ranges, as pages do.
  '@module-federation/runtime',
  'commander',
  'parse5',
  'postcss',
  'postcss-selector-parser',
  'tslib',
  'valibot',
];

const isNeeded = (name: string) =>
  NEEDED.some((needed) => (needed.endsWith('/') ? name.startsWith(needed) : name === needed));

/** A module in place of a package that is left out: it can be loaded, and whatever is called throws. */
const leftOut = (name: string) => `
const message = ${JSON.stringify(`${name} is not part of this copy of the release tool, which builds, renders and measures nothing`)};
const refuse = () => { throw Object.assign(new Error(message), { name: 'ReleaseError' }); };
const nothing = new Proxy(function () {}, {
  get: (_, key) => (key === 'prototype' ? {} : key === '__esModule' || typeof key === 'symbol' ? undefined : nothing),
  apply: refuse,
  construct: refuse,
});
module.exports = Object.create(nothing);
module.exports.default = nothing;
`;

/** Replaces what is not needed. Modules of this workspace stay; what they cannot do without, they say when called. */
const onlyNeeded: Plugin = {
  name: 'only-needed',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
      if (kind === 'entry-point' || path.startsWith('node:') || path.startsWith('@portal/')) return undefined;
      // Inside a package that is needed, its own dependencies are.
      if (importer.includes('/node_modules/') || isNeeded(packageOf(path))) return undefined;
      return { path: packageOf(path), namespace: 'left-out' };
    });
    onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path }) => ({
      contents: leftOut(path),
      loader: 'js',
    }));
  },
};

/**
 * Writes the release tool as one file. Who runs it needs Node and a checkout of this repository, and installs nothing.
 * Resolves to the names of the packages that it contains. WORKFLOW-2.
 * @param file path of the file, from the workspace's root.
 */
export async function bundleReleaseTool(file: string): Promise<readonly string[]> {
  const { metafile } = await build({
    ...COMMON,
    entryPoints: ['shared/tools/workbench/src/release.ts'],
    outfile: file,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: REQUIRE },
    plugins: [onlyNeeded],
  });
  const files = Object.keys(metafile.inputs).map((path) => join(workspaceRoot, path));
  return [...new Set(packagesOfFiles(files).map(({ name }) => name))].sort();
}
