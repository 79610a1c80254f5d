import { cx } from '../support/cx';
import styles from './icon.module.css';

/**
 * The portal's stroke icons, one path each: 24 × 24 grid, stroke width 1.6, round ends, three units of
 * margin.
 */
export const icons = {
  about: 'M12 11v6m0-9.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  archive: 'M3.5 4h17v4.5h-17zM5 8.5V20h14V8.5M10 12.5h4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  close: 'm6 6 12 12M18 6 6 18',
  code: 'm8 7-5 5 5 5m8-10 5 5-5 5M13.5 5l-3 14',
  copy: 'M9 8.5h11V20H9zM15.5 8.5V4H4v11.5h5',
  docs: 'M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13C17 4.5 14 5 12 6.5zm0 0v13',
  download: 'M12 3.5v11.5m-5-4.5 5 5 5-5M4 20h16',
  error: 'M8.3 3.5h7.4l4.8 4.8v7.4l-4.8 4.8H8.3l-4.8-4.8V8.3zM12 8v5m0 3v.01',
  external: 'M10 5H5v14h14v-5m-5.5-10H20v6.5M20 4l-9 9',
  feed: 'M5 18.5v.01M5 11.5a7.5 7.5 0 0 1 7.5 7.5M5 5a14 14 0 0 1 14 14',
  file: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5',
  formats: 'M8 3.5h8l4 4v9H8zM16 3.5v4h4M8 7.5H4v13h12v-4',
  forum: 'M4 4.5h12v9H9.5L6 16.5v-3H4zM18.5 9H20v9h-2v2.5L15 18h-4',
  graphics: 'M3.5 7h15v10h-15zM18.5 9.5h2v5h-2M8.5 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M14 10v4M5.5 17v3',
  history: 'M4.5 5v4.5H9M4.8 9.5A8 8 0 1 1 4 13m8-5v4.5l3 2',
  home: 'm3.5 11.5 8.5-7.5 8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  info: 'M12 11v6m0-9.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  learning: 'M2.5 9.5 12 5l9.5 4.5L12 14zM6.5 11.5v5c3.5 2.5 7.5 2.5 11 0v-5M21.5 9.5V15',
  license: 'M8 11a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9m3.2 1.3L20 3.5m-4 4 3 3m-6 0 2 2',
  lts: 'M12 3 4.5 6v5.5c0 4.5 3 7.5 7.5 9.5 4.5-2 7.5-5 7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5',
  mail: 'M3.5 5.5h17v13h-17zm0 1 8.5 7 8.5-7',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  minus: 'M5 12h14',
  platforms: 'M3.5 4.5h17v11h-17zM9 20h6m-3-4.5V20',
  play: 'M7.5 4.5v15l12-7.5z',
  plus: 'M12 5v14M5 12h14',
  'release-notes': 'M5.5 3.5h13v17h-13zM9 8h6m-6 4h6m-6 4h3.5',
  retry: 'M19.5 5v4.5H15M19.2 9.5A8 8 0 1 0 20 13',
  roadmap:
    'M6 17a2 2 0 1 0 0 4 2 2 0 0 0 0-4M18 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M8 19h7.5a3.5 3.5 0 0 0 0-7h-7a3.5 3.5 0 0 1 0-6.5H16',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m4.8 11.3L20.5 20.5',
  'sign-out': 'M14 4.5H5v15h9M10 12h10.5m-4-4.5 4.5 4.5-4.5 4.5',
  success: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m-4 9.2 3 3 5.2-6',
  support:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8M5.8 5.8l3.3 3.3m5.8 5.8 3.3 3.3m0-12.4-3.3 3.3m-5.8 5.8-3.3 3.3',
  training: 'M3.5 5h17v12h-17zM10.5 8.3v5.4l4.5-2.7zM8 20.5h8',
  trial: 'M12 5.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M12 9v4l2.5 2M10 2.5h4m-2 0v3m6-.5 1.5 1.5',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
  warning: 'M12 4 2.5 20h19zM12 10v4.5m0 2.5v.01',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof icons;

interface IconProps {
  /** Name of an icon, or any name from data: an unknown one draws the `file` icon. */
  readonly name: IconName | (string & {});
  /** Width and height in pixels. Default: 20. */
  readonly size?: number;
  readonly className?: string | undefined;
}

const isIconName = (name: string): name is IconName => Object.hasOwn(icons, name);

const pathOf = (name: string): string => icons[isIconName(name) ? name : 'file'];

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
