import {
  alertKeysOfSection,
  type CardGroup,
  type FileContext,
  type FilesItem,
  groupWithCard,
  type PageFile,
  pageFilesOfSection,
} from '@portal/product-pages/parts';
import type { Section } from '@portal/sdk/api/content';

/** Creates a section from content that has another shape. */
export const createSection = (name: string, parts: Partial<Omit<Section, 'name'>> = {}): Section => ({
  name,
  description: '',
  type: '',
  notes: '',
  patch: '',
  packages: [],
  files: [],
  sections: [],
  generate_hdv_link: false,
  generate_hpdv_link: false,
  generate_hmf_to_hsf_link: false,
  ...parts,
});

/** A section of a release with the folder of its files and their license check. */
export interface ReleaseGroup {
  readonly section: Section;
  readonly context: FileContext;
}

/** A part of the page: a section, or another accordion item. Its cards are those of its files, if it names no others. */
export type PagePart = ReleaseGroup | (FilesItem & Partial<CardGroup>);

export const isGroup = (part: PagePart): part is ReleaseGroup => 'section' in part;

/** The index is part of the id, because two groups may have the same name. */
export const groupId = ({ section }: ReleaseGroup, index: number): string => `${index}-${section.name}`;

export const filesOfGroup = ({ section, context }: ReleaseGroup): PageFile[] =>
  pageFilesOfSection(section, context);

/** The files of a page's parts, in its order. FIND-1. */
export const filesOfParts = (parts: readonly PagePart[]): PageFile[] =>
  parts.flatMap((part) => (isGroup(part) ? filesOfGroup(part) : [...(part.files?.() ?? [])]));

/** The id of the part that contains the card with an anchor, to open it initially. */
export const partWithCard = (parts: readonly PagePart[], anchor: string | null): string | undefined =>
  groupWithCard(
    parts.map((part, index) => {
      if (isGroup(part))
        return { id: groupId(part, index), alertKeys: () => alertKeysOfSection(part.section, part.context) };
      const { id, files, alertKeys } = part;
      return { id, alertKeys: alertKeys ?? (() => files?.().map(({ request }) => request.alertKey) ?? []) };
    }),
    anchor,
  );
