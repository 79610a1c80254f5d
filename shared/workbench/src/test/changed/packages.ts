import type { WorkspacePackage } from './workspace';

/** Follows a relation from a package to all that can be reached, without the package itself. */
function closure(
  name: string,
  next: (name: string) => readonly string[],
  seen = new Set<string>(),
): Set<string> {
  for (const one of next(name)) {
    if (seen.has(one)) continue;
    seen.add(one);
    closure(one, next, seen);
  }
  return seen;
}

/** Names of all packages that a package depends on, directly or through others. */
export const dependenciesOf = (name: string, packages: readonly WorkspacePackage[]): readonly string[] => [
  ...closure(name, (of) => packages.find((one) => one.name === of)?.dependencies ?? []),
];

/** Names of a package and of all that depend on it, directly or through others. */
export const dependentsOf = (name: string, packages: readonly WorkspacePackage[]): readonly string[] => [
  name,
  ...closure(name, (of) =>
    packages.filter(({ dependencies }) => dependencies.includes(of)).map((one) => one.name),
  ),
];

/** Name of the package in a folder. @throws when there is none. */
export function packageIn(folder: string, packages: readonly WorkspacePackage[]): string {
  const found = packages.find((one) => one.folder === folder);
  if (found === undefined) throw new Error(`There is no package in ${folder}`);
  return found.name;
}
