/** @jest-environment node */

import type { Scheme } from './palette';
import { schemeProperties } from './theme-css';
import { antdTheme } from './tokens';

/** Relative luminance of a `#rrggbb` color, 0 to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)?.slice(1);
  if (!channels) throw new TypeError(`Not an opaque color: ${color}`);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const value = Number.parseInt(channel, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two opaque colors, 1 to 21 (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const backgrounds = ['bg', 'surface', 'raised', 'sunken', 'hover'];

/** Text and its background: at least 4.5:1 (WCAG 1.4.3, AA). */
const texts: [text: string, background: string][] = [
  ...['text', 'text-muted', 'text-subtle', 'link', 'link-hover'].flatMap((text) =>
    backgrounds.map((background): [string, string] => [text, background]),
  ),
  ...['text', 'link', 'text-muted'].map((text): [string, string] => [text, 'primary-soft']),
  ['link', 'primary-soft-hover'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-primary', 'primary-active'],
  ...['info', 'success', 'warning', 'error'].flatMap((kind): [string, string][] => [
    [`${kind}-text`, `${kind}-soft`],
    [`${kind}-text`, 'surface'],
    ['text', `${kind}-soft`],
    ['text-muted', `${kind}-soft`],
  ]),
  ['error', 'surface'],
  ['header-text', 'header'],
  ['header-text', 'header-hover'],
  ['header-text-muted', 'header'],
  ['header-text-muted', 'header-hover'],
  ['bg', 'text'],
];

/** Edges of controls, marks and the focus ring: at least 3:1 (WCAG 1.4.11). */
const shapes: [shape: string, background: string][] = [
  ['border-strong', 'surface'],
  ['border-strong', 'bg'],
  ['primary', 'surface'],
  ['accent', 'surface'],
  ['accent', 'primary-soft'],
  ['accent', 'header'],
  ['focus', 'bg'],
  ['focus', 'surface'],
  ['focus', 'header'],
];

describe.each<Scheme>(['light', 'dark'])('%s', (scheme) => {
  const colors = new Map(schemeProperties(scheme));
  const ratio = (one: string, other: string) =>
    contrast(colors.get(`color-${one}`) ?? '', colors.get(`color-${other}`) ?? '');

  test.each(texts)('%s is readable on %s', (text, background) => {
    expect(ratio(text, background)).toBeGreaterThanOrEqual(4.5);
  });

  // antd outlines its focused buttons with it, such as Close of a dialog.
  test('the buttons of antd have the focus ring of the portal', () => {
    expect(antdTheme(scheme).token?.colorPrimaryBorder).toBe(colors.get('color-focus'));
  });

  test.each(shapes)('%s is distinguishable from %s', (shape, background) => {
    expect(ratio(shape, background)).toBeGreaterThanOrEqual(3);
  });
});
