/** The parts of a package name as they are written in it. */
export interface PackageName {
  readonly product: string;
  /** Includes the service pack, if any: `2023_SP2`. */
  readonly version: string;
  /** Such as `U1`; `null` for a regular release. */
  readonly modifier: string | null;
  readonly platform: string;
  /** Starts with the first dot; may be empty. */
  readonly extension: string;
}

const GRAMMAR =
  /^HOOPS_(?<product>\w+?)_(?<version>\d{4}(?:\.\d+)*(?:_SP\d+)?)(?:_(?<modifier>(?:RC|P|U)\d*))?_(?<platform>\w+)(?<extension>(?:\.\w+)*)$/i;

/**
 * Parses a package name. NAME-5.
 * @returns `null` if the name does not follow the convention.
 */
export function parsePackageName(name: string): PackageName | null {
  const parts = GRAMMAR.exec(name.trim())?.groups;
  if (!parts) return null;
  const { product = '', version = '', modifier, platform = '', extension = '' } = parts;
  return { product, version, modifier: modifier ?? null, platform, extension };
}
