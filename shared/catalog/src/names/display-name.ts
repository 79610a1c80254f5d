/**
 * The display form of a name: "Ceetron Envision Cloud" is now "Ceetron Envision Web", with or without "Ceetron"
 * and in any letter case. Apply it to every name that is shown, including titles from content. NAME-1.
 */
export function displayName(name: string): string {
  return name.replace(/(ceetron\s+)?envision\s+cloud/gi, (_, maker?: string) =>
    maker === undefined ? 'Envision Web' : 'Ceetron Envision Web',
  );
}
