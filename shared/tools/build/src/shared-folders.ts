import { existsSync, readdirSync, statSync } from 'node:fs';
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
