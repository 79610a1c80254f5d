import type { FileEntry, Section } from '@portal/api/content';
import { displayName } from '@portal/catalog';
import type { DownloadRequest } from '@portal/download-button';
import { createContext, useContext, useMemo } from 'react';
import { sectionContext } from '../release/section-context';
import { type FileContext, fileRequest } from './file-request';

/** A file that the page offers, whether its section is open or not. */
export interface PageFile {
  /** Title of its card. */
  readonly name: string;
  readonly entry: FileEntry;
  readonly context: FileContext;
  readonly request: DownloadRequest;
}

/** Title of a file's card: the file name, else the display name, else the link. PAGE-3. */
export const fileTitle = (file: FileEntry): string => file.filename || displayName(file.name) || file.link;

/** The files with a valid download target. */
export const pageFiles = (files: readonly FileEntry[], context: FileContext): PageFile[] =>
  files.flatMap((entry) => {
    const request = fileRequest(entry, context);
    return request === null ? [] : [{ name: fileTitle(entry), entry, context, request }];
  });

/** The files of a section and of its nested sections, in the order of the page. */
export function pageFilesOfSection(section: Section, outer: FileContext): PageFile[] {
  const context = sectionContext(section, outer);
  return [
    ...pageFiles([...section.packages, ...section.files], context),
    ...section.sections.flatMap((inner) => pageFilesOfSection(inner, context)),
  ];
}

/** Whether a page has so many files that it offers a filter. FIND-1. */
export const needsFilter = (files: readonly PageFile[]): boolean => files.length > 6;

type ListFiles = () => readonly PageFile[];

const PageFilesContext = createContext<ListFiles>(() => []);

/** Provides the files of a download page to its tools. The function is called when a tool first needs the list. */
export const PageFilesProvider = PageFilesContext.Provider;

/** All files of the page, in its order; empty outside of a download page. */
export function usePageFiles(): readonly PageFile[] {
  const list = useContext(PageFilesContext);
  return useMemo(() => list(), [list]);
}
