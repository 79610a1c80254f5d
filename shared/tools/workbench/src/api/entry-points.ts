import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROVIDED } from '@portal/contract';
import { folderOf, workspaceRoot } from '@portal/federation/workspace';

/** An entry point of a provided package. */
export interface EntryPoint {
  /** Name of the package: `@portal/ui`. */
  readonly package: string;
  /** Folder of the package, from the workspace's root. */
  readonly folder: string;
  /** Source file, from the workspace's root. */
  readonly source: string;
  /** Name of its report: `index`, `dialog`. */
  readonly name: string;
  /** The version in the package's `package.json`. */
  readonly version: string;
}

interface Manifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
}

function entryPoint(module: string): EntryPoint {
  const [scope = '', part = '', ...path] = module.split('/');
  const name = `${scope}/${part}`;
  const folder = folderOf(name).slice(workspaceRoot.length + 1);
  const key = path.length === 0 ? '.' : `./${path.join('/')}`;
  const { version, exports } = JSON.parse(
    readFileSync(join(workspaceRoot, folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const source = exports[key];
  if (source === undefined) throw new Error(`${name} does not export ${key}`);
  return { package: name, folder, version, source: join(folder, source), name: path.join('-') || 'index' };
}

/** The entry points of this workspace that the host provides to remotes. REPORT-1. */
export const entryPoints = (): EntryPoint[] =>
  PROVIDED.filter((module) => module.startsWith('@portal/')).map(entryPoint);
