import type { Section } from '@portal/api/content';
import { latestPath, type Product, productByCode, visibleNotes } from '@portal/catalog';
import { AppLink } from '@portal/ui';
import { hasLinkTo } from '@portal/ui/pages';
import type { ReactNode } from 'react';

/** Matches the name of the add-on's section in the content. */
export const ADD_ON_NAME = /\badd-?on\b/i;

/** The add-on that a product's pages offer, and the path of its downloads. PAGE-6. */
export function addOnOf({ addOn }: Pick<Product, 'addOn'>): { product: Product; path: string } | null {
  const product = addOn === undefined ? undefined : productByCode(addOn);
  const path = product && latestPath(product);
  return product && path ? { product, path } : null;
}

/** A link to the downloads of a product's add-on. PAGE-6. */
export function AddOnLink({ product }: { readonly product: Pick<Product, 'addOn'> }) {
  const addOn = addOnOf(product);
  if (addOn === null) return null;
  return (
    <p>
      {addOn.product.description} <AppLink to={addOn.path}>{addOn.product.name} downloads</AppLink>
    </p>
  );
}

/**
 * The link for the add-on's section in the content; `null` if the section's own text has it, so that the page
 * always has exactly one. PAGE-6.
 */
export function addOnLink(
  product: Pick<Product, 'addOn'>,
  sections: readonly Section[],
  section: Section,
): ReactNode {
  const addOn = addOnOf(product);
  if (addOn === null || section !== sections.find(({ name }) => ADD_ON_NAME.test(name.trim()))) return null;
  const texts = [section.description, ...visibleNotes(section.notes)];
  return texts.some((html) => hasLinkTo(html, addOn.path)) ? null : <AddOnLink product={product} />;
}
