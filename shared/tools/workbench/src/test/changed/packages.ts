import type { WorkspacePackage } from './workspace';

/** The transitive closure of a relation between packages, without the start itself. */
function closure(
  name: string,
  next: (name: string) => readonly string[],
  seen = new Set<string>(),
): Set<string> {
  for (const related of next(name)) {
    if (seen.has(related)) continue;
    seen.add(related);
    closure(related, next, seen);
  }
  return seen;
}

/** Names of all packages that a package depends on, transitively. */
export const dependenciesOf = (name: string, packages: readonly WorkspacePackage[]): readonly string[] => [
  ...closure(name, (current) => packages.find((candidate) => candidate.name === current)?.dependencies ?? []),
];

/** Names of a package and of all packages that depend on it, transitively. */
export const dependentsOf = (name: string, packages: readonly WorkspacePackage[]): readonly string[] => [
  name,
  ...closure(name, (current) =>
    packages.filter(({ dependencies }) => dependencies.includes(current)).map((dependent) => dependent.name),
  ),
];

/** Name of the package in a folder. @throws if there is none. */
export function packageIn(folder: string, packages: readonly WorkspacePackage[]): string {
  const found = packages.find((candidate) => candidate.folder === folder);
  if (found === undefined) throw new Error(`There is no package in ${folder}`);
  return found.name;
}
