/** The word of a product's address that names its mark: `/hoops/exchange/downloads/latest` is `exchange`. */
export const markName = (href: string): string =>
  href
    .replace(/\/downloads\/latest$/, '')
    .split('/')
    .at(-1) ?? '';
