import type { FileEntry, Section } from '@portal/api/content';
import { cardAnchor } from '@portal/download-button';
import { generatedLinks } from '../files/generated-links';
import { type FileContext, fileRequest } from '../files/page-files';

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
