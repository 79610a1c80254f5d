import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What is read of a package's manifest. */
export interface PackageJson {
  readonly name: string;
  readonly version: string;
  /** Only in the root package. */
  readonly packageManager?: string;
  /** In this workspace: source files by the names that importers use. */
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export const readPackage = async (folder: string): Promise<PackageJson> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as PackageJson;

/** The package of an imported name: `antd` for `antd/es/table`. */
export const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
