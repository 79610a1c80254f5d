import type { GenericContent } from '@portal/api/content';
import { NO_DOWNLOAD_TEXT } from '@portal/catalog';
import { type ReactNode, useMemo } from 'react';
import { type PageFile, pageFiles, pageFilesOfSection } from '../files/page-files';
import { addOnLink, commonSections } from './common-sections';
import { DownloadPage } from './DownloadPage';
import { DownloadPageFrame } from './DownloadPageFrame';
import type { Release, ReleaseData } from './release';
import { SectionsAccordion } from './Sections';

interface GenericReleaseProps {
  readonly release: Release<GenericContent>;
  /** Tags beside the date. Default: none. */
  readonly facts?: ReactNode;
  /** Text of the page itself, shown above the release's notes. Default: none. */
  readonly statement?: ReactNode;
}

/** The files of the sections and the additional resources. */
const filesOfRelease = ({ product, version, content }: Release<GenericContent>): PageFile[] => [
  ...content.sections.flatMap((section) => pageFilesOfSection(section, { product, version })),
  ...pageFiles(content.additional_info, { product, version }),
];

/** A release of the generic layout: page header, the content's sections and the common sections. PAGE-1, PAGE-2, MISS-5. */
export function GenericRelease({ release, facts, statement }: GenericReleaseProps) {
  const { product, version, content } = release;
  const context = { product, version, writtenVersion: content.version };
  const more = commonSections(release, context);
  const isEmpty = content.sections.length === 0 && more.every(({ alertKeys }) => alertKeys().length === 0);
  const files = useMemo(() => filesOfRelease(release), [release]);
  return (
    <DownloadPageFrame release={release} facts={facts} statement={statement} files={files}>
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

/** The download page of a product with the generic layout. PAGE-1, PAGE-2. */
export function Screen({ product, state }: ReleaseData<GenericContent>) {
  return (
    <DownloadPage product={product} state={state}>
      {(release) => <GenericRelease release={release} />}
    </DownloadPage>
  );
}
