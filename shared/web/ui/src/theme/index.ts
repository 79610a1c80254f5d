/** The color scheme for start-up: no components, no style sheets, no antd. */
export { applyColorScheme } from './color-scheme';
