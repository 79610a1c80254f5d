import { REALDWG_DOTTED_YEARS } from '../constants';
import type { Product, VersionRule } from '../types';
import { packageVersion } from './text';

const dotsToDashes = (version: string) => version.replaceAll('.', '-');

const RULES: Record<VersionRule, (version: string) => string> = {
  plain: (version) => version,
  'dots-to-dashes': dotsToDashes,
  realdwg: (version) =>
    REALDWG_DOTTED_YEARS.some((year) => version.startsWith(year))
      ? dotsToDashes(version)
      : version.replaceAll('_', '-'),
};

/** A version as written in content paths, and only there. VER-5, VER-6, VER-7. */
export function contentVersion(product: Pick<Product, 'versionRule'>, version: string): string {
  return RULES[product.versionRule](packageVersion(version));
}
