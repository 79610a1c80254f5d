/** The part that start-up and build scripts take: no component, no style sheet, no antd. */
export { applyColorScheme, chooseScheme, colorSchemeStore, type SchemeChoice } from './colorScheme';
export { colorSchemeKey, colorSchemeScript } from './colorSchemeScript';
export type { Scheme } from './palette';
export { type ColorScheme, useColorScheme } from './useColorScheme';
