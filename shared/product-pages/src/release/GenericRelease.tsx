import type { GenericContent } from '@portal/api/content';
import { NO_DOWNLOAD_TEXT } from '@portal/catalog';
import type { ReactNode } from 'react';
import { addOnLink } from './add-on';
import { commonSections } from './common-sections';
import { DownloadPageFrame } from './DownloadPageFrame';
import type { Release } from './release';
import { SectionsAccordion } from './Sections';

export interface GenericReleaseProps {
  readonly release: Release<GenericContent>;
  /** Text of the page itself, shown above the release's notes. Default: none. */
  readonly statement?: ReactNode;
}

/** A release of the generic layout: page header, the content's sections and the common sections. PAGE-1, PAGE-2, MISS-5. */
export function GenericRelease({ release, statement }: GenericReleaseProps) {
  const { product, version, content } = release;
  const context = { product, version };
  const more = commonSections(release, context);
  const isEmpty = content.sections.length === 0 && more.every(({ alertKeys }) => alertKeys().length === 0);
  return (
    <DownloadPageFrame product={product} head={content} version={version} statement={statement}>
      {isEmpty && <p>{NO_DOWNLOAD_TEXT}</p>}
      <SectionsAccordion
        sections={content.sections}
        context={context}
        more={more}
        renderAddition={(section) => addOnLink(product, content.sections, section)}
      />
    </DownloadPageFrame>
  );
}
