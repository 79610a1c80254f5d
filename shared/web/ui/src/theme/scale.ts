/** Sizes that both schemes share. Lengths are in pixels; the style sheet gets text sizes in rem. */
export const scale = {
  /** Multiples of 4 px; the key is the multiple. */
  space: [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20],
  text: { xs: 12, sm: 13, md: 15, lg: 17, xl: 20, '2xl': 25, '3xl': 34 },
  radius: { sm: 5, md: 8, lg: 12, pill: 999 },
  width: { page: 1280, prose: 720, sidebar: 268 },
  height: { header: 60, control: 36, 'control-small': 30, 'control-large': 44 },
  layer: { sticky: 10, header: 100, popup: 1000, toast: 1200 },
} as const;

/** System fonts only, so that nothing is downloaded. */
export const fonts = {
  sans: `Inter, "Segoe UI Variable Text", "Segoe UI", -apple-system, "Noto Sans", "Liberation Sans", sans-serif`,
  display: `"Avenir Next", "Segoe UI Variable Display", var(--portal-font-sans)`,
  mono: `"JetBrains Mono", "Cascadia Code", "SF Mono", ui-monospace, Menlo, "DejaVu Sans Mono", monospace`,
} as const;
