import { countOf, NO_DOWNLOAD_TEXT } from '@portal/catalog';
import {
  type FilesItem,
  FileViewContext,
  filesOf,
  SectionBody,
  sectionTitle,
  useRememberedItem,
} from '@portal/product-pages/parts';
import { cardAnchorFromHash } from '@portal/sdk/download-button';
import { use, useState } from 'react';
import { filesOfGroup, groupId, isGroup, type PagePart, partWithCard, type ReleaseGroup } from './groups';

interface GroupsAccordionProps {
  /** The parts in the order of the page. */
  readonly parts: readonly PagePart[];
  /** The anchor of the card to open initially. Default: the card that the URL hash names. */
  readonly anchor?: string | null;
}

function itemOf(group: ReleaseGroup, index: number): FilesItem {
  const count = filesOf(group.section).length;
  const id = groupId(group, index);
  return {
    id,
    title: sectionTitle(group.section),
    ...(count > 0 && { extra: countOf(count, 'file'), files: () => filesOfGroup(group) }),
    content: () => <SectionBody {...group} headingLevel={3} accordionName={`parts/${id}`} />,
  };
}

/**
 * The parts of a release, each with its own folder and license. One part is open at a time; initially
 * the part with the card that the URL hash names, or none. If a release has no parts, a message is
 * shown. UI-1, UI-3, MISS-5, STATE-1.
 */
export function GroupsAccordion({ parts, anchor = cardAnchorFromHash() }: GroupsAccordionProps) {
  const [initialOpenId] = useState(() => partWithCard(parts, anchor));
  const remembered = useRememberedItem('parts', initialOpenId);
  const { Accordion } = use(FileViewContext);
  if (parts.length === 0) return <p>{NO_DOWNLOAD_TEXT}</p>;
  const items = parts.map((part, index) => (isGroup(part) ? itemOf(part, index) : part));
  return <Accordion items={items} {...remembered} />;
}
