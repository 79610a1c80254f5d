import { packageNaming } from '@portal/catalog';
import type { PackageName } from './parse-package-name';

const words = (text: string) => text.split('_').join(' ');

function describeModifier(modifier: string | null): string {
  if (modifier === null) return 'None: a regular release';
  const code = modifier.replace(/\d+$/, '').toUpperCase();
  const name = packageNaming.modifiers.find((known) => known.code === code)?.name ?? code;
  return `${name} ${modifier.slice(code.length)}`.trim();
}

/** Describes the parts of a package name in their order. */
export function describePackage(
  name: PackageName,
): readonly { readonly part: string; readonly value: string }[] {
  const [version, servicePack] = name.version.split(/_SP/i);
  return [
    { part: 'product', value: `HOOPS ${words(name.product)}` },
    { part: 'version', value: servicePack ? `${version}, service pack ${servicePack}` : `${version}` },
    { part: 'modifier', value: describeModifier(name.modifier) },
    { part: 'platform', value: words(name.platform) },
  ];
}
