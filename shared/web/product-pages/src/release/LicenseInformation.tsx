import type { Notes as NotesValue } from '@portal/api/content';
import { type Product, visibleNotes } from '@portal/catalog';
import { Notes } from '@portal/ui/pages';

export interface LicenseInformationProps {
  readonly product: Pick<Product, 'runsForDays'>;
  readonly notes: NotesValue;
}

/** The note of a product with a time limit, for content without its own. LIMIT-3. */
const defaultNote = ({ runsForDays }: LicenseInformationProps['product']): string =>
  runsForDays === undefined ? '' : `The viewer carries a ${runsForDays}-day license.`;

/** The license information block of a release; renders nothing without notes. PAGE-7. */
export function LicenseInformation({ product, notes }: LicenseInformationProps) {
  const stated = visibleNotes(notes);
  const texts = stated.length > 0 ? stated : visibleNotes(defaultNote(product));
  return <Notes value={texts} tone="info" title="License information" />;
}
