import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packagesOfFiles } from '@portal/build';
import { workspaceRoot } from '@portal/build/workspace';
import { parse } from 'yaml';
import { OLDEST_NODE } from './program';

const { catalog } = parse(readFileSync(join(workspaceRoot, 'pnpm-workspace.yaml'), 'utf8')) as {
  readonly catalog: Readonly<Record<string, string>>;
};

/** The version of a package in the workspace's catalog. @throws if it is not there. */
function catalogVersion(name: string): string {
  const version = catalog[name];
  if (version === undefined) throw new Error(`pnpm-workspace.yaml has no version of ${name} in its catalog`);
  return version;
}

/** What the workspace's manifest of a published package says. */
interface SourceManifest {
  readonly name: string;
  readonly description: string;
  readonly license: string;
  readonly sideEffects?: boolean | readonly string[];
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** What only the build of a package knows. */
export interface BuiltParts {
  readonly version: string;
  /** Besides the manifest. Default: none. */
  readonly exports?: Readonly<Record<string, unknown>>;
  /** Names of the packages that its files import. */
  readonly imports: Iterable<string>;
  /** Other packages with their ranges. Default: none. */
  readonly peers?: Readonly<Record<string, string>>;
}

const sorted = (entries: Iterable<readonly [string, string]>): Record<string, string> =>
  Object.fromEntries([...entries].sort(([first], [second]) => first.localeCompare(second)));

/**
 * The manifest of a published package. Its dependencies are what its files import, and what the source manifest lists
 * because it is found by name; their versions are those that the workspace is tested with.
 */
export function publishedManifest(
  source: SourceManifest,
  { version, exports, imports, peers = {} }: BuiltParts,
): Record<string, unknown> {
  const { name, description, license, sideEffects, bin, dependencies = {}, peerDependencies = {} } = source;
  const allPeers = sorted([
    ...Object.keys(peerDependencies).map((peer) => [peer, `^${catalogVersion(peer)}`] as const),
    ...Object.entries(peers),
  ]);
  const listed = Object.keys(dependencies).filter((dependency) => !dependency.startsWith('@portal/'));
  const needed = [...new Set([...listed, ...imports])].filter((dependency) => !(dependency in allPeers));
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    engines: { node: `>=${OLDEST_NODE}` },
    ...(sideEffects !== undefined && { sideEffects }),
    ...(bin && { bin }),
    exports: { ...exports, './package.json': './package.json' },
    dependencies: sorted(needed.map((dependency) => [dependency, catalogVersion(dependency)] as const)),
    peerDependencies: allPeers,
  };
}

/** Links from a package's folder to what is not published: beside the packages, and the rules. */
const UNPUBLISHED = /\[([^\]]+)\]\((?:\.\.\/\.\.\/[^)]*|RULES\.md)\)/g;

/** A document as a package has it: what it links to in this repository is named, as nobody who reads it has that. */
export const publishedDocument = (text: string): string =>
  text.replace(UNPUBLISHED, '$1 (in the portal’s repository)');

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

async function licenseTexts(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => LICENSE_FILE.test(name)).sort();
  return Promise.all(names.map(async (name) => (await readFile(join(folder, name), 'utf8')).trim()));
}

/**
 * Lists the packages of others whose code is in a published package, with their versions and the texts of their
 * licenses, which most of them require; each text once. SDK-8.
 * @param files paths of the files that went into it.
 */
async function writeContainedPackages(files: Iterable<string>, target: string): Promise<void> {
  const byTexts = new Map<string, string[]>();
  for (const { name, version, license, folder } of packagesOfFiles(files)) {
    const texts = (await licenseTexts(folder)).join('\n\n');
    const own = `- ${name} ${version} (${license ?? 'see below'})`;
    byTexts.set(texts, [...(byTexts.get(texts) ?? []), own]);
  }
  const sections = [...byTexts].map(([texts, names]) => [names.join('\n'), texts].join('\n\n').trim());
  const head = '# Packages of others whose code this package contains';
  await writeFile(target, `${[head, ...sections].join('\n\n')}\n`);
}

/**
 * Writes what a published package has beside its scripts and declarations: its documents, the list of the packages that
 * it contains, its manifest. SDK-1, SDK-8.
 * @param source folder of the package in this workspace.
 * @param files paths of the files that the scripts and declarations were made of.
 */
export async function writePackage(
  source: string,
  output: string,
  files: Iterable<string>,
  built: BuiltParts,
): Promise<void> {
  // The rules are of this workspace's tests.
  for (const name of (await readdir(source)).filter((file) => file.endsWith('.md') && file !== 'RULES.md'))
    await writeFile(join(output, name), publishedDocument(await readFile(join(source, name), 'utf8')));
  await writeContainedPackages(files, join(output, 'THIRD-PARTY.md'));
  const manifest = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as SourceManifest;
  const published = publishedManifest(manifest, built);
  await writeFile(join(output, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
}
