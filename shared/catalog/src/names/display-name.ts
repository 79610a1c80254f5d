/**
 * A name as people see it: Ceetron Envision Cloud is now Ceetron Envision Web, with or without the maker's
 * name and in any letter case. For every name that is shown, titles of content too. NAME-1.
 */
export function displayName(name: string): string {
  return name.replace(/(ceetron\s+)?envision\s+cloud/gi, (_, maker?: string) =>
    maker === undefined ? 'Envision Web' : 'Ceetron Envision Web',
  );
}
