import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageOfFile, packagesOfFiles } from '@portal/build';

/** Where a file of a package is among those of others: `antd-6.6.8/es/table/index.d.ts`. @throws if it is in none. */
export function packageFile(file: string): string {
  const found = packageOfFile(file);
  if (found === undefined) throw new Error(`${file} is in no package`);
  const { name, version, folder } = found;
  return `${name}-${version}${file.slice(folder.length)}`;
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
  for (const { name, version, license, folder } of packagesOfFiles(files)) {
    const texts = (await licenseTexts(folder)).join('\n\n');
    const own = `- ${name} ${version} (${license ?? 'see below'})`;
    byTexts.set(texts, [...(byTexts.get(texts) ?? []), own]);
  }
  const sections = [...byTexts].map(([texts, names]) => [names.join('\n'), texts].join('\n\n').trim());
  const head = '# Packages of others whose code this package contains';
  await writeFile(target, `${[head, ...sections].join('\n\n')}\n`);
}
