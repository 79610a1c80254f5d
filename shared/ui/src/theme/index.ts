/** The color scheme for start-up and build scripts: no components, no style sheets, no antd. */
export { applyColorScheme, chooseScheme, colorSchemeStore, type SchemeChoice } from './color-scheme';
export { colorSchemeKey, colorSchemeScript } from './color-scheme-script';
export type { Scheme } from './palette';
export { type ColorScheme, useColorScheme } from './use-color-scheme';
