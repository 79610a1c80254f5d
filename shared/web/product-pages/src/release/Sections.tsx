import type { FileEntry, Section } from '@portal/api/content';
import { countOf, displayName, NO_DOWNLOAD_TEXT } from '@portal/catalog';
import { cardAnchor, cardAnchorFromHash } from '@portal/download-button';
import { Day, type HeadingLevel, Stack, Tag } from '@portal/ui';
import { Notes, SafeHtml } from '@portal/ui/pages';
import { Fragment, type ReactNode, use } from 'react';
import { FileCardList, LazyMd5sums } from '../files/FileCardList';
import { type FilesItem, FileViewContext } from '../files/file-view';
import { generatedLinks } from '../files/generated-links';
import { type FileContext, fileRequest, pageFilesOfSection, sectionContext } from '../files/page-files';
import { useRememberedItem } from '../state/use-remembered-item';

/** All files of a section, including nested sections. */
export const filesOf = (section: Section): FileEntry[] => [
  ...section.packages,
  ...section.files,
  ...section.sections.flatMap(filesOf),
];

/** A part of a page that contains cards. */
export interface CardGroup {
  readonly id: string;
  /** Returns the alert keys of its cards; called only if the URL's hash names a card. */
  readonly alertKeys: () => readonly string[];
}

/** The alert keys of the cards of `files`. */
export const alertKeysOfFiles = (files: readonly FileEntry[], context: FileContext): string[] =>
  files.flatMap((file) => fileRequest(file, context)?.alertKey ?? []);

/** The alert keys of all cards in a section: files, generated links and nested sections. */
export const alertKeysOfSection = (section: Section, context: FileContext): string[] => [
  ...alertKeysOfFiles([...section.packages, ...section.files], context),
  ...generatedLinks(section).map(({ alertKey }) => alertKey),
  ...section.sections.flatMap((inner) => alertKeysOfSection(inner, context)),
];

/** Id of the group that contains the card with this anchor; `undefined` if no group contains it. */
export function groupWithCard(groups: readonly CardGroup[], anchor: string | null): string | undefined {
  if (anchor === null) return undefined;
  return groups.find(({ alertKeys }) => alertKeys().some((key) => cardAnchor(key) === anchor))?.id;
}

export interface SectionBodyProps {
  readonly section: Section;
  readonly context: FileContext;
  /** Heading level of its nested sections. */
  readonly headingLevel: HeadingLevel;
  /** Content that the layout adds below the section's text. Default: none. */
  readonly addition?: ReactNode;
  /** Name of the accordion of its nested sections (`useRememberedItem`). Default: "sections". */
  readonly accordionName?: string | undefined;
}

const isEmpty = (section: Section) =>
  section.description === '' &&
  [section.packages, section.files, section.sections, generatedLinks(section)].every(
    (list) => list.length === 0,
  );

/** A description that is only a date is one, as in updates of AutoCAD OEM. DATE-4. */
export const Description = ({ text }: { readonly text: string }) =>
  text !== '' && <Day date={text} otherwise={<SafeHtml html={text} />} />;

/** The content of a section: text, packages, files, generated links and nested sections. CONTENT-7, PAGE-4. */
export function SectionBody({
  section,
  context: outer,
  headingLevel,
  addition,
  accordionName,
}: SectionBodyProps) {
  const context = sectionContext(section, outer);
  return (
    <Stack gap={4}>
      <Description text={section.description} />
      <Notes value={section.notes} tone="warning" />
      {addition}
      <FileCardList
        files={section.packages}
        context={context}
        version={context.writtenVersion || context.version}
      />
      <FileCardList files={section.files} context={context} />
      {generatedLinks(section).map(({ id, card }) => (
        <Fragment key={id}>{card(context)}</Fragment>
      ))}
      <LazyMd5sums files={filesOf(section)} context={context} />
      {section.sections.length > 0 && (
        <SectionsAccordion
          sections={section.sections}
          context={context}
          headingLevel={headingLevel}
          name={accordionName}
        />
      )}
      {!addition && isEmpty(section) && <p>{NO_DOWNLOAD_TEXT}</p>}
    </Stack>
  );
}

/** Shown at the end of a section's header: its patch and its number of files. */
function headerDetails(section: Section): Pick<FilesItem, 'tag' | 'extra'> {
  const tag = section.patch && <Tag>Patch {section.patch}</Tag>;
  const count = filesOf(section).length;
  return {
    tag,
    extra: (
      <>
        {tag} {count > 0 && <span>{countOf(count, 'file')}</span>}
      </>
    ),
  };
}

/** An item of the accordion; the URL's hash can name one of its cards. */
export type SectionItem = FilesItem & CardGroup;

export interface SectionsAccordionProps {
  readonly sections: readonly Section[];
  readonly context: FileContext;
  /** Default: 2. */
  readonly headingLevel?: HeadingLevel;
  /** Items shown after the sections, such as additional files. Default: none. */
  readonly more?: readonly SectionItem[];
  /** Renders content that the layout adds to a section. Default: nothing. */
  readonly renderAddition?: (section: Section) => ReactNode;
  /** Its name in the history entry, which remembers the open section. Default: "sections". STATE-1. */
  readonly name?: string | undefined;
}

const NEXT_HEADING_LEVEL: Record<HeadingLevel, HeadingLevel> = { 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 };

/** A section whose content has no name. */
const UNNAMED = 'Files';

/** Title of a section: its name as it is shown. NAME-1. */
export const sectionTitle = ({ name }: Section): string => displayName(name.trim() || UNNAMED);

/** Two sections may have the same name, so the index is part of the id. */
const idOf = (section: Section, index: number) => `${index}-${section.name}`;

/**
 * The sections of a release: closed at first, one open at a time, content mounted only while open. UI-1, UI-3.
 * If the URL's hash names a card, its section is open from the start.
 */
export function SectionsAccordion({
  sections,
  context,
  headingLevel = 2,
  more = [],
  renderAddition,
  name = 'sections',
}: SectionsAccordionProps) {
  const ofContent = sections.map((section, index) => ({
    id: idOf(section, index),
    alertKeys: () => alertKeysOfSection(section, context),
    title: sectionTitle(section),
    ...headerDetails(section),
    ...(filesOf(section).length > 0 && { files: () => pageFilesOfSection(section, context) }),
    content: () => (
      <SectionBody
        section={section}
        context={context}
        headingLevel={NEXT_HEADING_LEVEL[headingLevel]}
        addition={renderAddition?.(section)}
        accordionName={`${name}/${idOf(section, index)}`}
      />
    ),
  }));
  const items: readonly SectionItem[] = [...ofContent, ...more];
  const remembered = useRememberedItem(name, () => groupWithCard(items, cardAnchorFromHash()));
  const { Accordion } = use(FileViewContext);
  return <Accordion items={items} headingLevel={headingLevel} {...remembered} />;
}
