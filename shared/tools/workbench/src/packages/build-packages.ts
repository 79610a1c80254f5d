import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readPackage } from '@portal/build/package-json';
import { folderOf, workspaceRoot } from '@portal/build/workspace';
import { emitDeclarations } from '../api/emit-declarations';
import { paths } from '../paths';
import { buildRemoteTools, testingSource } from './build-remote-tools';
import { buildSdk, type PackageBuild, sdkSources } from './build-sdk';
import { bundle } from './bundle';
import { writePackage } from './manifest';
import { PROGRAM } from './program';
import { renameScopeIn, SCOPE } from './rename-scope';

const CREATE_REMOTE = join(workspaceRoot, 'shared/published/create-remote');

/** Builds `@portal/create-remote`, which `npm create @portal/remote` runs. */
async function buildCreateRemote({ version, output }: PackageBuild): Promise<void> {
  const { imports, files } = await bundle({
    entries: { cli: 'shared/published/create-remote/src/cli.ts' },
    output: join(output, 'dist'),
    platform: 'node',
  });
  await writeFile(join(output, 'create-remote.mjs'), PROGRAM);
  await writePackage(CREATE_REMOTE, output, files, { version, imports });
}

/** The published packages, in the order in which they are published: the SDK before those that need it. */
const PACKAGES: readonly (readonly [folder: string, build: (options: PackageBuild) => Promise<void>])[] = [
  ['sdk', buildSdk],
  ['remote-tools', buildRemoteTools],
  ['create-remote', buildCreateRemote],
];

/** Names of the published packages. They always have the same version (`fixed` in `.changeset/config.json`). */
export const PUBLISHED: readonly string[] = PACKAGES.map(([folder]) => `${SCOPE}/${folder}`);

/** Folder of the built packages. */
const packagesFolder = join(paths.home, 'packages');

/** The version of the published packages in this workspace. */
export const packagesVersion = async (): Promise<string> =>
  (await readPackage(folderOf('@portal/sdk'))).version;

/** Tools of the testing kit, which no declaration refers to. */
const WITHOUT_DECLARATIONS = ['@portal/sandbox'];

/**
 * The source files of all entry points of packages and of their dependencies in this workspace. The compiler emits
 * nothing for a package that it only finds in `node_modules`.
 */
async function sourcesBelow(names: readonly string[]): Promise<readonly string[]> {
  const sources: string[] = [];
  const all = new Set(names);
  // A set is walked with what is added to it on the way.
  for (const name of all) {
    const folder = relative(workspaceRoot, folderOf(name));
    const { exports = {}, dependencies = {} } = await readPackage(folderOf(name));
    sources.push(
      ...Object.values(exports)
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => join(folder, file)),
    );
    for (const dependency of Object.keys(dependencies))
      if (dependency.startsWith('@portal/') && !WITHOUT_DECLARATIONS.includes(dependency))
        all.add(dependency);
  }
  return sources;
}

/** The source files whose declarations the packages contain. */
export const declaredSources = async (): Promise<readonly string[]> => [
  ...sdkSources,
  testingSource,
  ...(await sourcesBelow(['@portal/sdk', '@portal/testing'])),
];

/**
 * Builds the packages, and resolves to their folders. SDK-1.
 * @param version the version to publish.
 * @param scope the scope that they are published in. SDK-6.
 */
export async function buildPackages(version: string, scope = SCOPE): Promise<readonly string[]> {
  await rm(packagesFolder, { recursive: true, force: true });
  const compiled = join(packagesFolder, '.declarations');
  emitDeclarations(await declaredSources(), compiled);
  const folders: string[] = [];
  for (const [name, build] of PACKAGES) {
    const output = join(packagesFolder, name);
    await mkdir(output, { recursive: true });
    await build({ version, output, compiled });
    await renameScopeIn(output, scope);
    folders.push(output);
  }
  await rm(compiled, { recursive: true });
  return folders;
}
