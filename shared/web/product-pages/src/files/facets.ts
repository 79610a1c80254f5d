import type { FileEntry } from '@portal/api/content';
import { platformOf } from '@portal/catalog';
import { type FileContext, systemOf } from './page-files';

/** The properties of a file that a list of values filters. Each is also its parameter in the address. */
export const FACETS = ['os', 'compiler', 'arch'] as const;
export type Facet = (typeof FACETS)[number];

/** A text without differences that do not count. */
export const normalize = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** Other names of an architecture. */
const ARCHITECTURES: ReadonlyMap<string, string> = new Map([
  ['x64', 'x86_64'],
  ['x86-64', 'x86_64'],
  ['amd64', 'x86_64'],
  ['aarch64', 'arm64'],
]);

/** The same value for all spellings of a property. */
export const CANONICAL: Readonly<Record<Facet, (text: string) => string>> = {
  os: (text) => platformOf(text) || normalize(text),
  compiler: normalize,
  arch: (text) => ARCHITECTURES.get(normalize(text)) ?? normalize(text),
};

const textOf = (facet: Facet, file: FileEntry, context: FileContext) =>
  facet === 'os' ? systemOf(file, context) : file[facet];

/**
 * A file can have several values, such as "arm64, x86_64" or "Windows and Linux". Beside a part that names a platform,
 * the others name no system: "Windows, 64-bit". NAME-4.
 */
export function valuesOf(facet: Facet, file: FileEntry, context: FileContext): string[] {
  const parts = textOf(facet, file, context)
    .split(facet === 'compiler' ? /[,;]/ : /[,;/&]|\band\b/i)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const platforms = facet === 'os' ? parts.filter(platformOf) : [];
  return platforms.length > 0 ? platforms : parts;
}

/** Names of platforms as people write them. */
const PLATFORM_NAMES: Readonly<Record<string, string>> = {
  windows: 'Windows',
  linux: 'Linux',
  mac: 'macOS',
  ios: 'iOS',
  android: 'Android',
};

export const systemName = (os: string): string => PLATFORM_NAMES[platformOf(os)] ?? os;
