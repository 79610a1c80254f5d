import { gzip } from './gzip';
import { exe, payload, readme, sizeOf } from './payload';
import { pdf } from './pdf';
import { type Entry, tar } from './tar';
import { xz } from './xz';
import { zip } from './zip';

type CreateArchive = (key: string, entries: readonly Entry[]) => Buffer | Promise<Buffer>;

/** Archive formats by file extension; the first match applies. */
const FORMATS: readonly (readonly [extension: string, create: CreateArchive])[] = [
  ['.tar.gz', (_key, entries) => gzip(tar(entries))],
  ['.tar.xz', (_key, entries) => xz(tar(entries))],
  ['.pdf', (key) => pdf(key)],
  ['.exe', (key) => exe(key)],
  ['.msi', (key) => exe(key)],
  ['.msp', (key) => exe(key)],
  ['.zip', (_key, entries) => zip(entries)],
  ['.apk', (_key, entries) => zip(entries)],
  ['.ipa', (_key, entries) => zip(entries)],
];

/**
 * Creates the package with this object key: a real archive whose content depends only on the key, so that
 * its MD5 sum, which the content files contain, is the same on every machine.
 */
export async function archiveOf(key: string): Promise<Buffer> {
  const entries: Entry[] = [
    { name: 'README.txt', bytes: readme(key) },
    { name: 'payload.bin', bytes: payload(key, sizeOf(key)) },
  ];
  const [, create] = FORMATS.find(([extension]) => key.toLowerCase().endsWith(extension)) ?? [];
  return create === undefined ? Buffer.concat(entries.map(({ bytes }) => bytes)) : create(key, entries);
}
