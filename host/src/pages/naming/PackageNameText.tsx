import { packageNaming } from '@portal/catalog';
import { cx } from '@portal/ui';
import { Fragment } from 'react';
import styles from './package-name-text.lazy.module.css';

/** The parts of a package name as they are written in it. */
type PackageName = NonNullable<ReturnType<typeof parsePackageName>>;

const GRAMMAR =
  /^HOOPS_(?<product>\w+?)_(?<version>\d{4}(?:\.\d+)*(?:_SP\d+)?)(?:_(?<modifier>(?:RC|P|U)\d*))?_(?<platform>\w+)(?<extension>(?:\.\w+)*)$/i;

/**
 * Parses a package name. NAME-5. The version includes the service pack, if any: `2023_SP2`. The modifier is one such as
 * `U1`, or `null` for a regular release. The extension starts with the first dot, and may be empty.
 * @returns `null` if the name does not follow the convention.
 */
export function parsePackageName(name: string) {
  const parts = GRAMMAR.exec(name.trim())?.groups;
  if (!parts) return null;
  const { product = '', version = '', modifier, platform = '', extension = '' } = parts;
  return { product, version, modifier: modifier ?? null, platform, extension };
}

const words = (text: string) => text.split('_').join(' ');

function describeModifier(modifier: string | null): string {
  if (modifier === null) return 'None: a regular release';
  const code = modifier.replace(/\d+$/, '').toUpperCase();
  const name = packageNaming.modifiers.find((known) => known.code === code)?.name ?? code;
  return `${name} ${modifier.slice(code.length)}`.trim();
}

/** Describes the parts of a package name in their order. */
export function describePackage(name: PackageName) {
  const [version, servicePack] = name.version.split(/_SP/i);
  return [
    { part: 'product', value: `HOOPS ${words(name.product)}` },
    { part: 'version', value: servicePack ? `${version}, service pack ${servicePack}` : `${version}` },
    { part: 'modifier', value: describeModifier(name.modifier) },
    { part: 'platform', value: words(name.platform) },
  ];
}

interface PackageNameTextProps {
  readonly name: PackageName;
  readonly className?: string | undefined;
}

const PARTS = ['product', 'version', 'modifier', 'platform'] as const;

/** A package name with each of its parts highlighted. */
export function PackageNameText({ name, className }: PackageNameTextProps) {
  return (
    <code className={cx(styles.name, className)} translate="no">
      HOOPS
      {PARTS.map(
        (part) =>
          name[part] !== null && (
            <Fragment key={part}>
              _<wbr />
              <span className={cx(styles.part, styles[part])}>{name[part]}</span>
            </Fragment>
          ),
      )}
      {name.extension}
    </code>
  );
}
