/** The parts of a package's name as they stand in it. */
export interface PackageName {
  readonly product: string;
  /** With the service pack, if there is one: `2023_SP2`. */
  readonly version: string;
  /** Such as `U1`; a regular release has none. */
  readonly modifier: string | null;
  readonly platform: string;
  /** From the first dot on; may be empty. */
  readonly extension: string;
}

const GRAMMAR =
  /^HOOPS_(?<product>\w+?)_(?<version>\d{4}(?:\.\d+)*(?:_SP\d+)?)(?:_(?<modifier>(?:RC|P|U)\d*))?_(?<platform>\w+)(?<extension>(?:\.\w+)*)$/i;

/** Takes a package's name apart. `null`: it does not follow the convention. NAME-5. */
export function readPackageName(name: string): PackageName | null {
  const parts = GRAMMAR.exec(name.trim())?.groups;
  if (!parts) return null;
  const { product = '', version = '', modifier, platform = '', extension = '' } = parts;
  return { product, version, modifier: modifier ?? null, platform, extension };
}
