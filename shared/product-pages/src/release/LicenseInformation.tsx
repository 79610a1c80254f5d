import type { Notes as NotesValue } from '@portal/api/content';
import { DEMO_VIEWER_LICENSE_DAYS, type Product, visibleNotes } from '@portal/catalog';
import { Alert } from '@portal/ui';
import { SafeHtml } from '@portal/ui/pages';

export interface LicenseInformationProps {
  readonly product: Pick<Product, 'code'>;
  readonly notes: NotesValue;
}

const VIEWER_LICENSE = `The viewer carries a ${DEMO_VIEWER_LICENSE_DAYS}-day license.`;

/** License notes by product code, for content without its own. LIMIT-3. */
const DEFAULT_NOTES: Readonly<Record<string, string>> = {
  hdv: VIEWER_LICENSE,
  hpdv: VIEWER_LICENSE,
  edv: VIEWER_LICENSE,
};

/** The license information block of a release; renders nothing without notes. PAGE-7. */
export function LicenseInformation({ product, notes }: LicenseInformationProps) {
  const stated = visibleNotes(notes);
  const texts = stated.length > 0 ? stated : visibleNotes(DEFAULT_NOTES[product.code]);
  if (texts.length === 0) return null;
  return (
    <Alert kind="info" role="note" title="License information">
      {texts.map((text) => (
        <SafeHtml key={text} html={text} />
      ))}
    </Alert>
  );
}
