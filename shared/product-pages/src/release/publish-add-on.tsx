import type { Section } from '@portal/api/content';
import { latestPath, type Product, productByCode, visibleNotes } from '@portal/catalog';
import { AppLink } from '@portal/ui';
import { hasLinkTo } from '@portal/ui/pages';
import type { ReactNode } from 'react';

/** Matches the name of the add-on's section in the content. */
export const ADD_ON_NAME = /\badd-?on\b/i;

export const hasAddOn = ({ code }: Pick<Product, 'code'>): boolean => code === 'publish';

const TABLE_TO_PDF = productByCode('tabletopdf');
const TABLE_TO_PDF_PATH = latestPath(TABLE_TO_PDF) ?? '';

/** A link to the TableToPDF downloads. PAGE-6. */
export function TableToPdfLink() {
  return (
    <p>
      {TABLE_TO_PDF.description} <AppLink to={TABLE_TO_PDF_PATH}>{TABLE_TO_PDF.name} downloads</AppLink>
    </p>
  );
}

/**
 * The TableToPDF link for the add-on's section in Publish's content; `null` if the section's own text has it, so
 * that the page always has exactly one. PAGE-6.
 */
export function addOnLink(
  product: Pick<Product, 'code'>,
  sections: readonly Section[],
  section: Section,
): ReactNode {
  if (!hasAddOn(product) || section !== sections.find(({ name }) => ADD_ON_NAME.test(name.trim())))
    return null;
  const texts = [section.description, ...visibleNotes(section.notes)];
  return texts.some((html) => hasLinkTo(html, TABLE_TO_PDF_PATH)) ? null : <TableToPdfLink />;
}
