/** The icon name in a product's path: `/hoops/exchange/downloads/latest` gives `exchange`. */
export const productIconName = (href: string): string =>
  href
    .replace(/\/downloads\/latest$/, '')
    .split('/')
    .at(-1) ?? '';
