import { cx } from '../support/cx';
import styles from './icon.module.css';
import { type IconName, iconAliases, icons } from './icons';

export interface IconProps {
  /** Name of an icon, or any name from data: an unknown one draws the `file` icon. */
  readonly name: IconName | (string & {});
  /** Width and height in pixels. Default: 20. */
  readonly size?: number;
  readonly className?: string | undefined;
}

const isIconName = (name: string): name is IconName => Object.hasOwn(icons, name);

function pathOf(name: string): string {
  if (isIconName(name)) return icons[name];
  return icons[iconAliases.get(name) ?? 'file'];
}

/** A decorative icon next to text. It is hidden from assistive technology, because the text is the name. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      className={cx(styles.icon, className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={pathOf(name)} />
    </svg>
  );
}
