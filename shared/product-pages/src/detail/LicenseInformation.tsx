import type { Notes as NotesValue } from '@portal/api/content';
import { visibleNotes } from '@portal/catalog';
import { Alert } from '@portal/ui';
import { SafeHtml } from '@portal/ui/pages';

/** The license information block of a release; nothing without notes. Spec P§2. */
export function LicenseInformation({ notes }: { readonly notes: NotesValue }) {
  const texts = visibleNotes(notes);
  if (texts.length === 0) return null;
  return (
    <Alert kind="info" role="note" title="License information">
      {texts.map((text) => (
        <SafeHtml key={text} html={text} />
      ))}
    </Alert>
  );
}
