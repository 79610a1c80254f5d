import { type CustomProperty, schemeProperties, sharedProperties } from './customProperties';

const declarations = (properties: readonly CustomProperty[]) =>
  properties
    .map(([name, value]) => `  --portal-${name}:${value.length > 80 ? '\n    ' : ' '}${value};`)
    .join('\n');

/** The least that makes browsers agree; everything else belongs to a component. */
const base = `*,
*::before,
*::after {
  box-sizing: border-box;
}

html {
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  scroll-padding-top: calc(var(--portal-height-header) + var(--portal-space-4));
}

body {
  margin: 0;
  background: var(--portal-color-bg);
  color: var(--portal-color-text);
  font: var(--portal-weight-normal) var(--portal-text-md) / var(--portal-leading) var(--portal-font-sans);
  -webkit-font-smoothing: antialiased;
}

h1,
h2,
h3,
h4,
p {
  margin: 0;
}

h1,
h2,
h3,
h4 {
  font-family: var(--portal-font-display);
  font-weight: var(--portal-weight-strong);
  line-height: var(--portal-leading-tight);
  letter-spacing: -0.012em;
  text-wrap: balance;
}

h1 {
  font-size: clamp(var(--portal-text-2xl), 1.2rem + 1.9vw, var(--portal-text-3xl));
  letter-spacing: -0.022em;
}

h2 {
  font-size: var(--portal-text-xl);
}

h3 {
  font-size: var(--portal-text-lg);
}

h4 {
  font-size: var(--portal-text-md);
}

a {
  color: var(--portal-color-link);
  text-decoration-thickness: 1px;
  text-underline-offset: 0.18em;
}

a:hover {
  color: var(--portal-color-link-hover);
}

button,
input,
select,
textarea {
  font: inherit;
}

code,
kbd,
pre,
samp {
  font-family: var(--portal-font-mono);
  font-size: 0.925em;
}

img,
svg,
iframe {
  vertical-align: middle;
  max-width: 100%;
}

:focus-visible {
  outline: 2px solid var(--portal-color-focus);
  outline-offset: 2px;
}

main:focus {
  outline: none;
}

/* biome-ignore-start lint/complexity/noImportantStyles: a visitor's wish outranks every component */
@media (prefers-reduced-motion: reduce) {
  :root {
    --portal-motion-fast: 1ms;
    --portal-motion-mid: 1ms;
    --portal-motion-slow: 1ms;
  }

  *,
  *::before,
  *::after {
    scroll-behavior: auto !important;
    animation-duration: 1ms !important;
    animation-iteration-count: 1 !important;
    transition-duration: 1ms !important;
  }

  /* antd measures a popup right after it has moved it; a transition, however short, gives the old place. */
  .ant-select-dropdown,
  .ant-dropdown,
  .ant-tabs-dropdown {
    transition: none !important;
  }
}
/* biome-ignore-end lint/complexity/noImportantStyles: as above */
`;

/** The whole of `theme.css`: custom properties of both schemes and the base. */
export function themeCss(): string {
  return `/* Made by src/theme/generate.ts out of antd's tokens: run "pnpm --filter @portal/ui theme". */
:root {
  color-scheme: light;
${declarations(schemeProperties('light'))}

${declarations(sharedProperties())}
}

[data-theme="dark"] {
  color-scheme: dark;
${declarations(schemeProperties('dark'))}
}

${base}`;
}
