import { palettes, type Scheme } from './palette';
import { type DesignTokens, designTokens, fonts, scale } from './tokens';

/** The name of a custom property without `--portal-`, and its value. */
export type CustomProperty = readonly [name: string, value: string];

/** Custom properties whose value is an antd token. */
const colorTokens = {
  bg: 'colorBgLayout',
  surface: 'colorBgContainer',
  raised: 'colorBgElevated',
  text: 'colorText',
  'text-muted': 'colorTextSecondary',
  'text-subtle': 'colorTextTertiary',
  border: 'colorBorderSecondary',
  'border-strong': 'colorBorder',
  primary: 'colorPrimary',
  'primary-hover': 'colorPrimaryHover',
  'primary-active': 'colorPrimaryActive',
  'primary-soft': 'colorPrimaryBg',
  'primary-soft-hover': 'colorPrimaryBgHover',
  'primary-border': 'colorPrimaryBorder',
  'on-primary': 'colorTextLightSolid',
  link: 'colorLink',
  'link-hover': 'colorLinkHover',
  info: 'colorInfo',
  'info-soft': 'colorInfoBg',
  'info-border': 'colorInfoBorder',
  'info-text': 'colorInfoText',
  success: 'colorSuccess',
  'success-soft': 'colorSuccessBg',
  'success-border': 'colorSuccessBorder',
  'success-text': 'colorSuccessText',
  warning: 'colorWarning',
  'warning-soft': 'colorWarningBg',
  'warning-border': 'colorWarningBorder',
  'warning-text': 'colorWarningText',
  error: 'colorError',
  'error-soft': 'colorErrorBg',
  'error-border': 'colorErrorBorder',
  'error-text': 'colorErrorText',
  overlay: 'colorBgMask',
} as const satisfies Record<string, keyof DesignTokens>;

/** The custom properties that differ between light and dark. */
export function schemeProperties(scheme: Scheme): CustomProperty[] {
  const tokens = designTokens(scheme);
  const palette = palettes[scheme];
  const shadow = (alpha: number) => `rgb(${palette.shadow} / ${scheme === 'dark' ? alpha * 5 : alpha}%)`;
  return [
    ...Object.entries(colorTokens).map(([name, token]): CustomProperty => [`color-${name}`, tokens[token]]),
    ['color-sunken', palette.sunken],
    ['color-hover', palette.hover],
    ['color-skeleton', palette.skeleton],
    ['color-accent', palette.accent],
    ['color-accent-soft', palette.accentSoft],
    ['color-focus', palette.focus],
    ['color-header', palette.header],
    ['color-header-hover', palette.headerHover],
    ['color-header-text', palette.headerText],
    ['color-header-text-muted', palette.headerTextMuted],
    ['color-header-border', palette.headerBorder],
    ['shadow-sm', `0 1px 2px ${shadow(7)}`],
    ['shadow-md', `0 2px 4px ${shadow(5)}, 0 6px 16px ${shadow(7)}`],
    ['shadow-lg', `0 4px 8px ${shadow(6)}, 0 16px 40px ${shadow(13)}`],
  ];
}

const rem = (pixels: number) => `${Number((pixels / 16).toFixed(4))}rem`;
const prefixed = <T>(prefix: string, values: Readonly<Record<string, T>>, format: (value: T) => string) =>
  Object.entries(values).map(([name, value]): CustomProperty => [`${prefix}-${name}`, format(value)]);
const px = (pixels: number) => `${pixels}px`;

/** The custom properties that both schemes share. */
export function sharedProperties(): CustomProperty[] {
  return [
    ...prefixed('font', fonts, (value) => value),
    ...prefixed('text', scale.text, rem),
    ['leading-tight', '1.25'],
    ['leading', '1.55'],
    // Two weights: on a slow processor, each further face of a size delays the first paint by some milliseconds.
    ['weight-normal', '400'],
    ['weight-strong', '600'],
    // For remotes that were built when there were three.
    ['weight-medium', 'var(--portal-weight-strong)'],
    ...scale.space.map((step): CustomProperty => [`space-${step}`, px(step * 4)]),
    ...prefixed('radius', scale.radius, px),
    ...prefixed('width', scale.width, px),
    ...prefixed('height', scale.height, px),
    ...prefixed('layer', scale.layer, String),
    ['motion-fast', '120ms'],
    ['motion-mid', '220ms'],
    ['motion-slow', '360ms'],
    ['ease', 'cubic-bezier(0.2, 0, 0.1, 1)'],
  ];
}
