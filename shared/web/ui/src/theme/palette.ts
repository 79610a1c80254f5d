/** The two color schemes. `system` is a choice of the user and not a scheme. */
export type Scheme = 'light' | 'dark';

/**
 * The colors chosen by hand, light and dark; antd's algorithms compute all others from them. Paper and ink: warm
 * neutrals under a petrol primary, copper as the accent.
 */
const colors = {
  /** Seeds of antd's algorithms. The dark algorithm dims them, so dark seeds are brighter than the result. */
  primary: ['#0c6173', '#66d2e3'],
  info: ['#2461a8', '#78b6f2'],
  success: ['#2c7a45', '#6fcb8b'],
  warning: ['#a86a00', '#efb44c'],
  error: ['#b3302a', '#fa8479'],

  /** Backgrounds of the page, cards, popups and inset areas. */
  bg: ['#f8f7f4', '#0d1418'],
  surface: ['#ffffff', '#141d22'],
  raised: ['#ffffff', '#1a252b'],
  sunken: ['#f2f0eb', '#0a1013'],
  /** Backgrounds of hovered items and of loading placeholders. */
  hover: ['#f0eee9', '#1e2a30'],
  skeleton: ['#e9e6df', '#243138'],

  text: ['#14242b', '#e8e6e0'],
  textMuted: ['#4c5a60', '#aeb7b8'],
  textSubtle: ['#626b6c', '#929d9f'],
  border: ['#e3dfd7', '#27343a'],
  /** Border of a control: 3:1 against the surface (WCAG 1.4.11). */
  borderStrong: ['#8d8a82', '#6a7a80'],

  onPrimary: ['#ffffff', '#052028'],
  primarySoft: ['#e5f1f3', '#12303a'],
  primarySoftHover: ['#d3e7eb', '#183f4b'],
  primaryBorder: ['#a5cdd5', '#2b5a68'],
  link: ['#0b5c6d', '#73cbd9'],
  linkHover: ['#083f4b', '#a5e2eb'],
  focus: ['#0c7f97', '#6fd3e4'],
  overlay: ['rgb(11 24 29 / 50%)', 'rgb(2 6 8 / 64%)'],
  /** Second color of product marks and the indicator of the current item; never used for text. */
  accent: ['#c2672a', '#e39a63'],
  accentSoft: ['#f6e3d3', '#3b2a1e'],

  infoSoft: ['#e9f1fb', '#152637'],
  infoBorder: ['#b5cfee', '#2b4b70'],
  infoText: ['#1f5596', '#94c3f3'],
  successSoft: ['#e8f5ec', '#14281c'],
  successBorder: ['#add8ba', '#2a5439'],
  successText: ['#21663a', '#86d3a0'],
  warningSoft: ['#fdf3df', '#2b2313'],
  warningBorder: ['#ecce92', '#5f4a1f'],
  warningText: ['#7d4f00', '#eebd66'],
  errorSoft: ['#fcecea', '#321c1b'],
  errorBorder: ['#f0bbb6', '#6d3430'],
  errorText: ['#a02822', '#f7a39b'],

  /** The header is dark in both schemes. */
  header: ['#0f2229', '#0a1216'],
  headerHover: ['#1c343d', '#1a282e'],
  headerText: ['#f3f1ec', '#f3f1ec'],
  headerTextMuted: ['#b3c0c3', '#aab8bb'],
  headerBorder: ['#0f2229', '#27343a'],
  /** Shadow color as `r g b`; each shadow adds its own alpha. */
  shadow: ['20 36 43', '0 0 0'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

type Palette = Readonly<Record<keyof typeof colors, string>>;

const paletteOf = (index: 0 | 1) =>
  Object.fromEntries(Object.entries(colors).map(([name, values]) => [name, values[index]])) as Palette;

export const palettes: Readonly<Record<Scheme, Palette>> = { light: paletteOf(0), dark: paletteOf(1) };
