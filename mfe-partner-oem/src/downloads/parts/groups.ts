import type { Section } from '@portal/api/content';
import {
  addressedGroup,
  alertKeysOfSection,
  type CardGroup,
  type FileContext,
} from '@portal/product-pages/parts';
import type { AccordionItem } from '@portal/ui';

/** A section of a release with where its files lie and the license that they ask for. */
export interface ReleaseGroup {
  readonly section: Section;
  readonly context: FileContext;
}

/** A part of the page: a section, or what is drawn otherwise; its cards can be what the address leads to. */
export type PagePart = ReleaseGroup | (AccordionItem & Partial<CardGroup>);

export const isGroup = (part: PagePart): part is ReleaseGroup => 'section' in part;

/** The place of a group is part of its identity: two may have one name. */
export const groupId = ({ section }: ReleaseGroup, index: number): string => `${index}-${section.name}`;

const NO_CARDS = () => [];

/** The part with the card which the address leads to, to open it first. */
export const addressedPart = (parts: readonly PagePart[], anchor: string | null): string | undefined =>
  addressedGroup(
    parts.map((part, index) =>
      isGroup(part)
        ? { id: groupId(part, index), alertKeys: () => alertKeysOfSection(part.section, part.context) }
        : { id: part.id, alertKeys: part.alertKeys ?? NO_CARDS },
    ),
    anchor,
  );
