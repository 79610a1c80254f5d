import { addressedCard } from '@portal/download-button';
import { filesOf, SectionBody } from '@portal/product-pages/parts';
import { Accordion, type AccordionItem } from '@portal/ui';
import { useState } from 'react';
import { addressedPart, groupId, isGroup, type PagePart, type ReleaseGroup } from './groups';

export interface GroupsAccordionProps {
  /** In the order of the page. */
  readonly parts: readonly PagePart[];
  /** The card to open first. Default: the one that the address leads to. */
  readonly anchor?: string | null;
}

const counted = (count: number) => (count === 1 ? '1 file' : `${count} files`);

function itemOf(group: ReleaseGroup, index: number): AccordionItem {
  const count = filesOf(group.section).length;
  return {
    id: groupId(group, index),
    title: group.section.name,
    extra: count > 0 && counted(count),
    content: () => <SectionBody {...group} headingLevel={3} />,
  };
}

/**
 * The parts of a release, of which each may have its own folder and license: closed at first, one open
 * at a time. The one of the card that the address leads to is open from the start. UI-1, UI-3.
 */
export function GroupsAccordion({ parts, anchor = addressedCard() }: GroupsAccordionProps) {
  const [opened] = useState(() => addressedPart(parts, anchor));
  const items = parts.map((part, index) => (isGroup(part) ? itemOf(part, index) : part));
  return <Accordion items={items} defaultOpenId={opened} />;
}
