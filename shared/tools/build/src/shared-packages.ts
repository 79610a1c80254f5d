import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folders of the packages below `shared`, from the root of a workspace: `shared/contract`, `shared/web/ui`.
 * A folder without a `package.json` is a group of packages.
 */
export function sharedFolders(root: string): string[] {
  const isPackage = (folder: string) => existsSync(join(root, folder, 'package.json'));
  const inside = (folder: string) =>
    readdirSync(join(root, folder))
      .map((name) => `${folder}/${name}`)
      // A workspace can consist of links.
      .filter((path) => statSync(join(root, path)).isDirectory());
  return inside('shared').flatMap((folder) =>
    isPackage(folder) ? folder : inside(folder).filter(isPackage),
  );
}

/** Folder of the SDK's package, from the root of this workspace. */
export const SDK_FOLDER = 'shared/published/sdk';

/** The entry points of the SDK: what code imports, and the source file in its folder. */
export function sdkEntries(root: string): readonly (readonly [name: string, source: string])[] {
  const { exports } = JSON.parse(readFileSync(join(root, SDK_FOLDER, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  return Object.entries(exports).map(([key, source]) => [`@portal/sdk${key.slice(1)}`, source.slice(2)]);
}

const RE_EXPORT = /^export \* from '(@portal\/[^']+)';$/m;

/**
 * The names of this workspace's modules in the SDK: `@portal/session` is `@portal/sdk/session`. The SDK re-exports
 * each of them as a whole, so both names are one module.
 */
export const sdkNames = (root: string): ReadonlyMap<string, string> =>
  new Map(
    sdkEntries(root).flatMap(([name, source]) => {
      const [, original] = RE_EXPORT.exec(readFileSync(join(root, SDK_FOLDER, source), 'utf8')) ?? [];
      return original === undefined ? [] : [[original, name] as const];
    }),
  );
