/** The two color schemes. `system` is a choice of the user and not a scheme. */
export type Scheme = 'light' | 'dark';

/** Paper and ink: warm neutrals under a petrol primary, copper as the accent. */
const light = {
  /** Seeds of antd's algorithms. The dark algorithm dims them, so dark seeds are brighter than the result. */
  primary: '#0c6173',
  info: '#2461a8',
  success: '#2c7a45',
  warning: '#a86a00',
  error: '#b3302a',

  /** Backgrounds of the page, cards, popups and inset areas. */
  bg: '#f8f7f4',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#f2f0eb',
  /** Backgrounds of hovered items and of loading placeholders. */
  hover: '#f0eee9',
  skeleton: '#e9e6df',

  text: '#14242b',
  textMuted: '#4c5a60',
  textSubtle: '#626b6c',
  border: '#e3dfd7',
  /** Border of a control: 3:1 against the surface (WCAG 1.4.11). */
  borderStrong: '#8d8a82',

  onPrimary: '#ffffff',
  primarySoft: '#e5f1f3',
  primarySoftHover: '#d3e7eb',
  primaryBorder: '#a5cdd5',
  link: '#0b5c6d',
  linkHover: '#083f4b',
  focus: '#0c7f97',
  overlay: 'rgb(11 24 29 / 50%)',
  /** Second color of product marks and the indicator of the current item; never used for text. */
  accent: '#c2672a',
  accentSoft: '#f6e3d3',

  infoSoft: '#e9f1fb',
  infoBorder: '#b5cfee',
  infoText: '#1f5596',
  successSoft: '#e8f5ec',
  successBorder: '#add8ba',
  successText: '#21663a',
  warningSoft: '#fdf3df',
  warningBorder: '#ecce92',
  warningText: '#7d4f00',
  errorSoft: '#fcecea',
  errorBorder: '#f0bbb6',
  errorText: '#a02822',

  /** The header is dark in both schemes. */
  header: '#0f2229',
  headerHover: '#1c343d',
  headerText: '#f3f1ec',
  headerTextMuted: '#b3c0c3',
  headerBorder: '#0f2229',
  /** Shadow color as `r g b`; each shadow adds its own alpha. */
  shadow: '20 36 43',
};

/** The colors chosen by hand. antd's algorithms compute all others from them. */
type Palette = Readonly<Record<keyof typeof light, string>>;

const dark: Palette = {
  primary: '#66d2e3',
  info: '#78b6f2',
  success: '#6fcb8b',
  warning: '#efb44c',
  error: '#fa8479',

  bg: '#0d1418',
  surface: '#141d22',
  raised: '#1a252b',
  sunken: '#0a1013',
  hover: '#1e2a30',
  skeleton: '#243138',

  text: '#e8e6e0',
  textMuted: '#aeb7b8',
  textSubtle: '#929d9f',
  border: '#27343a',
  borderStrong: '#6a7a80',

  onPrimary: '#052028',
  primarySoft: '#12303a',
  primarySoftHover: '#183f4b',
  primaryBorder: '#2b5a68',
  link: '#73cbd9',
  linkHover: '#a5e2eb',
  focus: '#6fd3e4',
  overlay: 'rgb(2 6 8 / 64%)',
  accent: '#e39a63',
  accentSoft: '#3b2a1e',

  infoSoft: '#152637',
  infoBorder: '#2b4b70',
  infoText: '#94c3f3',
  successSoft: '#14281c',
  successBorder: '#2a5439',
  successText: '#86d3a0',
  warningSoft: '#2b2313',
  warningBorder: '#5f4a1f',
  warningText: '#eebd66',
  errorSoft: '#321c1b',
  errorBorder: '#6d3430',
  errorText: '#f7a39b',

  header: '#0a1216',
  headerHover: '#1a282e',
  headerText: '#f3f1ec',
  headerTextMuted: '#aab8bb',
  headerBorder: '#27343a',
  shadow: '0 0 0',
};

export const palettes: Readonly<Record<Scheme, Palette>> = { light, dark };
