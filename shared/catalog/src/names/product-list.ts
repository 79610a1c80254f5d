/** Splits a semicolon-separated text or a list into product names, without blanks and duplicates. CALL-12. */
export function splitProductList(products: string | readonly string[] | null | undefined): string[] {
  const names = [products ?? []].flat().flatMap((text) => text.split(';'));
  return [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))];
}
