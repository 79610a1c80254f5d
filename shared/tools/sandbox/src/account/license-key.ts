import { createHash } from 'node:crypto';

/** Creates a realistic license key. It depends only on the e-mail and the products, so it never changes. */
export function licenseKey(email: string, products: readonly string[]): string {
  const digest = createHash('sha256')
    .update(`${email}\n${products.join(';')}`)
    .digest('hex');
  return (digest.slice(0, 40).toUpperCase().match(/.{5}/g) ?? []).join('-');
}
