/** The color scheme for start-up and build scripts: no components, no style sheets, no antd. */
export { applyColorScheme, chooseScheme, colorSchemeStore, type SchemeChoice } from './colorScheme';
export { colorSchemeKey, colorSchemeScript } from './colorSchemeScript';
export type { Scheme } from './palette';
export { type ColorScheme, useColorScheme } from './useColorScheme';
