import type { Release } from '@portal/product-pages';
import { DownloadPageFrame } from '@portal/product-pages/parts';
import type { ReleaseHead } from '@portal/sdk/api/content';
import { useMemo } from 'react';
import { GroupsAccordion } from './GroupsAccordion';
import { filesOfParts, type PagePart } from './groups';

interface PartsPageProps<Content extends ReleaseHead> {
  readonly release: Release<Content>;
  /** The parts of the page, in order; the same function in each render. */
  readonly partsOf: (release: Release<Content>) => readonly PagePart[];
}

/** A download page that consists of parts only. */
export function PartsPage<Content extends ReleaseHead>({ release, partsOf }: PartsPageProps<Content>) {
  const { product, version, content } = release;
  const parts = useMemo(() => partsOf(release), [release, partsOf]);
  const files = useMemo(() => filesOfParts(parts), [parts]);
  return (
    <DownloadPageFrame product={product} head={content} version={version} files={files}>
      <GroupsAccordion parts={parts} />
    </DownloadPageFrame>
  );
}
