import type { FileEntry, Section } from '@portal/api/content';
import { platformOf } from '@portal/catalog';
import { cardAnchor } from '@portal/download-button';
import { type FileContext, fileRequest } from '../files/file-request';

/** Every file of a section and of the sections in it. */
export const filesOf = (section: Section): FileEntry[] => [
  ...section.packages,
  ...section.files,
  ...section.sections.flatMap(filesOf),
];

/** The context of a section's files: its name is their system where it names one. Decisions §6. */
export const sectionContext = (section: Section, context: FileContext): FileContext =>
  platformOf(section.name) === '' ? context : { ...context, os: section.name };

/** A part of a page that files are in. */
export interface FileGroup {
  readonly id: string;
  readonly files: readonly FileEntry[];
}

/** The group that holds the card which the address leads to, to open it first; none without such a card. */
export function addressedGroup(
  groups: readonly FileGroup[],
  context: FileContext,
  anchor: string | null,
): string | undefined {
  if (anchor === null) return undefined;
  const isAddressed = (file: FileEntry) => {
    const request = fileRequest(file, context);
    return request !== null && cardAnchor(request.alertKey) === anchor;
  };
  return groups.find(({ files }) => files.some(isAddressed))?.id;
}
