import type { FileEntry, Section } from '@portal/api/content';
import { platformOf } from '@portal/catalog';
import { cardAnchor } from '@portal/download-button';
import { type FileContext, fileRequest } from '../files/file-request';
import { generatedLinks } from '../generated/generated-links';

/** Every file of a section and of the sections in it. */
export const filesOf = (section: Section): FileEntry[] => [
  ...section.packages,
  ...section.files,
  ...section.sections.flatMap(filesOf),
];

/** The context of a section's files: its name is their system where it names one. PAGE-5, NAME-4. */
export const sectionContext = (section: Section, context: FileContext): FileContext =>
  platformOf(section.name) === '' ? context : { ...context, os: section.name };

/** A part of a page that has cards in it. */
export interface CardGroup {
  readonly id: string;
  /** The alert keys of its cards; asked for only when the address leads to a card. */
  readonly alertKeys: () => readonly string[];
}

/** The alert keys of the cards of some files. */
export const alertKeysOfFiles = (files: readonly FileEntry[], context: FileContext): string[] =>
  files.flatMap((file) => fileRequest(file, context)?.alertKey ?? []);

/** The alert keys of all cards in a section: its files, what is generated for it, the sections in it. */
export const alertKeysOfSection = (section: Section, context: FileContext): string[] => [
  ...alertKeysOfFiles([...section.packages, ...section.files], context),
  ...generatedLinks(section).map(({ alertKey }) => alertKey),
  ...section.sections.flatMap((inner) => alertKeysOfSection(inner, context)),
];

/** The group with the card which the address leads to, to open it first; none without such a card. */
export function addressedGroup(groups: readonly CardGroup[], anchor: string | null): string | undefined {
  if (anchor === null) return undefined;
  return groups.find(({ alertKeys }) => alertKeys().some((key) => cardAnchor(key) === anchor))?.id;
}
