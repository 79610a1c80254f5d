import type { Section } from '@portal/api/content';
import { addressedGroup, type FileContext, filesOf } from '@portal/product-pages/parts';
import type { AccordionItem } from '@portal/ui';

/** A section of a release with where its files lie and the license that they ask for. */
export interface ReleaseGroup {
  readonly section: Section;
  readonly context: FileContext;
}

export const isGroup = (part: ReleaseGroup | AccordionItem): part is ReleaseGroup => 'section' in part;

/** The place of a group is part of its identity: two may have one name. */
export const groupId = ({ section }: ReleaseGroup, index: number): string => `${index}-${section.name}`;

const holds = ({ section, context }: ReleaseGroup, anchor: string | null) =>
  addressedGroup([{ id: section.name, files: filesOf(section) }], context, anchor) !== undefined;

/** The group that holds the card which the address leads to, to open it first. */
export function addressedGroupId(
  parts: readonly (ReleaseGroup | AccordionItem)[],
  anchor: string | null,
): string | undefined {
  return parts.flatMap((part, index) =>
    isGroup(part) && holds(part, anchor) ? [groupId(part, index)] : [],
  )[0];
}
