import type { Section } from '@portal/api/content';
import { Tag } from '@portal/ui';
import { fileCountLabel } from './file-count-label';
import { filesOf } from './section-files';

/** Shown at the end of a section's header: its patch and its number of files. */
export function SectionHeaderDetails({ section }: { readonly section: Section }) {
  const count = filesOf(section).length;
  return (
    <>
      {section.patch && <Tag>Patch {section.patch}</Tag>} {count > 0 && fileCountLabel(count)}
    </>
  );
}
