import { CANONICAL, valuesOf } from '../facets';
import type { PageFile } from '../page-files';
import type { FileLanguage, FileLanguages } from './systems';

/** The architecture of most machines. Its files come after those of the visitor's and those that name none. */
const USUAL = 'x86_64';

/** Android's `arm64-v8a` is one of a filter's values, but no other machine; so is "64-bit", beside "32-bit". */
const archsOf = ({ entry, context }: PageFile) =>
  valuesOf('arch', entry, context).map((text) =>
    CANONICAL.arch(text)
      .replace(/^arm64-.*/, 'arm64')
      .replace(/^64[ -]?bit$/, USUAL),
  );

function rank(file: PageFile, arch: string): number {
  const archs = archsOf(file);
  if (archs.includes(arch)) return 0;
  if (archs.length === 0) return 1;
  return archs.includes(USUAL) ? 2 : 3;
}

/**
 * The file for a machine: the first one of the visitor's architecture, else one that names none, else one for x86_64,
 * else the first. REC-2.
 * @param files those of one system; at least one.
 */
export const recommend = (files: readonly PageFile[], arch: string): PageFile | undefined =>
  [0, 1, 2, 3].flatMap((wanted) => files.find((file) => rank(file, arch) === wanted) ?? [])[0];

/** Whether files differ in their architecture, so that it has to be said. */
export const differInArch = (files: readonly PageFile[]): boolean =>
  new Set(files.map((file) => archsOf(file).join()).filter(Boolean)).size > 1;

/** More of them are behind "All files". */
const MAX_OTHERS = 3;

/**
 * The other files of a system that differ in architecture or compiler, then others by their names. REC-1.
 * @returns each with a label, what it differs in: architecture and compiler, else its name.
 */
export function otherFiles(files: readonly PageFile[], chosen: PageFile) {
  const others = new Map<string, PageFile>();
  const named = new Map<string, PageFile>();
  for (const file of files) {
    // Other products of the page, such as plug-ins, are no variants of it.
    if (file === chosen || file.context.kind !== chosen.context.kind) continue;
    const facts = (['arch', 'compiler'] as const).filter(
      (fact) => file.entry[fact] !== '' && file.entry[fact] !== chosen.entry[fact],
    );
    const label = facts.map((fact) => file.entry[fact]).join(', ');
    const group = label === '' ? named : others;
    if (!group.has(label || file.name)) group.set(label || file.name, file);
  }
  return [...others, ...named].slice(0, MAX_OTHERS).map(([label, file]) => ({ label, file }));
}

const isTagOf = (tag: string) => {
  const wanted = tag.toLowerCase();
  return ({ tags }: FileLanguage) =>
    tags.some((start) => wanted === start.toLowerCase() || wanted.startsWith(`${start.toLowerCase()}-`));
};

/** The chosen language, else a licensed one, else the browser's, else the first. REC-4. */
export const pickLanguage = (
  { offered, chosen, licensed }: FileLanguages,
  browserLanguage: string,
): FileLanguage | undefined =>
  offered.find(({ name }) => name === chosen) ??
  offered.find(({ name }) => licensed.has(name.toLowerCase())) ??
  offered.find(isTagOf(browserLanguage)) ??
  offered[0];
