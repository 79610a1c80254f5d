import type { Section } from '@portal/api/content';
import { latestPath, type Product, productByCode, visibleNotes } from '@portal/catalog';
import { AppLink } from '@portal/ui';
import { linksTo } from '@portal/ui/pages';
import type { ReactNode } from 'react';

/** The name of a section of the content that is the add-on's own. */
export const ADD_ON = /\badd-?on\b/i;

export const hasAddOn = ({ code }: Pick<Product, 'code'>): boolean => code === 'publish';

const TOOL = productByCode('tabletopdf');
const ADDRESS = latestPath(TOOL) ?? '';

/** The way to the table-to-PDF downloads. PAGE-6. */
export function TableToPdf() {
  return (
    <p>
      {TOOL.description} <AppLink to={ADDRESS}>{TOOL.name} downloads</AppLink>
    </p>
  );
}

/**
 * The way to table-to-PDF in the add-on's section of Publish's content, unless its own words lead there:
 * the link is on the page whatever the content says. PAGE-6.
 */
export function addOnLink(
  product: Pick<Product, 'code'>,
  sections: readonly Section[],
  section: Section,
): ReactNode {
  if (!hasAddOn(product) || section !== sections.find(({ name }) => ADD_ON.test(name.trim()))) return null;
  const words = [section.description, ...visibleNotes(section.notes)];
  return words.some((html) => linksTo(html, ADDRESS)) ? null : <TableToPdf />;
}
