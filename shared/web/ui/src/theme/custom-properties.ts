import { palettes, type Scheme } from './palette';
import { designTokens, fonts, scale } from './tokens';

/** The name of a custom property without `--portal-`, and its value. */
export type CustomProperty = readonly [name: string, value: string];

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The custom properties that differ between light and dark: the palette, and what antd's algorithms make of seeds. */
export function schemeProperties(scheme: Scheme): CustomProperty[] {
  const { shadow: shadowColor, ...palette } = palettes[scheme];
  const tokens = designTokens(scheme);
  const colors = {
    ...palette,
    primary: tokens.colorPrimary,
    primaryHover: tokens.colorPrimaryHover,
    primaryActive: tokens.colorPrimaryActive,
    info: tokens.colorInfo,
    success: tokens.colorSuccess,
    warning: tokens.colorWarning,
    error: tokens.colorError,
    link: tokens.colorLink,
  };
  const shadow = (alpha: number) => `rgb(${shadowColor} / ${scheme === 'dark' ? alpha * 5 : alpha}%)`;
  return [
    ...Object.entries(colors).map(([name, color]): CustomProperty => [`color-${kebab(name)}`, color]),
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
