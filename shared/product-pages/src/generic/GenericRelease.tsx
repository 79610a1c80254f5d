import type { GenericContent } from '@portal/api/content';
import type { ReactNode } from 'react';
import { DownloadPageFrame } from '../detail/DownloadPageFrame';
import { SectionsAccordion } from '../sections/Sections';
import type { Release } from '../state/release';
import { commonSections } from './common-sections';
import { addOnLink } from './publish-add-on';

export interface GenericReleaseProps {
  readonly release: Release<GenericContent>;
  /** Text of the page itself, shown above the release's notes. Default: none. */
  readonly statement?: ReactNode;
}

/** A release of the generic layout: page header, the content's sections and the common sections. PAGE-1, PAGE-2. */
export function GenericRelease({ release, statement }: GenericReleaseProps) {
  const { product, version, content } = release;
  const context = { product, version };
  return (
    <DownloadPageFrame product={product} head={content} version={version} statement={statement}>
      <SectionsAccordion
        sections={content.sections}
        context={context}
        more={commonSections(release, context)}
        renderAddition={(section) => addOnLink(product, content.sections, section)}
      />
    </DownloadPageFrame>
  );
}
