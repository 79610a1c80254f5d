import type { Section } from '@portal/api/content';
import {
  alertKeysOfSection,
  type CardGroup,
  type FileContext,
  groupWithCard,
} from '@portal/product-pages/parts';
import type { AccordionItem } from '@portal/ui';

/** A section of a release with the folder of its files and their license check. */
export interface ReleaseGroup {
  readonly section: Section;
  readonly context: FileContext;
}

/** A part of the page: a section, or another accordion item that may contain download cards. */
export type PagePart = ReleaseGroup | (AccordionItem & Partial<CardGroup>);

export const isGroup = (part: PagePart): part is ReleaseGroup => 'section' in part;

/** The index is part of the id, because two groups may have the same name. */
export const groupId = ({ section }: ReleaseGroup, index: number): string => `${index}-${section.name}`;

const NO_CARDS = () => [];

/** The id of the part that contains the card with an anchor, to open it initially. */
export const partWithCard = (parts: readonly PagePart[], anchor: string | null): string | undefined =>
  groupWithCard(
    parts.map((part, index) =>
      isGroup(part)
        ? { id: groupId(part, index), alertKeys: () => alertKeysOfSection(part.section, part.context) }
        : { id: part.id, alertKeys: part.alertKeys ?? NO_CARDS },
    ),
    anchor,
  );
