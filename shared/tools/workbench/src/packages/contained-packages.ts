import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A package of others, with the folder that it is in. */
interface ContainedPackage {
  readonly name: string;
  readonly version: string;
  readonly license?: unknown;
  readonly folder: string;
}

/** The innermost package that a file is in. @throws if it is in none. */
function packageAround(file: string): ContainedPackage {
  const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file) ?? [];
  if (folder === undefined) throw new Error(`${file} is in no package`);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Omit<
    ContainedPackage,
    'folder'
  >;
  return { ...manifest, folder };
}

/** Where a file of a package is among those of others: `antd-6.6.8/es/table/index.d.ts`. */
export function packageFile(file: string): string {
  const { name, version, folder } = packageAround(file);
  return `${name}-${version}${file.slice(folder.length)}`;
}

/** The packages that files are in, each version once, in order of their names. */
function packagesOf(files: Iterable<string>): readonly ContainedPackage[] {
  const found = new Map<string, ContainedPackage>();
  for (const file of files) {
    if (!file.includes('/node_modules/')) continue;
    const contained = packageAround(file);
    found.set(`${contained.name}@${contained.version}`, contained);
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, contained]) => contained);
}

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
export async function writeContainedPackages(files: Iterable<string>, target: string): Promise<void> {
  const byTexts = new Map<string, string[]>();
  for (const { name, version, license, folder } of packagesOf(files)) {
    const texts = (await licenseTexts(folder)).join('\n\n');
    const own = `- ${name} ${version} (${typeof license === 'string' ? license : 'see below'})`;
    byTexts.set(texts, [...(byTexts.get(texts) ?? []), own]);
  }
  const sections = [...byTexts].map(([texts, names]) => [names.join('\n'), texts].join('\n\n').trim());
  const head = '# Packages of others whose code this package contains';
  await writeFile(target, `${[head, ...sections].join('\n\n')}\n`);
}
