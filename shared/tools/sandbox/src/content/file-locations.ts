import type { PackageLocation } from '@portal/catalog';
import type { FileEntry, Section } from './wire';

/** A file of a release, with what its object key depends on in addition to its name. PATH-1. */
export interface FileLocation {
  readonly file: FileEntry;
  readonly location: PackageLocation;
  /** Version of its folder. Default: the release's. */
  readonly version?: string;
}

/** A release's content, and all files that its page offers. */
export interface ReleaseContent {
  readonly content: object;
  readonly files: readonly FileLocation[];
}

export function locateFiles(files: readonly FileEntry[], location: PackageLocation = {}): FileLocation[] {
  return files.map((file) => ({ file, location }));
}

export function filesOfSection({ packages = [], files = [], sections = [] }: Section): FileEntry[] {
  return [...packages, ...files, ...sections.flatMap(filesOfSection)];
}
