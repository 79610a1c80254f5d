import type { FileEntry, Section } from '@portal/api/content';
import {
  alertKeyOf,
  type DownloadKind,
  type DownloadTarget,
  displayName,
  downloadAccess,
  fileTarget,
  type LicenseScope,
  type Product,
  platformOf,
} from '@portal/catalog';
import type { DownloadRequest } from '@portal/download-button';
import { createContext } from 'react';

/** The id of the element that holds all files of a page. */
export const ALL_FILES_ID = 'files';

/** The release that files belong to: the product and the version of its package path. */
export interface FileContext {
  readonly product: Product;
  /** Resolved, never `latest`. */
  readonly version: string;
  /** The version as content writes it, for packages. Default: `version`. PAGE-5. */
  readonly writtenVersion?: string;
  /** Operating system of the section, for files without their own. PAGE-5. */
  readonly os?: string;
  /** Returns the download target of a file; `null` if it is not valid. Default: the product's path rule. */
  readonly target?: (file: FileEntry) => DownloadTarget | null;
  /** The kind of download, which determines its license rule. Default: a file of a release. ACCESS-1. */
  readonly kind?: DownloadKind;
  /** Version and language of the license check, for products that are licensed by them. Default: none. PROD-6. */
  readonly scope?: LicenseScope;
}

/** The operating system of a file: its own, or its section's. */
export const systemOf = (file: FileEntry, { os }: Pick<FileContext, 'os'>): string => file.os || (os ?? '');

/** The download request of a file; `null` if content does not name a valid target. */
export function fileRequest(file: FileEntry, context: FileContext): DownloadRequest | null {
  const { product, version, target: targetOf, kind = 'releases', scope } = context;
  const target = targetOf ? targetOf(file) : fileTarget(product, version, file);
  if (target === null) return null;
  return {
    alertKey: alertKeyOf(file, target),
    target,
    access: downloadAccess(kind, product, scope),
    facts: { code: product.code, version, os: systemOf(file, context) },
  };
}

/**
 * Why a file without a valid target has neither a download nor a command, as the end of a sentence. NAMES-2.
 * @param file `null` for a download that content does not list.
 */
export function whyUnavailable(file: FileEntry | null): string {
  const link = file?.link.trim() ?? '';
  const text = link || file?.filename || '';
  const what = link === '' ? 'name' : 'link';
  if (file === null || file.type === 'raw_link') return 'its address is not valid';
  if (text.trim() === '') return 'it has no name';
  if (/\p{Cc}/u.test(text)) return `its ${what} has a line break or another control character`;
  return `its ${what} is a path that is not valid`;
}

/** The context of a section's files: the section's name is their `os` if it names one. PAGE-5, NAME-4. */
export const sectionContext = (section: Section, context: FileContext): FileContext =>
  platformOf(section.name) === '' ? context : { ...context, os: section.name };

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

/**
 * Identifies a card: its title and where its file comes from. Two files may have the same MD5 sum, which is why the
 * key of an alert does not identify one. SELECT-1.
 */
export const fileId = ({ name, request }: Pick<PageFile, 'name' | 'request'>): string =>
  JSON.stringify([name, request.target]);

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

/** Returns all files of the page, whatever language is chosen; none outside of a download page. */
export const PageFilesContext = createContext<() => readonly PageFile[]>(() => []);

/** What a tool of a card knows about its download. */
export interface CardToolProps {
  /** Title of the card. */
  readonly name: string;
  readonly request: DownloadRequest;
  /** `null` for a download that content does not list, such as a demo viewer. */
  readonly entry: FileEntry | null;
}
