/** The color scheme for start-up and build scripts: no components, no style sheets, no antd. */
export { applyColorScheme } from './color-scheme';
