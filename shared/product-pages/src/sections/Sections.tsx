import type { Section } from '@portal/api/content';
import { displayName, NO_DOWNLOAD_TEXT } from '@portal/catalog';
import { addressedCard } from '@portal/download-button';
import { Accordion, type AccordionItem, type HeadingLevel, Stack } from '@portal/ui';
import { Notes, SafeHtml } from '@portal/ui/pages';
import { type ReactNode, useState } from 'react';
import { FileCardList } from '../files/FileCardList';
import type { FileContext } from '../files/file-request';
import { generatedLinks } from '../generated/generated-links';
import { SectionExtra } from './SectionExtra';
import { addressedGroup, alertKeysOfSection, type CardGroup, sectionContext } from './section-files';

export interface SectionBodyProps {
  readonly section: Section;
  readonly context: FileContext;
  /** Level of the headings of the sections in it. */
  readonly headingLevel: HeadingLevel;
  /** What the layout adds to the section; below its words. */
  readonly addition?: ReactNode;
}

const isEmpty = (section: Section) =>
  section.description === '' &&
  [section.packages, section.files, section.sections, generatedLinks(section)].every(
    (list) => list.length === 0,
  );

/** What a section of a release holds: words, packages, files, generated links, sections. CONTENT-7, PAGE-4. */
export function SectionBody({ section, context: outer, headingLevel, addition }: SectionBodyProps) {
  const context = sectionContext(section, outer);
  return (
    <Stack gap={4}>
      {section.description && <SafeHtml html={section.description} />}
      <Notes value={section.notes} tone="warning" />
      {addition}
      <FileCardList files={section.packages} context={context} version={context.version} />
      <FileCardList files={section.files} context={context} />
      {generatedLinks(section).map(({ id, Card }) => (
        <Card key={id} context={context} />
      ))}
      {section.sections.length > 0 && (
        <SectionsAccordion sections={section.sections} context={context} headingLevel={headingLevel} />
      )}
      {!addition && isEmpty(section) && <p>{NO_DOWNLOAD_TEXT}</p>}
    </Stack>
  );
}

/** An item after the sections; one of its cards can be what the address leads to. */
export type MoreItem = AccordionItem & CardGroup;

export interface SectionsAccordionProps {
  readonly sections: readonly Section[];
  readonly context: FileContext;
  /** Default: 2. */
  readonly headingLevel?: HeadingLevel;
  /** Items after the sections, such as additional files. Default: none. */
  readonly more?: readonly MoreItem[];
  /** What the layout adds to a section of the content, if anything. */
  readonly additionTo?: (section: Section) => ReactNode;
}

const BELOW: Record<HeadingLevel, HeadingLevel> = { 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 };

/** Two sections may have one name, so their place is part of their identity. */
const idOf = (section: Section, index: number) => `${index}-${section.name}`;

/**
 * The sections of a release: closed at first, one open at a time, their content only while open.
 * UI-1, UI-3. The section of the card that the address leads to is open from the start.
 */
export function SectionsAccordion({
  sections,
  context,
  headingLevel = 2,
  more = [],
  additionTo,
}: SectionsAccordionProps) {
  const groups = [
    ...sections.map((section, index) => ({
      id: idOf(section, index),
      alertKeys: () => alertKeysOfSection(section, context),
    })),
    ...more,
  ];
  const [opened] = useState(() => addressedGroup(groups, addressedCard()));
  const items = sections.map((section, index) => ({
    id: idOf(section, index),
    title: displayName(section.name),
    extra: <SectionExtra section={section} />,
    content: () => (
      <SectionBody
        section={section}
        context={context}
        headingLevel={BELOW[headingLevel]}
        addition={additionTo?.(section)}
      />
    ),
  }));
  return <Accordion items={[...items, ...more]} headingLevel={headingLevel} defaultOpenId={opened} />;
}
