import { countOf, NO_DOWNLOAD_TEXT } from '@portal/catalog';
import type { Release } from '@portal/product-pages';
import {
  alertKeysOfSection,
  type CardGroup,
  DownloadPageFrame,
  type FileContext,
  type FilesItem,
  FileViewContext,
  filesOf,
  groupWithCard,
  type PageFile,
  pageFilesOfSection,
  SectionBody,
  sectionTitle,
  useRememberedItem,
} from '@portal/product-pages/parts';
import type { ReleaseHead, Section } from '@portal/sdk/api/content';
import { cardAnchorFromHash } from '@portal/sdk/download-button';
import { use, useMemo } from 'react';

/** A section of a release with the folder of its files and their license check. */
export interface ReleaseGroup {
  readonly section: Section;
  readonly context: FileContext;
}

/** A part of the page: a section, or another accordion item. Its cards are those of its files, if it names no others. */
export type PagePart = ReleaseGroup | (FilesItem & Partial<CardGroup>);

/** The accordion item of a part. */
function itemOf(part: PagePart, index: number): FilesItem & CardGroup {
  if (!('section' in part)) {
    return { alertKeys: () => part.files?.().map(({ request }) => request.alertKey) ?? [], ...part };
  }
  const { section, context } = part;
  // The index is part of the id, because two groups may have the same name.
  const id = `${index}-${section.name}`;
  const count = filesOf(section).length;
  return {
    id,
    alertKeys: () => alertKeysOfSection(section, context),
    title: sectionTitle(section),
    ...(count > 0 && { extra: countOf(count, 'file'), files: () => pageFilesOfSection(section, context) }),
    content: () => <SectionBody {...part} headingLevel={3} accordionName={`parts/${id}`} />,
  };
}

/** The files of a page's parts, in its order. FIND-1. */
export const filesOfParts = (parts: readonly PagePart[]): PageFile[] =>
  parts.map(itemOf).flatMap(({ files }) => [...(files?.() ?? [])]);

/** The id of the part that contains the card with an anchor, to open it initially. */
export const partWithCard = (parts: readonly PagePart[], anchor: string | null): string | undefined =>
  groupWithCard(parts.map(itemOf), anchor);

interface PartsAccordionProps {
  /** The parts in the order of the page. */
  readonly parts: readonly PagePart[];
  /** The anchor of the card to open initially. Default: the card that the URL hash names. */
  readonly anchor?: string | null;
}

/**
 * The parts of a release, each with its own folder and license. One part is open at a time; initially
 * the part with the card that the URL hash names, or none. If a release has no parts, a message is
 * shown. UI-1, UI-3, MISS-5, STATE-1.
 */
export function PartsAccordion({ parts, anchor = cardAnchorFromHash() }: PartsAccordionProps) {
  const remembered = useRememberedItem('parts', () => partWithCard(parts, anchor));
  const { Accordion } = use(FileViewContext);
  if (parts.length === 0) return <p>{NO_DOWNLOAD_TEXT}</p>;
  return <Accordion items={parts.map(itemOf)} {...remembered} />;
}

interface PartsPageProps<Content extends ReleaseHead> {
  readonly release: Release<Content>;
  /** The parts of the page, in order; the same function in each render. */
  readonly partsOf: (release: Release<Content>) => readonly PagePart[];
}

/** A download page that consists of parts only. */
export function PartsPage<Content extends ReleaseHead>({ release, partsOf }: PartsPageProps<Content>) {
  const parts = useMemo(() => partsOf(release), [release, partsOf]);
  const files = useMemo(() => filesOfParts(parts), [parts]);
  return (
    <DownloadPageFrame release={release} files={files}>
      <PartsAccordion parts={parts} />
    </DownloadPageFrame>
  );
}
