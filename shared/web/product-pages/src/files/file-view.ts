import type { FileEntry } from '@portal/api/content';
import { Accordion, type AccordionItem } from '@portal/ui';
import { type ComponentProps, type ComponentType, createContext, type ReactNode } from 'react';
import type { FileFilter } from './filter/file-filter';
import type { FileContext, PageFile } from './page-files';

/** An item of an accordion of a download page. */
export type FilesItem = AccordionItem & {
  /** The files in it. Default: none, such as a list of links; a filter does not change the item. */
  readonly files?: () => readonly PageFile[];
  /** The part of `extra` that is not the number of files. Default: none. */
  readonly tag?: ReactNode;
};

export interface FilesAccordionProps
  extends Pick<ComponentProps<typeof Accordion>, 'headingLevel' | 'openId' | 'onOpenChange'> {
  readonly items: readonly FilesItem[];
}

/** What a download page shows of its files: all of them, or those that match a filter. FIND-2. */
export interface FileView {
  /** `null`: all files. */
  readonly filter: FileFilter | null;
  readonly Accordion: ComponentType<FilesAccordionProps>;
  /** The files of a list that are shown. */
  readonly select: (files: readonly FileEntry[], context: FileContext) => readonly FileEntry[];
}

/** The view until a filter has loaded: the same for every visitor. */
export const ALL_FILES: FileView = { filter: null, Accordion, select: (files) => files };

export const FileViewContext = createContext(ALL_FILES);
